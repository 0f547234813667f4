import type { Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Amount } from '../amount.js'
import { PolicyReader } from '../policy-reader.js'
import { withoutAbsent } from '../without-absent.js'

/** Who is ranked over the evenings: each player, those who play together whoever they are, or one name (a team). */
export const seriesContestants = ['player', 'together', 'name'] as const
export type SeriesContestant = (typeof seriesContestants)[number]

/** What counts of an evening: its percentage, its total, or points for the place. */
export const seriesMeasures = ['percent', 'total', 'place'] as const
export type SeriesMeasure = (typeof seriesMeasures)[number]

/** How the evenings that count become one figure. */
export const seriesSums = ['sum', 'mean'] as const
export type SeriesSum = (typeof seriesSums)[number]

/** One class of a series: whoever held no more than that at its beginning is in it, and so in those before it. */
export interface SeriesStratum {
  readonly nameZh: string
  readonly nameEn: string
  /** Exact amount text, in points of the ranking; everybody when absent. */
  readonly atMost?: Amount
  /** How many places win a prize. */
  readonly prizes: number
}

/** How several evenings become one order: plain JSON, set by who runs them. */
export interface SeriesTerms {
  readonly by: SeriesContestant
  readonly measure: SeriesMeasure
  /** Points of the first place, the second …; nothing beyond the end. With the measure `place`. */
  readonly placePoints?: readonly Amount[]
  readonly sum: SeriesSum
  /** The best so many evenings count; all when absent. */
  readonly best?: number
  /** Whoever played fewer evenings has no place yet. */
  readonly least?: number
  /** By person id: what is added to each of its evenings; several players of one result add their mean. */
  readonly handicaps?: Readonly<Record<string, Amount>>
  /** Code of the ranking whose list, in print when the series began, says who is in which class. */
  readonly ranking?: string
  /** The widest class first. */
  readonly strata?: readonly SeriesStratum[]
}

/** Most evenings, places and classes that are told apart. */
const MOST_EVENINGS = 366
const MOST_PRIZES = 1000

const stratum = (reader: PolicyReader): SeriesStratum =>
  withoutAbsent<SeriesStratum>({
    nameZh: reader.text('nameZh'),
    nameEn: reader.text('nameEn'),
    atMost: reader.optional('atMost', name => reader.amount(name)),
    prizes: reader.whole('prizes', 0, MOST_PRIZES),
  })

/** Untyped JSON → the terms of a series, or every problem (`POLICY_*`) with its path. */
export const parseSeriesTerms = (input: unknown): Result<SeriesTerms, readonly Problem[]> => {
  const problems: Problem[] = []
  const reader = new PolicyReader(input, '', problems)
  const measure = reader.choice('measure', seriesMeasures)
  const strata = reader.optional('strata', name => reader.list(name, stratum))
  const terms = withoutAbsent<SeriesTerms>({
    by: reader.choice('by', seriesContestants),
    measure,
    placePoints: measure === 'place' ? reader.amounts('placePoints') : undefined,
    sum: reader.choice('sum', seriesSums),
    best: reader.optional('best', name => reader.whole(name, 1, MOST_EVENINGS)),
    least: reader.optional('least', name => reader.whole(name, 1, MOST_EVENINGS)),
    handicaps: reader.optional('handicaps', name => reader.amountMap(name)),
    ranking: strata?.some(one => one.atMost !== undefined) ? reader.text('ranking') : undefined,
    strata,
  })
  return problems.length > 0 ? err(problems) : ok(terms)
}
