import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type ExplorerInput, ExplorerView } from '@/features/developers'

interface PageInput {
  readonly searchParams: Promise<ExplorerInput>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('developers'))('explorer'),
})

export default async function Page({ searchParams }: PageInput) {
  return <ExplorerView input={await searchParams} />
}
