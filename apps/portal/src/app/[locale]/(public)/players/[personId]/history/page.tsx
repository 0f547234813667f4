import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayerHistory } from '@/features/players'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('players'))('history'),
})

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerHistory personId={fromPath((await params).personId)} />
}
