import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { boardNumber, dealerOf, vulnerabilityOf } from '../sheet/board.js'
import type { BridgeBook } from '../book.js'
import type { BridgeFact } from '../sheet/effective-sheets.js'
import { type FrequencyTable, frequencyTable } from './frequency.js'
import { type Outcome, outcomesOf } from '../sheet/outcome.js'
import type { BridgeSettings } from '../settings/settings.js'

/** One result with what each side is compared by. */
export interface Entry {
  readonly fact: BridgeFact
  readonly ns: Outcome
  readonly ew: Outcome
}

/** Results of identical form: one board, or one copy of a board that was fouled (Law 87). */
export interface BoardGroup {
  readonly key: string
  /** Session (and section) whose results are compared with each other. */
  readonly scope: string
  readonly board: string
  readonly entries: readonly Entry[]
  /** Results of the whole board, all its forms, artificial scores included. */
  readonly results: number
  /** Results that were due on the whole board. */
  readonly expected: number
  readonly nsTable: FrequencyTable
  /** The same table unless a ruling gave the two sides different scores. */
  readonly ewTable: FrequencyTable
}

/** `scope` is what is compared with each other: the session, and the section if sections are apart. */
interface Bucket {
  readonly scope: string
  readonly board: string
  readonly copies: Map<string, Entry[]>
  count: number
}

const copyOf = (book: BridgeBook, fact: BridgeFact): string => {
  const { copy = '' } = fact.sheet
  if (!copy && !fact.sheet.vulnerable && !fact.sheet.dealer) return ''
  const number = boardNumber(fact.board)
  const ownVulnerability = number === undefined || fact.sheet.vulnerable !== vulnerabilityOf(number)
  const ownDealer = number === undefined || fact.sheet.dealer !== dealerOf(number)
  const vulnerable = (book.fouledByMarkings && ownVulnerability && fact.sheet.vulnerable) || ''
  const dealer = (book.fouledByMarkings && ownDealer && fact.sheet.dealer) || ''
  return copy || vulnerable || dealer ? `${copy}/${vulnerable}/${dealer}` : ''
}

/** The board a form belongs to: `17b` with the copy `b` is a form of board 17, and its results are due on that board. */
const boardOf = ({ board, slot, sheet: { copy } }: BridgeFact): string => {
  if (board === undefined) return slot
  return copy && /\d$/.test(board.slice(0, -copy.length)) && board.endsWith(copy) ? board.slice(0, -copy.length) : board
}

export const scopeOf = (settings: BridgeSettings, fact: BridgeFact): string =>
  settings.comparison === 'section' ? `${fact.session ?? ''}|${fact.section ?? ''}` : `${fact.session ?? ''}`

const located = (fact: BridgeFact, found: Problem): Problem => ({
  ...found,
  at: { path: fact.slot },
  params: { slot: fact.slot, ...found.params },
})

const bucketsOf = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: readonly BridgeFact[],
): Result<ReadonlyMap<string, Bucket>, readonly Problem[]> => {
  const buckets = new Map<string, Bucket>()
  const problems: Problem[] = []
  for (const fact of facts) {
    const outcomes = outcomesOf(book, fact.sheet, fact.board)
    if (!outcomes.ok) problems.push(located(fact, outcomes.error))
    if (outcomes.ok && !outcomes.value) continue
    if (fact.sides.length !== 2 && fact.sides.length !== 4) problems.push(located(fact, problem('SIDES_UNREADABLE')))
    if (!outcomes.ok || !outcomes.value) continue
    const scope = scopeOf(settings, fact)
    const board = boardOf(fact)
    const key = `${scope}|${board}`
    let bucket = buckets.get(key)
    if (!bucket) {
      bucket = { scope, board, copies: new Map(), count: 0 }
      buckets.set(key, bucket)
    }
    const copy = copyOf(book, fact)
    const entries = bucket.copies.get(copy)
    const entry = { fact, ...outcomes.value }
    if (entries) entries.push(entry)
    else bucket.copies.set(copy, [entry])
    bucket.count += 1
  }
  return problems.length > 0 ? err(problems) : ok(buckets)
}

/** Artificial scores count among the results that were due (they count in E, not in A). */
const mostResults = (buckets: Iterable<Bucket>): ReadonlyMap<string, number> => {
  const most = new Map<string, number>()
  for (const { scope, count } of buckets) most.set(scope, Math.max(most.get(scope) ?? 0, count))
  return most
}

/** One group with its frequency tables. */
export const boardGroup = (
  place: Pick<BoardGroup, 'key' | 'scope' | 'board' | 'results'>,
  entries: readonly Entry[],
  expected: number,
): BoardGroup => {
  const nsTable = frequencyTable(entries.map(entry => entry.ns))
  const split = entries.some(entry => entry.ns !== entry.ew)
  return {
    ...place,
    entries,
    expected,
    nsTable,
    ewTable: split ? frequencyTable(entries.map(entry => entry.ew)) : nsTable,
  }
}

/** Sorts the sheets of a field into comparable groups and says how many results each board ought to have. */
export const boardGroups = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: readonly BridgeFact[],
): Result<readonly BoardGroup[], readonly Problem[]> => {
  const buckets = bucketsOf(book, settings, facts)
  if (!buckets.ok) return buckets
  const most = mostResults(buckets.value.values())
  const { expectedResults } = settings.profile
  return ok(
    [...buckets.value].flatMap(([key, { scope, board, copies, count }]) => {
      const expected = expectedResults === 'most' ? (most.get(scope) ?? count) : expectedResults
      return [...copies].map(([copy, entries]) =>
        boardGroup({ key: `${key}|${copy}`, scope, board, results: count }, entries, expected),
      )
    }),
  )
}
