import { add, compare, divide, fromText, type Ratio, ratio, sum, zero } from '../../core/ratio.js'
import { type Amount, amountOf } from '../amount.js'
import type { SeriesStratum, SeriesTerms } from './series-terms.js'

/** One result of one evening, as it was published. */
export interface EveningLine {
  /** Who is ranked by it: keys, one for each that the result counts for. */
  readonly contestants: readonly string[]
  /** Person ids of all who played. */
  readonly people: readonly string[]
  /** Its percentage, exact decimal text; absent where the evening has none. */
  readonly percent?: string
  /** Ratio text. */
  readonly total: string
  /** The place, and how many share it. */
  readonly rank: number
  readonly sharedBy: number
}

export interface Evening {
  readonly id: string
  /** Best first; of two results of one contestant the first counts. */
  readonly lines: readonly EveningLine[]
}

/** What an evening was worth to a contestant. */
export interface SeriesFigure {
  readonly evening: string
  /** As played; the handicap is not in it. */
  readonly scratch: Ratio
  readonly handicap: Ratio
  /** Among the best that count. */
  readonly counts: boolean
}

/** A contestant's place within one class. */
export interface StratumPlace {
  /** Which of the terms' classes, from 0. */
  readonly stratum: number
  readonly rank: number
  readonly shared: boolean
  readonly prize: boolean
}

export interface SeriesLine {
  readonly contestant: string
  /** Absent for who has played too few evenings. */
  readonly rank?: number
  readonly shared: boolean
  readonly total: Ratio
  readonly played: number
  /** In the order of the evenings. */
  readonly figures: readonly SeriesFigure[]
  readonly strata: readonly StratumPlace[]
}

interface Contestant {
  readonly people: Set<string>
  readonly figures: Omit<SeriesFigure, 'counts'>[]
}

const placeWorth = (points: readonly string[], { rank, sharedBy }: EveningLine): Ratio => {
  const places = Array.from({ length: sharedBy }, (_, at) => points[rank - 1 + at])
  return divide(sum(places.map(one => (one === undefined ? zero : amountOf(one)))), ratio(sharedBy))
}

/** What a result is worth before its handicap; undefined where the evening says nothing of the kind. */
const worthOf = (terms: SeriesTerms, line: EveningLine): Ratio | undefined => {
  if (terms.measure === 'place') return placeWorth(terms.placePoints ?? [], line)
  if (terms.measure === 'total') return fromText(line.total)
  return line.percent === undefined ? undefined : amountOf(line.percent)
}

const handicapOf = ({ handicaps }: SeriesTerms, { people }: EveningLine): Ratio => {
  if (!handicaps || people.length === 0) return zero
  return divide(sum(people.map(id => amountOf(handicaps[id] ?? '0'))), ratio(people.length))
}

const contestantsOf = (terms: SeriesTerms, evenings: readonly Evening[]): ReadonlyMap<string, Contestant> => {
  const found = new Map<string, Contestant>()
  for (const { id, lines } of evenings) {
    const seen = new Set<string>()
    for (const line of lines) {
      const scratch = worthOf(terms, line)
      if (scratch === undefined) continue
      for (const key of line.contestants) {
        if (seen.has(key)) continue
        seen.add(key)
        const one = found.get(key) ?? { people: new Set(), figures: [] }
        found.set(key, one)
        for (const person of terms.by === 'player' ? [key] : line.people) one.people.add(person)
        one.figures.push({ evening: id, scratch, handicap: handicapOf(terms, line) })
      }
    }
  }
  return found
}

const worth = ({ scratch, handicap }: Omit<SeriesFigure, 'counts'>): Ratio => add(scratch, handicap)

/** The best `best` of the figures count; of equal ones the earlier. */
const counted = (terms: SeriesTerms, figures: Contestant['figures']): SeriesFigure[] => {
  const order = figures
    .map((_, at) => at)
    .sort((a, b) => compare(worth(figures[b] as SeriesFigure), worth(figures[a] as SeriesFigure)) || a - b)
  const best = new Set(order.slice(0, terms.best ?? order.length))
  return figures.map((figure, at) => ({ ...figure, counts: best.has(at) }))
}

