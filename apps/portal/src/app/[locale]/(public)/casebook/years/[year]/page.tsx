import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CasebookYearView } from '@/features/casebook'

interface PageProps {
  readonly params: Promise<{ year: string }>
  readonly searchParams: Promise<{ after?: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => ({
  title: (await getTranslations('casebook'))('yearly', { year: (await params).year }),
})

export default async function Page({ params, searchParams }: PageProps) {
  return <CasebookYearView year={(await params).year} after={(await searchParams).after} />
}
