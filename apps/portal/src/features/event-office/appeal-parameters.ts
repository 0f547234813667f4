import { getLocale, getTranslations } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import { writtenPrice } from '@/lib/format/money'
import { ask } from '@/lib/graphql/server-client'
import { AppealParametersQuery } from './appeal-parameters.graphql'

/** What the rules that an event is held under set for its appeals, as a form is filled in with it, and by which articles. */
export interface AppealParameters {
  readonly filing?: string
  readonly deposit?: string
  readonly currency?: string
  readonly articles: readonly string[]
}

/** Of several articles on the same matter the first: what was chosen for the event stands before what is for all. */
export const loadAppealParameters = async (event: string): Promise<AppealParameters> => {
  const [clause, locale, answer] = await Promise.all([
    getTranslations('clause'),
    getLocale(),
    ask(AppealParametersQuery, { id: event }),
  ])
  const rules = answer.ok ? (answer.data.event?.rules ?? []) : []
  const set = rules.flatMap(({ book }) =>
    book.articles.flatMap(({ number, sets }) =>
      sets ? [{ ...sets, by: `${inLanguage(book.title, locale)} ${clause('article', { article: number })}` }] : [],
    ),
  )
  const filing = set.find(({ kind }) => kind === 'filing')
  const deposit = set.find(({ kind }) => kind === 'deposit')
  const currency = deposit?.currency ?? ''
  return {
    ...(filing?.amount ? { filing: filing.amount } : {}),
    ...(deposit?.amount && currency ? { deposit: writtenPrice(Number(deposit.amount), currency), currency } : {}),
    articles: [filing, deposit].flatMap(one => (one ? [one.by] : [])),
  }
}
