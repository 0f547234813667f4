import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenDataView } from '@/features/open-data'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('openData'))('title') })

export default function Page() {
  return <OpenDataView />
}
