/** A published result as a career sees it. */
export interface CareerResult {
  /** Names the result; careers answer with it. */
  readonly key: string
  /** The last day of its event, `YYYY-MM-DD`. */
  readonly day: string
  readonly sport: string
  readonly rank: number
  /** As printed, to hundredths; null where the result is no percentage. */
  readonly percent: string | null
}

/** What a result was in its career when it was reached, and what it is now. */
export const resultMarks = ['firstResult', 'firstPodium', 'firstWin', 'bestThen', 'highest', 'secondHighest'] as const
export type ResultMark = (typeof resultMarks)[number]

/** One calendar year of somebody's results. */
export interface CareerSeason {
  readonly year: number
  readonly results: number
  readonly wins: number
  readonly podiums: number
  readonly bestRank: number
  /** The highest percentage of the year; null where there is none. */
  readonly bestPercent: string | null
}

/** Results one after another that all were wins, or all among the first three. */
export interface CareerStreak {
  readonly of: 'wins' | 'podiums'
  readonly length: number
  readonly from: string
  readonly until: string
  /** Whether the newest result belongs to it. */
  readonly current: boolean
}

export interface Career {
  /** Newest first. */
  readonly seasons: readonly CareerSeason[]
  /** The longest of each kind, of two results at least; of equal ones the newest. */
  readonly streaks: readonly CareerStreak[]
  readonly marks: ReadonlyMap<string, readonly ResultMark[]>
}

/** `"70.83"` → 7083; percentages are printed to hundredths and compared as whole numbers of them. */
const hundredths = (percent: string): number => {
  const [whole = '0', part = ''] = percent.replace('-', '').split('.')
  const size = Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
  return percent.startsWith('-') ? -size : size
}

const inOrder = (results: readonly CareerResult[]): CareerResult[] =>
  [...results].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.key < b.key ? -1 : 1))

const higher = (a: string | null, b: string | null): string | null =>
  a === null ? b : b === null || hundredths(a) >= hundredths(b) ? a : b

const seasonsOf = (results: readonly CareerResult[]): CareerSeason[] => {
  const years = new Map<number, CareerSeason>()
  for (const { day, rank, percent } of results) {
    const year = Number(day.slice(0, 4))
    const had = years.get(year)
    years.set(year, {
      year,
      results: (had?.results ?? 0) + 1,
      wins: (had?.wins ?? 0) + (rank === 1 ? 1 : 0),
      podiums: (had?.podiums ?? 0) + (rank <= 3 ? 1 : 0),
      bestRank: Math.min(had?.bestRank ?? rank, rank),
      bestPercent: higher(had?.bestPercent ?? null, percent),
    })
  }
  return [...years.values()].sort((a, b) => b.year - a.year)
}

const longest = (results: readonly CareerResult[], of: CareerStreak['of']): CareerStreak[] => {
  const most = of === 'wins' ? 1 : 3
  let found: CareerStreak | undefined
  let from = 0
  for (const [at, { rank, day }] of results.entries()) {
    if (rank > most) from = at + 1
    const length = at + 1 - from
    if (length < 2 || (found && found.length > length)) continue
    found = { of, length, from: results[from]?.day ?? day, until: day, current: at === results.length - 1 }
  }
  return found ? [found] : []
}

/** How many percentages there must be before the best of them is worth a word. */
const ENOUGH = 3

/** The marks of the percentages of one sport: which were the best when they were reached, which are now. */
const markPercents = (results: readonly CareerResult[], mark: (key: string, as: ResultMark) => void): void => {
  const percents = results.flatMap(({ key, percent }) => (percent === null ? [] : [{ key, size: hundredths(percent) }]))
  if (percents.length < ENOUGH) return
  // Of equal ones the earlier stays the best: an equalled record is not a new one.
  const [first, second] = [...percents].sort((a, b) => b.size - a.size)
  let best = percents[0]?.size ?? 0
  for (const { key, size } of percents.slice(1)) {
    if (size > best && key !== first?.key) mark(key, 'bestThen')
    best = Math.max(best, size)
  }
  if (first) mark(first.key, 'highest')
  if (second) mark(second.key, 'secondHighest')
}

/** Seasons, streaks and marks of somebody's published results, whatever their order. */
export const careerOf = (unordered: readonly CareerResult[]): Career => {
  const results = inOrder(unordered)
  const marks = new Map<string, ResultMark[]>()
  const mark = (key: string, as: ResultMark) => marks.set(key, [...(marks.get(key) ?? []), as])
  for (const sport of new Set(results.map(result => result.sport))) {
    const own = results.filter(result => result.sport === sport)
    const firsts = [
      ['firstResult', own[0]],
      ['firstPodium', own.find(({ rank }) => rank <= 3)],
      ['firstWin', own.find(({ rank }) => rank === 1)],
    ] as const
    for (const [as, result] of firsts) if (result) mark(result.key, as)
    markPercents(own, mark)
  }
  return {
    seasons: seasonsOf(results),
    streaks: [...longest(results, 'wins'), ...longest(results, 'podiums')],
    marks,
  }
}

/** A place on one list. */
export interface ListPlace {
  readonly asOf: string
  readonly rank: number
  /** As printed; compared as the exact decimal it is. */
  readonly value: string
}

/** Two decimals of any size and any number of places, compared without rounding. */
const compareDecimals = (a: string, b: string): number => {
  const places = Math.max(...[a, b].map(text => (text.split('.')[1] ?? '').length))
  const size = (text: string): bigint => {
    const [whole = '0', part = ''] = text.replace('-', '').split('.')
    const units = BigInt(whole + part.padEnd(places, '0'))
    return text.startsWith('-') ? -units : units
  }
  const [one, other] = [size(a), size(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/** The best place and the highest value somebody had on the lists of one ranking; of equal ones the earliest. */
export const peaksOf = <Place extends ListPlace>(
  places: readonly Place[],
): { readonly rank: Place; readonly value: Place } | undefined => {
  const [first, ...rest] = [...places].sort((a, b) => (a.asOf < b.asOf ? -1 : 1))
  if (!first) return undefined
  return rest.reduce(
    (peaks, place) => ({
      rank: place.rank < peaks.rank.rank ? place : peaks.rank,
      value: compareDecimals(place.value, peaks.value.value) > 0 ? place : peaks.value,
    }),
    { rank: first, value: first },
  )
}
