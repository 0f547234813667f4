import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LeadersOfSeries, LeadersOfStage } from '@/features/play'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('play'))('leaders') })

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; of?: string; least?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, of, least }] = await Promise.all([params, searchParams])
  const id = await idAt(eventId)
  return of === 'series' ? (
    <LeadersOfSeries eventId={id} least={least} />
  ) : (
    <LeadersOfStage eventId={id} stage={stage} least={least} />
  )
}
