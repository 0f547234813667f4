import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LawsView } from '@/features/laws'
import { alternatesHere } from '@/lib/shared-page'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('laws'))('title'),
  alternates: await alternatesHere(),
})

export default function Page() {
  return <LawsView />
}
