import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnderEditionView } from '@/features/under-edition'
import { idAt } from '@/lib/id-at'

interface PageInput {
  readonly params: Promise<{ readonly eventId: string }>
  readonly searchParams: Promise<{ readonly edition?: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('underEdition'))('title'),
})

export default async function Page({ params, searchParams }: PageInput) {
  const [{ eventId }, { edition }] = await Promise.all([params, searchParams])
  return <UnderEditionView eventId={await idAt(eventId)} asked={edition} />
}
