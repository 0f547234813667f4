import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type ReferenceInput, ReferenceView } from '@/features/developers'

interface PageInput {
  readonly searchParams: Promise<ReferenceInput>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('developers'))('reference'),
})

export default async function Page({ searchParams }: PageInput) {
  return <ReferenceView input={await searchParams} />
}
