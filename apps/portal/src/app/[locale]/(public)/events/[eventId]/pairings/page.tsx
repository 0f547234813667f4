import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PairingsView } from '@/features/rounds'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('events'))('pairings'),
})

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; round?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, round }] = await Promise.all([params, searchParams])
  return <PairingsView eventId={await idAt(eventId)} stage={stage} round={round} />
}
