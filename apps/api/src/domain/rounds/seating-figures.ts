import type { SeatedTable, SeatingFigures, SeatingGroups } from '@paiji/rules'
import type { EntryRow } from '../events/events.repo.js'
import type { RoundRow, SessionRow, TableRow } from './rounds.repo.js'
import { seatingOf } from './stage-of-rounds.js'

export interface SeatingOfStage extends Omit<SeatingFigures, 'unbalanced'> {
  readonly rounds: number
  /** Those whose seats differ by more than one. */
  readonly unbalanced: readonly EntryRow[]
  /** The number the search of the newest session is repeatable by. */
  readonly seed?: number
  /** All are drafts, and fewer meetings may be possible. */
  readonly mayImprove: boolean
}

const groupsBy = (label: 'team' | 'club', entries: readonly EntryRow[]): readonly (readonly number[])[] => {
  const groups = new Map<string, number[]>()
  entries.forEach(({ labels }, at) => {
    for (const group of labels[label] ?? []) groups.set(group, [...(groups.get(group) ?? []), at + 1])
  })
  return [...groups.values()].filter(places => places.length > 1)
}

/** Those of one team should not meet; those of one club rather not. */
export const seatingGroups = (entries: readonly EntryRow[]): SeatingGroups => ({
  apart: groupsBy('team', entries),
  rather: groupsBy('club', entries),
})

/** The tables of these rounds by places on the entry list. */
export const placesOf = (
  entries: readonly EntryRow[],
  { tables }: { readonly tables: readonly TableRow[] },
  rounds: readonly RoundRow[],
): SeatedTable[][] => {
  const place = new Map(entries.map((entry, at) => [entry.id, at + 1]))
  return rounds.map(round =>
    tables
      .filter(table => table.roundId === round.id)
      .map(({ label, sides, boards }) => ({ label, sides: sides.map(side => place.get(side) ?? 0), boards })),
  )
}

interface Played {
  readonly sessions: readonly SessionRow[]
  readonly rounds: readonly RoundRow[]
  readonly tables: readonly TableRow[]
}

/** How often any two met, and how evenly the seats are shared, in these rounds; undefined where the sport does not ask. */
export const seatingFigures = (
  { sessions, rounds, tables }: Played,
  entries: readonly EntryRow[],
): SeatingOfStage | undefined => {
  const sport = rounds[0]?.sport
  const report = sport === undefined ? undefined : seatingOf(sport).report
  if (!report) return undefined
  const seated = placesOf(entries, { tables }, rounds)
  const { unbalanced, ...figures } = report(seated, entries.length, seatingGroups(entries))
  const seed = sessions.at(-1)?.movement?.seed
  const isBest = figures.apart === 0 && figures.repeats <= figures.bound && figures.rather === 0
  return {
    rounds: rounds.length,
    ...figures,
    unbalanced: unbalanced.flatMap(at => entries[at - 1] ?? []),
    ...(typeof seed === 'number' ? { seed } : {}),
    mayImprove: !isBest && rounds.every(round => round.status === 'PLANNED'),
  }
}
