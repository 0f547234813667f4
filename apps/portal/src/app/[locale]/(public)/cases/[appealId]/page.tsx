import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CaseView } from '@/features/appeals'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ appealId: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('cases'))('page'),
  robots: { index: false },
})

export default async function Page({ params }: PageInput) {
  return <CaseView id={await idAt((await params).appealId)} />
}
