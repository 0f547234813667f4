import type { ScoringMethod } from '../imported-event.js'
import { type PageColumn, pageColumn } from '../values/page-columns.js'

/** Columns of the results CSV, in the order in which they are written. */
export const csvColumns = [
  'section',
  'round',
  'table',
  'board',
  'ns',
  'ew',
  'contract',
  'declarer',
  'tricks',
  'result',
  'score',
  'lead',
  'ns_points',
  'ew_points',
  'ns_names',
  'ew_names',
  'ns_ids',
  'ew_ids',
] as const
export type CsvColumn = (typeof csvColumns)[number]

/**
 * What a column of results can say: those written, the score of the other side where a table has both, and what a contract
 * made where that need not be its tricks.
 */
export type ReadColumn = CsvColumn | 'ew_score' | 'made'

/** Headings of other programs (Bridgemate, exports of pairs scorers) for the same thing; compared without marks. */
const aliases: Readonly<Record<string, CsvColumn>> = {
  boardnumber: 'board',
  boardno: 'board',
  pairns: 'ns',
  nspair: 'ns',
  nspairnumber: 'ns',
  pairew: 'ew',
  ewpair: 'ew',
  ewpairnumber: 'ew',
  playedby: 'declarer',
  by: 'declarer',
  nsew: 'declarer',
  nsscore: 'score',
  remarks: 'score',
  adjusted: 'score',
  leadcard: 'lead',
  nsname: 'ns_names',
  ewname: 'ew_names',
  sectionid: 'section',
  roundnumber: 'round',
  tablenumber: 'table',
}

/** `ns_mp`, `EW MatchPoints`, `ns_result_imp`, `NS Cross IMPs` …: points of a side, and what they say of the scoring. */
const pointsHeading =
  /^(ns|ew)(?:result|award|(?:result|score|award)?(?:points|matchpoints?|mps?|crossimps?|ximps?|butler|imps?))$/

/** In this order: `imps` ends in `mps`, `crossimps` in `imps`. */
const scoringOfPoints: readonly (readonly [RegExp, ScoringMethod])[] = [
  [/(?:cross|x)imps?$/, 'crossImp'],
  [/butler$/, 'butler'],
  [/imps?$/, 'imp'],
  [/(?:matchpoints?|mps?)$/, 'matchpoint'],
]

/** The same for the words that pages have for it, in more languages. */
const ofPages: Readonly<Partial<Record<PageColumn, ReadColumn>>> = {
  board: 'board',
  section: 'section',
  round: 'round',
  table: 'table',
  ns: 'ns',
  ew: 'ew',
  contract: 'contract',
  declarer: 'declarer',
  tricks: 'tricks',
  result: 'result',
  made: 'made',
  lead: 'lead',
  score: 'score',
  scoreEw: 'ew_score',
  nsPoints: 'ns_points',
  ewPoints: 'ew_points',
  nsNames: 'ns_names',
  ewNames: 'ew_names',
}

const squeezed = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '')

const byName: ReadonlyMap<string, CsvColumn> = new Map([
  ...Object.entries(aliases),
  ...csvColumns.map(column => [squeezed(column), column] as const),
])

/** The column a heading means. */
export const columnOf = (heading: string): ReadColumn | undefined => {
  const name = squeezed(heading)
  const side = pointsHeading.exec(name)?.[1]
  // A share or a sign says more than the letters around it: `% NS` is no pair, nor is `NS -`.
  const bySign = /[%+]|^\s*[-−]|[-−]\s*$/.test(heading) ? pageColumn(heading) : undefined
  if (bySign) return ofPages[bySign]
  if (byName.has(name)) return byName.get(name)
  if (side) return side === 'ns' ? 'ns_points' : 'ew_points'
  const column = pageColumn(heading)
  return column && ofPages[column]
}

/** The scoring that a heading of points names; pairs are the contestants here, so IMPs are cross-IMPs or Butler. */
export const scoringOfHeading = (heading: string): ScoringMethod | undefined => {
  const name = squeezed(heading)
  return pointsHeading.test(name) ? scoringOfPoints.find(([pattern]) => pattern.test(name))?.[1] : undefined
}
