import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Day } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ArticleList } from './article-list'
import { AboutRules, Replaced } from './body-rules'
import { Changes } from './changes'
import { LawBookQuery } from './laws.graphql'
import type { ShownBook } from './shown'

interface BookViewProps {
  readonly shelf: string
  readonly slug: string
}

async function OtherBook({ label, book }: { readonly label: string; readonly book: ShownBook | null }) {
  const locale = await getLocale()
  if (!book) return null
  return (
    <span>
      {label}{' '}
      <Link href={paths.lawBook(book)} className="link">
        {inLanguage(book.title, locale)}
      </Link>
    </span>
  )
}

type Book = NonNullable<ResultOf<typeof LawBookQuery>['lawBook']>

/** By what right the words of a text can be read here, and the way to bring them. */
async function Brought({ book }: { readonly book: Book }) {
  const [t, locale] = await Promise.all([getTranslations('laws'), getLocale()])
  return (
    <>
      {book.texts.map(({ id, rights, organisation }) => (
        <p key={id} className="max-w-prose pb-2 text-sm">
          {t('rightsOf', { body: organisation ? inLanguage(organisation.name, locale) : '', rights })}
        </p>
      ))}
      {book.mayBring.length > 0 ? (
        <p className="pb-2">
          <Link href={paths.deskLaw(book)} className="link inline-flex min-h-11 items-center lg:min-h-8">
            {t('bringWords')}
          </Link>
        </p>
      ) : null}
    </>
  )
}

/** Of rules of a body what they are; of a text of others, by what right its words are shown here. */
async function About({ book }: { readonly book: Book }) {
  const t = await getTranslations('laws')
  const { rules, replacedBy } = book
  return rules ? (
    <>
      {replacedBy ? <Replaced book={replacedBy} href={paths.lawBook(replacedBy)} /> : null}
      <AboutRules rules={rules} />
    </>
  ) : (
    <>
      <Brought book={book} />
      <p className="max-w-prose pb-3 text-muted text-sm">{t('ownWords')}</p>
    </>
  )
}

/** More than so many articles are listed by the outermost: the rest stand on the page of each. */
const MOST_LISTED = 120

/** The articles as they are numbered; of a long text the outermost, with how many stand under each. */
function Tree({ book }: { readonly book: Book }) {
  const { articles } = book
  if (articles.length <= MOST_LISTED) return <ArticleList book={book} articles={articles} />
  const under = new Map<string, number>()
  let outermost = ''
  for (const { number, depth } of articles) {
    if (depth === 0) outermost = number
    else under.set(outermost, (under.get(outermost) ?? 0) + 1)
  }
  return <ArticleList book={book} articles={articles.filter(({ depth }) => depth === 0)} under={under} />
}

/** A text as a tree of its articles, in our own words. */
export async function BookView({ shelf, slug }: BookViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('laws'),
    getLocale(),
    ask(LawBookQuery, { shelf, slug }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const book = answer.data.lawBook
  if (!book) return <NotFound />
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.laws} className="link">
            {t('title')}
          </Link>
        }
        title={inLanguage(book.title, locale)}
        secondary={inLanguage(book.issuer, locale)}
      >
        {book.effectiveFrom ? (
          <span>
            {t('since')} <Day date={book.effectiveFrom} />
          </span>
        ) : null}
        <OtherBook label={t('replacedBy')} book={book.rules ? null : book.replacedBy} />
        <OtherBook label={t('replaces')} book={book.replaces} />
        <OtherBook label={t('citedFrom')} book={book.citedFrom} />
      </PageTitle>
      {book.usedBy.length > 0 ? (
        <p className="pb-4 text-muted text-sm">
          {t('usedBy')}{' '}
          {book.usedBy.map((body, at) => (
            <span key={body.id}>
              {at > 0 ? ' · ' : ''}
              <Link href={paths.club(body)} className="link">
                {inLanguage(body.name, locale)}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
      <About book={book} />
      {book.articles.length === 0 ? (
        <EmptyState title={t('noArticles')}>{t('noArticlesNote')}</EmptyState>
      ) : (
        <Tree book={book} />
      )}
      <div className="pt-6">
        <Changes changes={book.changes} title={t('changesOf')} />
      </div>
    </>
  )
}
