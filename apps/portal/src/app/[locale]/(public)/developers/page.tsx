import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DevelopersView } from '@/features/developers'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('developers'))('title'),
})

export default function Page() {
  return <DevelopersView />
}
