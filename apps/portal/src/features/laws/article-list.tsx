import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { ArticleSets } from './article-sets'
import type { ShownArticle, ShownBook } from './shown'

const INDENTS = ['', 'pl-4', 'pl-8', 'pl-12']

interface ArticleListProps {
  readonly book: Pick<ShownBook, 'shelf' | 'slug'>
  readonly articles: readonly ShownArticle[]
  /** How deep the first of them stands. */
  readonly from?: number
  /** How many stand under each, where those are not listed with it: then it is said on its page what it says. */
  readonly under?: ReadonlyMap<string, number>
}

/** The number as it is said, or nothing where a text has no numbers. */
export function ArticleNumber({ number }: { readonly number: string }) {
  const t = useTranslations('clause')
  return /^\d/.test(number) ? <>{t('article', { article: number })} </> : null
}

/** Articles one under another, each a door, with what it says in our own words. */
export function ArticleList({ book, articles, from = 0, under }: ArticleListProps) {
  const t = useTranslations('laws')
  const locale = useLocale()
  return (
    <ol>
      {articles.map(article => (
        <li
          key={article.number}
          className={cn('border-rule border-b py-2', INDENTS[Math.min(article.depth - from, INDENTS.length - 1)])}
        >
          <Link href={paths.lawArticle(book, article)} className="way figures">
            <ArticleNumber number={article.number} />
            <span className="font-medium">{inLanguage(article.title, locale)}</span>
          </Link>
          {under?.get(article.number) ? (
            <span className="figures ml-3 text-muted text-sm">
              {t('countUnder', { count: under.get(article.number) ?? 0 })}
            </span>
          ) : null}
          {article.summary && !under ? (
            <p className="max-w-prose whitespace-pre-line text-muted text-sm">{inLanguage(article.summary, locale)}</p>
          ) : null}
          <ArticleSets sets={article.sets} />
        </li>
      ))}
    </ol>
  )
}
