import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CasebookEntryView } from '@/features/casebook'
import { fromPath } from '@/lib/paths'
import { titled } from '@/lib/titles'

interface PageInput {
  readonly params: Promise<{ caseId: string }>
}

export const generateMetadata = async ({ params }: PageInput): Promise<Metadata> => {
  const [t, reference] = [await getTranslations('casebook'), fromPath((await params).caseId)]
  return titled(reference.length < 44 ? `${reference} · ${t('title')}` : t('title'))
}

export default async function Page({ params }: PageInput) {
  return <CasebookEntryView id={fromPath((await params).caseId)} />
}
