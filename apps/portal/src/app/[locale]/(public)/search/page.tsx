import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchView } from '@/features/search'

interface PageInput {
  readonly searchParams: Promise<{ q?: string | string[]; tab?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('search'))('title') })

export default async function Page({ searchParams }: PageInput) {
  const { q, tab } = await searchParams
  const text = (Array.isArray(q) ? q[0] : q) ?? ''
  return <SearchView text={text.trim().slice(0, 100)} tab={tab} />
}
