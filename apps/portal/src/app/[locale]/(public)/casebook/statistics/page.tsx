import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CasebookStatisticsView } from '@/features/casebook'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('casebook'))('statisticsTitle'),
})

export default function Page() {
  return <CasebookStatisticsView />
}
