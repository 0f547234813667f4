import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MyNoticesView } from '@/features/appeals'

interface PageInput {
  readonly searchParams: Promise<{ after?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('mailChoices'))('title'),
})

export default async function Page({ searchParams }: PageInput) {
  const { after } = await searchParams
  return <MyNoticesView after={after} />
}
