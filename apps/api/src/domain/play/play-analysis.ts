import { type Bilingual, sportOf, type SportRules, type TallyGroup } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { type PlayedKind, playedKinds, type PlayedYear, playedYears, type WhosePlay } from './play-tallies.repo.js'

/** A mean of what a kind brought. */
export interface PlayMean {
  readonly unit: string
  readonly mean: string
}

export interface PlayCount {
  readonly kind: string
  readonly name: Bilingual
  readonly count: number
  /** Percent of the whole the kind belongs to, to tenths. */
  readonly share: string | null
  /** Percent that succeeded, to tenths. */
  readonly success: string | null
  readonly means: readonly PlayMean[]
}

export interface PlayGroup {
  readonly code: string
  readonly name: Bilingual
  /** What success means in the group. */
  readonly succeeds: Bilingual | null
  readonly counts: readonly PlayCount[]
}

/** How somebody played, by what was counted at the tables. */
export interface PlayAnalysis {
  readonly sport: string | null
  readonly sports: readonly string[]
  readonly events: number
  readonly years: readonly number[]
  readonly groups: readonly PlayGroup[]
}

const tenths = (part: number, whole: number): string => (Math.round((1000 * part) / whole) / 10).toFixed(1)

const sumOf = (kinds: readonly PlayedKind[]): number => kinds.reduce((sum, { count }) => sum + count, 0)

const groupOf = (
  { terms }: SportRules,
  { code, kinds, whole, success }: TallyGroup,
  all: readonly PlayedKind[],
): PlayGroup[] => {
  const named = (word: string): Bilingual => terms[word] ?? { zh: word, en: word }
  const of = (codes: readonly string[]) => all.filter(({ kind }) => codes.includes(kind))
  const total = whole ? sumOf(of(whole)) : 0
  const counts = kinds.flatMap((kind): PlayCount[] => {
    const own = of([kind])
    const count = sumOf(own)
    if (count === 0) return []
    const succeeded = own.some(one => one.succeeded !== null)
      ? own.reduce((sum, one) => sum + (one.succeeded ?? 0), 0)
      : undefined
    return [
      {
        kind,
        name: named(kind),
        count,
        share: total > 0 ? tenths(count, total) : null,
        success: success !== undefined && succeeded !== undefined ? tenths(succeeded, count) : null,
        means: own.flatMap(({ unit, mean }) => (unit !== null && mean !== null ? [{ unit, mean }] : [])),
      },
    ]
  })
  return counts.length > 0
    ? [{ code, name: named(code), succeeds: success === undefined ? null : named(success), counts }]
    : []
}

/** The sport with the most events. */
const mostPlayed = (years: readonly PlayedYear[]): string | undefined => {
  const events = (sport: string) => eventsIn(years.filter(one => one.sport === sport))
  return sportsOf(years).sort((a, b) => events(b) - events(a))[0]
}

const sportsOf = (years: readonly PlayedYear[]): string[] => [...new Set(years.map(({ sport }) => sport))].sort()

const eventsIn = (years: readonly PlayedYear[]): number => years.reduce((sum, { events }) => sum + events, 0)

/**
 * How somebody played in a sport, in the groups of that sport; empty groups are left out. Without a sport in the one
 * most played. Two statements.
 */
export const playAnalysis = async (
  db: Db,
  {
    whose,
    sport,
    year,
  }: { readonly whose: WhosePlay; readonly sport?: string | undefined; readonly year?: number | undefined },
): Promise<PlayAnalysis> => {
  const all = await playedYears(db, whose)
  const chosen = sport ?? mostPlayed(all)
  const rules = chosen === undefined ? undefined : sportOf(chosen)
  const kinds = chosen === undefined ? [] : await playedKinds(db, { whose, sport: chosen, year })
  const years = all.filter(one => one.sport === chosen)
  return {
    sport: chosen ?? null,
    sports: sportsOf(all),
    events: eventsIn(years.filter(one => year === undefined || one.year === year)),
    years: years.map(one => one.year),
    groups: rules?.tallies?.flatMap(group => groupOf(rules, group, kinds)) ?? [],
  }
}
