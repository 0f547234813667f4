import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { alternatesHere } from '@/lib/shared-page'
import { type CasebookInput, CasebookView } from '@/features/casebook'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('casebook'))('title'),
  alternates: await alternatesHere({ 'application/atom+xml': '/casebook.atom' }),
})

export default async function Page({ searchParams }: { readonly searchParams: Promise<CasebookInput> }) {
  return <CasebookView input={await searchParams} />
}
