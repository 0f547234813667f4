import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArticleView } from '@/features/laws'
import { alternatesHere } from '@/lib/shared-page'

interface PageInput {
  readonly params: Promise<{ readonly shelf: string; readonly book: string; readonly article: string }>
  readonly searchParams: Promise<{ readonly after?: string }>
}

export const generateMetadata = async ({ params }: PageInput): Promise<Metadata> => {
  const t = await getTranslations('clause')
  return {
    title: t('article', { article: decodeURIComponent((await params).article) }),
    alternates: await alternatesHere(),
  }
}

export default async function Page({ params, searchParams }: PageInput) {
  const [{ shelf, book, article }, { after }] = await Promise.all([params, searchParams])
  return (
    <ArticleView
      shelf={decodeURIComponent(shelf)}
      slug={decodeURIComponent(book)}
      cited={decodeURIComponent(article)}
      after={after}
    />
  )
}
