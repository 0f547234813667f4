import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import { CaseLines } from '@/features/like-cases'
import { Link, redirect } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ArticleList, ArticleNumber } from './article-list'
import { ArticleSets } from './article-sets'
import { Replaced } from './body-rules'
import { Changes } from './changes'
import { Drives } from './drives'
import { Elsewhere } from './elsewhere'
import { InEvents } from './in-events'
import { CasesOnArticleQuery, LawArticleQuery } from './laws.graphql'
import { RulingsOn } from './rulings-on'
import type { ShownArticle, ShownBook } from './shown'
import { Words } from './words'

interface ArticleViewProps {
  readonly shelf: string
  readonly slug: string
  /** As somebody cites it. */
  readonly cited: string
  readonly after?: string | undefined
}

async function Way({ book, path }: { readonly book: ShownBook; readonly path: readonly ShownArticle[] }) {
  const [t, locale] = await Promise.all([getTranslations('laws'), getLocale()])
  return (
    <nav aria-label={t('way')} className="flex flex-wrap items-baseline gap-x-2">
      <Link href={paths.lawBook(book)} className="link">
        {inLanguage(book.title, locale)}
      </Link>
      {path.map(article => (
        <span key={article.number} className="figures">
          ›{' '}
          <Link href={paths.lawArticle(book, article)} className="link">
            <ArticleNumber number={article.number} />
            {inLanguage(article.title, locale)}
          </Link>
        </span>
      ))}
    </nav>
  )
}

interface UsesProps {
  readonly title: string
  readonly uses: readonly { readonly code: string; readonly name: { readonly zh: string; readonly en: string } }[]
}

async function Uses({ title, uses }: UsesProps) {
  const locale = await getLocale()
  if (uses.length === 0) return null
  return (
    <section className="pb-5">
      <h2 className="mb-1 text-md">{title}</h2>
      <p className="flex flex-wrap gap-2">
        {uses.map(use => (
          <Link
            key={use.code}
            href={paths.casebook({ situation: use.code })}
            className="inline-flex min-h-8 items-center"
          >
            <Chip>{inLanguage(use.name, locale)}</Chip>
          </Link>
        ))}
      </p>
    </section>
  )
}

/** An article: what it says in our own words, what rests on it here, and how it was ruled and decided. */
export async function ArticleView({ shelf, slug, cited, after }: ArticleViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('laws'),
    getLocale(),
    ask(LawArticleQuery, { shelf, slug, cited, after: after ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const article = answer.data.lawBook?.article
  if (!article) return <NotFound />
  const { book } = article
  const { rules, replacedBy } = answer.data.lawBook ?? {}
  if (article.number !== cited || book.slug !== slug || book.shelf !== shelf)
    redirect({ href: paths.lawArticle(book, article), locale })
  const found = await ask(CasesOnArticleQuery, { article: `${book.id}#${article.number}` })
  const cases = found.ok ? found.data.casebook.edges.map(edge => edge.node) : []
  return (
    <>
      <PageTitle
        kicker={<Way book={book} path={article.path} />}
        title={
          <span className="figures">
            <ArticleNumber number={article.number} />
            {inLanguage(article.title, locale)}
          </span>
        }
      />
      {rules && replacedBy ? <Replaced book={replacedBy} href={paths.lawArticle(replacedBy, article)} /> : null}
      {article.summary ? (
        <p className="max-w-prose whitespace-pre-line pb-2">{inLanguage(article.summary, locale)}</p>
      ) : null}
      <ArticleSets sets={article.sets} />
      {rules ? null : <p className="max-w-prose pb-5 text-muted text-sm">{t('ownWords')}</p>}
      <Words texts={answer.data.lawBook?.texts ?? []} passages={article.passages} />
      {cases.length > 0 ? (
        <section className="pb-5" data-cases-on="">
          <h2 className="mb-1 text-md">{t('cases')}</h2>
          <p className="figures text-muted text-sm">{t('outcomes', { ...article.cases })}</p>
          <CaseLines cases={cases} />
          <Link href={paths.casebook({ article: `${book.id}#${article.number}` })} className="link">
            {t('allCases')}
          </Link>
        </section>
      ) : null}
      <RulingsOn book={book} article={article} after={after} />
      <Uses title={t('led')} uses={article.ledSituations} />
      <Uses title={t('guide')} uses={article.guideSituations} />
      <Drives sport={book.shelf} drives={article.drives} />
      <Changes changes={article.changes} title={t('changes')} />
      <InEvents book={book} led={article.ledSituations} changes={article.changes} />
      <Elsewhere articles={article.elsewhere} ofRules={Boolean(rules)} />
      {article.under.length > 0 ? (
        <section>
          <h2 className="mb-1 text-md">{t('under')}</h2>
          <ArticleList book={book} articles={article.under} from={article.depth + 1} />
        </section>
      ) : null}
    </>
  )
}
