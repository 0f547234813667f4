import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CalendarView } from '@/features/match-days'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('matchDays'))('title'),
})

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; entry?: string; skip?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, entry, skip }] = await Promise.all([params, searchParams])
  return <CalendarView eventId={await idAt(eventId)} stage={stage} entry={entry} skip={Number(skip) || 0} />
}
