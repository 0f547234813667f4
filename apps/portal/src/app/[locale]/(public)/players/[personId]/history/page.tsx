import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayerHistory } from '@/features/players'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('players'))('history'),
})

export default async function Page({ params }: { readonly params: Promise<{ personId: string }> }) {
  return <PlayerHistory personId={await idAt((await params).personId)} />
}
