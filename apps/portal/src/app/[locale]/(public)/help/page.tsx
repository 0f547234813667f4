import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpView } from '@/features/help'
import { titled } from '@/lib/titles'

export const generateMetadata = async (): Promise<Metadata> => titled((await getTranslations('help'))('title'))

export default function Page() {
  return <HelpView />
}
