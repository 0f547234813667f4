import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RankingsView } from '@/features/rankings'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('rankings'))('title') })

export default function Page() {
  return <RankingsView />
}
