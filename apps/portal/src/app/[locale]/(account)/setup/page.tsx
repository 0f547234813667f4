import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SetupView } from '@/features/setup'

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('setup'))('title') })

export default function Page() {
  return <SetupView />
}
