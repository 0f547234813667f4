import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Day } from '@/components/instant'
import { SportTag } from '@/components/sport-tag'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import { RulesLine } from '@/components/rules-line'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { LawBooksQuery } from './laws.graphql'

type OwnBooks = ResultOf<typeof LawBooksQuery>['bodyRules']

const nameOf = (books: OwnBooks, code: string, locale: string): string => {
  const body = books.find(book => book.rules?.organisation?.code === code)?.rules?.organisation
  return body ? inLanguage(body.name, locale) : code
}

/** The rules that bodies made themselves, body by body. */
async function OwnRules({ books }: { readonly books: OwnBooks }) {
  const [t, locale] = await Promise.all([getTranslations('bodyRules'), getLocale()])
  if (books.length === 0) return null
  const codes = [...new Set(books.map(book => book.rules?.organisation?.code ?? ''))]
  return (
    <section className="pb-6">
      <h2 className="mb-1 text-md">{t('ofBodies')}</h2>
      {codes.map(code => (
        <div key={code} className="pb-3">
          <h3 className="font-medium">{nameOf(books, code, locale)}</h3>
          <ul>
            {books
              .filter(book => book.rules?.organisation?.code === code)
              .map(book => (
                <li key={book.id} className="border-rule border-b py-2">
                  <RulesLine book={book} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Every text that something here cites, by sport, the one in force first. */
export async function LawsView() {
  const [t, locale, answer] = await Promise.all([getTranslations('laws'), getLocale(), ask(LawBooksQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const books = answer.data.lawBooks
  const shelves = [...new Set(books.map(book => book.shelf))]
  return (
    <>
      <PageTitle title={t('title')} secondary={t('lead')} />
      <OwnRules books={answer.data.bodyRules} />
      {shelves.map(shelf => (
        <section key={shelf} className="pb-6">
          <h2 className="mb-1 text-md">{shelf === 'federation' ? t('federation') : <SportTag sport={shelf} />}</h2>
          <ul>
            {books
              .filter(book => book.shelf === shelf)
              .toReversed()
              .map(book => (
                <li key={book.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-rule border-b py-2">
                  <Link href={paths.lawBook(book)} className="way font-medium">
                    {inLanguage(book.title, locale)}
                  </Link>
                  <span className="text-muted text-sm">{inLanguage(book.issuer, locale)}</span>
                  {book.effectiveFrom ? (
                    <span className="text-muted text-sm">
                      {t('since')} <Day date={book.effectiveFrom} />
                    </span>
                  ) : null}
                  {book.replacedBy ? <Chip>{t('replaced')}</Chip> : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
