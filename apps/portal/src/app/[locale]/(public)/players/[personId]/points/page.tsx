import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlayerPoints } from '@/features/players'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('players'))('points') })

interface PageInput {
  readonly params: Promise<{ personId: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ personId }, { after }] = await Promise.all([params, searchParams])
  return <PlayerPoints personId={await idAt(personId)} after={after} />
}
