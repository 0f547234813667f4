import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PeopleView } from '@/features/players'

interface PageInput {
  readonly searchParams: Promise<{ text?: string; after?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations('players'))('title') })

export default async function Page({ searchParams }: PageInput) {
  const { text, after } = await searchParams
  return <PeopleView text={text} after={after} />
}
