import type { ProblemLocation } from '@paiji/rules'
import type { ImportedPlayer } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'

/** What a file can state in two places, as the sentence about it names it. */
type StatedTwice =
  | 'action'
  | 'board'
  | 'boards'
  | 'boardsPlayed'
  | 'contract'
  | 'date'
  | 'deal'
  | 'dealer'
  | 'declarer'
  | 'discarder'
  | 'fan'
  | 'kind'
  | 'greatest'
  | 'lead'
  | 'leader'
  | 'level'
  | 'makeable'
  | 'missingPair'
  | 'par'
  | 'parContract'
  | 'points'
  | 'program'
  | 'score'
  | 'scoring'
  | 'tables'
  | 'title'
  | 'tricks'
  | 'venue'
  | 'winTile'
  | 'winner'

interface Statements {
  readonly what: StatedTwice
  /** The one that counts; nothing is said where there is but one. */
  readonly taken: string | number | undefined
  readonly stated: string | number | undefined
}

/** Remarks two statements of a file that are not the same, and which of them counts. */
export const remarkDifference = (
  log: ProblemLog,
  at: ProblemLocation,
  { what, taken, stated }: Statements,
  severity: 'warning' | 'info' = 'warning',
): void => {
  if (taken === undefined || stated === undefined || `${taken}` === `${stated}`) return
  log.add('STATEMENTS_DIFFER', severity, at, { what, taken, stated })
}

/** Boards that stand outside the first and last that a file states, and those that are not in it. */
export const remarkRange = (
  log: ProblemLog,
  at: ProblemLocation,
  [first, last]: readonly [number | undefined, number | undefined],
  boards: readonly string[],
): void => {
  if (first === undefined || last === undefined || boards.length === 0) return
  const there = new Set(boards.map(Number))
  const beyond = [...there].find(number => number < first || number > last)
  remarkDifference(log, at, { what: 'boards', taken: beyond, stated: `${first}–${last}` })
  const due = Math.max(last - first + 1, 0)
  const missing = Array.from({ length: due }, (_, i) => first + i).filter(number => !there.has(number)).length
  if (missing > 0) log.info('RESULTS_OUTSTANDING', at, { missing, due })
}

/** A name as it is compared: without case, marks and blanks, its words in any order. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim()
    .split(/\s+/)
    .sort()
    .join(' ')

const sameOf = (
  listed: readonly ImportedPlayer[],
  stated: readonly ImportedPlayer[],
  of: (player: ImportedPlayer) => string | undefined,
): boolean => {
  const known = new Set(listed.flatMap(player => of(player) ?? []))
  const told = stated.flatMap(player => of(player) ?? [])
  return known.size === 0 || told.every(one => known.has(one))
}

const personsText = (players: readonly ImportedPlayer[]): string =>
  players.map(({ name, nationalId }) => (nationalId === undefined ? name : `${name} (${nationalId})`)).join(', ')

/** Remarks a result that names people who are not those of its contestant. */
export const remarkNames = (
  log: ProblemLog,
  at: ProblemLocation,
  { number, players: listed }: { readonly number: string; readonly players: readonly ImportedPlayer[] },
  stated: readonly ImportedPlayer[],
): void => {
  // Most lines say what the list says, letter by letter: nothing is compared then.
  const isAsListed = stated.every(one =>
    listed.some(known => known.name === one.name && known.nationalId === one.nationalId),
  )
  if (isAsListed) return
  const same =
    sameOf(listed, stated, ({ name }) => plainName(name) || undefined) &&
    sameOf(listed, stated, ({ nationalId }) => nationalId)
  if (same) return
  log.warn('NAMES_DIFFER', at, { number, listed: personsText(listed), stated: personsText(stated) })
}
