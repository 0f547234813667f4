import type { ResultOf, VariablesOf } from '@/gql'
import { smallestUnits, writtenPrice } from '@/lib/format/money'
import type { PublishBodyRulesMutation, RulesBeforeQuery } from './rules-desk.graphql'

type Input = VariablesOf<typeof PublishBodyRulesMutation>['input']
export type RulesBefore = NonNullable<ResultOf<typeof RulesBeforeQuery>['lawBook']>
type Sets = NonNullable<Input['articles'][number]['sets']>

export const setsKinds = ['none', 'penalty', 'filing', 'deposit'] as const
export type SetsKind = (typeof setsKinds)[number]
export const measures = ['points', 'pointsHere', 'warning', 'forfeit', 'disqualification'] as const
export type Measure = (typeof measures)[number]

/** An article as it is being written. */
export interface DraftedArticle {
  /** Stays the same while articles come and go around it. */
  readonly key: number
  readonly number: string
  readonly titleZh: string
  readonly titleEn: string
  readonly zh: string
  readonly en: string
  readonly sets: SetsKind
  readonly measure: Measure
  readonly amount: string
  readonly from: string
  readonly currency: string
}

export const emptyArticle = (key: number): DraftedArticle => ({
  ...{ key, number: '', titleZh: '', titleEn: '', zh: '', en: '' },
  ...{ sets: 'none', measure: 'points', amount: '', from: '', currency: 'CNY' },
})

/** The articles of the version before, to be written on. */
export const draftedFrom = (before: RulesBefore | undefined): readonly DraftedArticle[] =>
  (before?.articles ?? []).map(({ number, title, summary, sets }, key) => {
    const currency = sets?.currency ?? 'CNY'
    const amount = sets?.amount ?? ''
    return {
      ...{ key, number, titleZh: title.zh, titleEn: title.en, zh: summary?.zh ?? '', en: summary?.en ?? '' },
      sets: sets?.kind ?? 'none',
      measure: sets?.measure ?? 'points',
      amount: sets?.kind === 'deposit' ? writtenPrice(Number(amount), currency) : amount,
      from: sets?.from ? `${sets.from}` : '',
      currency,
    }
  })

const takesPoints = (measure: Measure): boolean => measure === 'points' || measure === 'pointsHere'

const setsOf = ({ sets, measure, amount, from, currency }: DraftedArticle): Sets | null => {
  if (sets === 'none') return null
  if (sets === 'filing') return { kind: sets, amount: amount.trim() }
  if (sets === 'deposit') {
    const code = currency.trim().toUpperCase()
    const due = /^[A-Z]{3}$/.test(code) ? smallestUnits(amount.trim(), code) : 0
    return { kind: sets, amount: `${due}`, currency: code }
  }
  const points = takesPoints(measure) ? { amount: amount.trim() } : {}
  return { kind: sets, measure, ...points, ...(from.trim() ? { from: Number(from) } : {}) }
}

/** As the API takes it. */
export const articleInput = (article: DraftedArticle): Input['articles'][number] => {
  const { number, titleZh, titleEn, zh, en } = article
  return { number, titleZh, titleEn, zh, en, sets: setsOf(article) }
}
