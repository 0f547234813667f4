import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BookView } from '@/features/laws'
import { alternatesHere } from '@/lib/shared-page'

interface PageInput {
  readonly params: Promise<{ readonly shelf: string; readonly book: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('laws'))('title'),
  alternates: await alternatesHere(),
})

export default async function Page({ params }: PageInput) {
  const { shelf, book } = await params
  return <BookView shelf={decodeURIComponent(shelf)} slug={decodeURIComponent(book)} />
}