const totalOf = (terms: SeriesTerms, figures: readonly SeriesFigure[]): Ratio => {
  const values = figures.filter(figure => figure.counts).map(worth)
  return terms.sum === 'mean' && values.length > 0 ? divide(sum(values), ratio(values.length)) : sum(values)
}

interface Ranked {
  readonly rank: number
  readonly shared: boolean
}

/** Places of figures that stand in descending order: 1, 1, 3. */
const ranksOf = (totals: readonly Ratio[]): Ranked[] => {
  let rank = 0
  return totals.map((total, at) => {
    const [before, after] = [totals[at - 1], totals[at + 1]]
    const level = before !== undefined && compare(before, total) === 0
    if (!level) rank = at + 1
    return { rank, shared: level || (after !== undefined && compare(after, total) === 0) }
  })
}

type Placed = Omit<SeriesLine, 'strata'> & { readonly holding: Ratio }

const isIn = ({ atMost }: SeriesStratum, { holding }: Placed): boolean =>
  atMost === undefined || compare(holding, amountOf(atMost)) <= 0

/** Places in each class; nobody wins a second prize, it goes to the next of the class. */
const strataOf = (terms: SeriesTerms, lines: readonly Placed[]): ReadonlyMap<string, StratumPlace[]> => {
  const places = new Map<string, StratumPlace[]>(lines.map(line => [line.contestant, []]))
  const winners = new Set<string>()
  terms.strata?.forEach((stratum, index) => {
    const within = lines.filter(line => line.rank !== undefined && isIn(stratum, line))
    const open = within.filter(line => !winners.has(line.contestant))
    const prized = new Set(
      ranksOf(open.map(line => line.total)).flatMap(({ rank }, at) =>
        rank <= stratum.prizes ? [open[at]?.contestant] : [],
      ),
    )
    ranksOf(within.map(line => line.total)).forEach((place, at) => {
      const { contestant } = within[at] as Placed
      const prize = prized.has(contestant)
      if (prize) winners.add(contestant)
      places.get(contestant)?.push({ stratum: index, ...place, prize })
    })
  })
  return places
}

const meanHolding = (people: ReadonlySet<string>, holdings: ReadonlyMap<string, Amount>): Ratio =>
  people.size === 0 ? zero : divide(sum([...people].map(id => amountOf(holdings.get(id) ?? '0'))), ratio(people.size))

/**
 * The order over several evenings, exactly. Who played fewer than `least` stands below, without a place.
 * @param evenings in their order; each counts as it was published.
 * @param holdings by person id, in points of the terms' ranking; whoever is absent held nothing.
 */
export const rankSeries = (
  terms: SeriesTerms,
  evenings: readonly Evening[],
  holdings: ReadonlyMap<string, Amount> = new Map(),
): readonly SeriesLine[] => {
  const all = [...contestantsOf(terms, evenings)].map(([contestant, { people, figures: played }]) => {
    const figures = counted(terms, played)
    const total = totalOf(terms, figures)
    return { contestant, figures, total, played: figures.length, holding: meanHolding(people, holdings) }
  })
  all.sort((a, b) => compare(b.total, a.total) || (a.contestant < b.contestant ? -1 : 1))
  const [enough, few] = [true, false].map(is => all.filter(one => one.played >= (terms.least ?? 1) === is))
  const ranks = ranksOf((enough ?? []).map(one => one.total))
  const lines: Placed[] = [
    ...(enough ?? []).map((one, at) => ({ ...one, ...(ranks[at] as Ranked) })),
    ...(few ?? []).map(one => ({ ...one, shared: false })),
  ]
  const strata = strataOf(terms, lines)
  return lines.map(({ holding: _, ...line }) => ({ ...line, strata: strata.get(line.contestant) ?? [] }))
}
