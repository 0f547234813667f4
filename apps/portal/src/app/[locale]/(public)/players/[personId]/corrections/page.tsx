import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayerCorrections } from '@/features/players'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('players'))('corrections'),
})

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerCorrections personId={await idAt((await params).personId)} />
}
