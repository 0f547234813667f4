import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LeadersOfStage } from '@/features/play'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('play'))('leaders') })

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ stage?: string; least?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { stage, least }] = await Promise.all([params, searchParams])
  return <LeadersOfStage eventId={await idAt(eventId)} stage={stage} least={least} />
}
