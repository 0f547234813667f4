import { add, compare, divide, type Ratio, ratio, zero } from './ratio.js'

/** A list of those who did something most, or least, often or best; its code is worded by the sport’s terms. */
export interface LeaderList {
  readonly code: string
  /** Kinds of the sport’s tallies that are counted. */
  readonly of: readonly string[]
  /** Kinds that a share is taken of; `of` itself where absent. */
  readonly per?: readonly string[]
  /** A share of `per`, of what succeeded, the mean of what it brought, or the most that one brought. */
  readonly by: 'share' | 'success' | 'mean' | 'most'
  /** How often `per` has to have happened to somebody who is listed, unless more or less is asked for. */
  readonly least: number
  /** The lowest figure stands first. */
  readonly isLowest?: boolean
}

/** What was counted of somebody, one kind. */
export interface LeaderCount {
  readonly who: string
  readonly kind: string
  readonly count: number
  readonly succeeded: number
  readonly sum: Ratio
  readonly most: Ratio
}

export interface Leader {
  readonly who: string
  /** Exact: a share, a mean, or the most. */
  readonly figure: Ratio
  /** How often it happened, and of how many. */
  readonly count: number
  readonly of: number
  /** Shared ranks count like 1, 1, 3. */
  readonly rank: number
  readonly shared: boolean
}

const figureOf = (
  list: LeaderList,
  own: readonly LeaderCount[],
): Omit<Leader, 'who' | 'rank' | 'shared'> | undefined => {
  const among = (kinds: readonly string[]) => own.filter(({ kind }) => kinds.includes(kind))
  const total = (rows: readonly LeaderCount[], of: 'count' | 'succeeded') => rows.reduce((sum, row) => sum + row[of], 0)
  const [counted, whole] = [among(list.of), among(list.per ?? list.of)]
  const of = total(whole, 'count')
  const happened = total(counted, list.by === 'success' ? 'succeeded' : 'count')
  if (of === 0) return undefined
  if (list.by === 'share' || list.by === 'success') return { figure: ratio(happened, of), count: happened, of }
  const figures = counted.map(row => row[list.by === 'mean' ? 'sum' : 'most'])
  if (list.by === 'most')
    return { figure: figures.reduce((a, b) => (compare(a, b) < 0 ? b : a), zero), count: happened, of }
  const sum = figures.reduce(add, zero)
  return { figure: divide(sum, ratio(of)), count: happened, of }
}

/** The list in order; nobody to whom it happened less than `least` times. Nobody’s standing hangs on it. */
export const leadersOf = (
  list: LeaderList,
  counts: readonly LeaderCount[],
  least: number = list.least,
): readonly Leader[] => {
  const byWho = new Map<string, LeaderCount[]>()
  for (const row of counts) byWho.set(row.who, [...(byWho.get(row.who) ?? []), row])
  const found = [...byWho].flatMap(([who, own]) => {
    const figure = figureOf(list, own)
    return figure && figure.of >= Math.max(1, least) ? [{ who, ...figure }] : []
  })
  const order = (a: { figure: Ratio }, b: { figure: Ratio }): number =>
    list.isLowest ? compare(a.figure, b.figure) : compare(b.figure, a.figure)
  return found
    .sort((a, b) => order(a, b) || b.of - a.of || (a.who < b.who ? -1 : 1))
    .map(line => ({
      ...line,
      rank: 1 + found.filter(other => order(other, line) < 0).length,
      shared: found.filter(other => order(other, line) === 0).length > 1,
    }))
}
