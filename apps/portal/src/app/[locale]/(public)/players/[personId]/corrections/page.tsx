import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayerCorrections } from '@/features/players'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('players'))('corrections'),
})

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerCorrections personId={fromPath((await params).personId)} />
}
