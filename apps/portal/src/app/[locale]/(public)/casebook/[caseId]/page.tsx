import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CasebookEntryView } from '@/features/casebook'
import { fromPath } from '@/lib/paths'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('casebook'))('title'),
})

export default async function Page({ params }: { readonly params: Promise<{ caseId: string }> }) {
  return <CasebookEntryView id={fromPath((await params).caseId)} />
}
