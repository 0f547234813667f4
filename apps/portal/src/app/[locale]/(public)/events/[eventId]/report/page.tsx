import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFound } from '@/components/not-found'
import { ReportView } from '@/features/result-reports'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('resultReports'))('title'),
})

interface PageInput {
  readonly searchParams: Promise<{ stage?: string; slot?: string }>
}

export default async function Page({ searchParams }: PageInput) {
  const { stage, slot } = await searchParams
  return stage && slot ? <ReportView stage={stage} slot={slot} /> : <NotFound />
}
