import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SeriesPage } from '@/features/series'
import { idAt } from '@/lib/id-at'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('series'))('title'),
})

interface PageInput {
  readonly params: Promise<{ eventId: string }>
  readonly searchParams: Promise<{ from?: string; class?: string }>
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { from, class: stratum }] = await Promise.all([params, searchParams])
  return <SeriesPage eventId={await idAt(eventId)} from={from} stratum={stratum} />
}
