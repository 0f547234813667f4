import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { ArticleNumber } from './article-list'
import type { ShownArticle, ShownBook } from './shown'

interface ElsewhereProps {
  readonly articles: readonly (ShownArticle & { readonly book: ShownBook })[]
  /** The others are versions of the same rules of a body. */
  readonly ofRules: boolean
}

/** The same matter in the other texts of the sport, beside one another. */
export async function Elsewhere({ articles, ofRules }: ElsewhereProps) {
  const [t, versions, locale] = await Promise.all([getTranslations('laws'), getTranslations('bodyRules'), getLocale()])
  if (articles.length === 0) return null
  return (
    <section className="pb-5">
      <h2 className="mb-1 text-md">{ofRules ? versions('versions') : t('elsewhere')}</h2>
      <ul>
        {articles.map(({ book, ...article }) => (
          <li key={book.id} className="border-rule border-b py-2">
            <Link href={paths.lawArticle(book, article)} className="way figures">
              {inLanguage(book.title, locale)} ·{' '}
              {ofRules ? `${versions('version', { number: Number(book.slug.split('.').at(-1)) })} · ` : ''}
              <ArticleNumber number={article.number} />
              <span className="font-medium">{inLanguage(article.title, locale)}</span>
            </Link>
            {article.summary ? (
              <p className="max-w-prose text-muted text-sm">{inLanguage(article.summary, locale)}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
