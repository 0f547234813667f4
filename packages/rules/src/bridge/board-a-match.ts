import { problem, type Problem } from '../core/problem.js'
import { add, fromDecimal, multiply, type Ratio, ratio, subtract } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import type { BoardGroup, Entry } from './board-group.js'
import type { BridgeBook } from './book.js'
import type { AwardedEntry, SideAwardResult } from './field-awards.js'
import { type Component, type Outcome, wholeWeight } from './outcome.js'
import type { BridgeSettings } from './settings.js'

const partsOf = (outcome: Exclude<Outcome, { kind: 'artificial' }>): readonly Component[] =>
  outcome.kind === 'score' ? [{ weight: wholeWeight, score: outcome.score }] : outcome.parts

/** Twice the boards won by the side that scored `own` north–south against `other` at the second table. */
const compareTables = (own: readonly Component[], other: readonly Component[]): Ratio => {
  let twice = 0
  for (const a of own) {
    for (const b of other) twice += a.weight * b.weight * (a.score > b.score ? 2 : a.score === b.score ? 1 : 0)
  }
  return ratio(twice, wholeWeight * wholeWeight)
}

const artificialShare = (book: BridgeBook, outcome: Extract<Outcome, { kind: 'artificial' }>): Ratio => {
  const { award } = outcome
  const percent =
    award.kind === 'percent'
      ? (fromDecimal(award.percent) ?? ratio(50))
      : ratio(award.kind === 'average' ? book.artificial.percent[award.grade] : 50)
  return multiply(percent, ratio(1, 50))
}

/** Units of 2-1-0 for the two teams of a board; an artificial score at either table decides it. */
const teamShares = (book: BridgeBook, here: Entry, there: Entry): { ns: Ratio; ew: Ratio } => {
  const nsOutcomes = [here.ns, there.ew] as const
  const ewOutcomes = [here.ew, there.ns] as const
  const share = ([own, other]: readonly [Outcome, Outcome]): Ratio | undefined => {
    const artificial = own.kind === 'artificial' ? own : other.kind === 'artificial' ? other : undefined
    return artificial ? artificialShare(book, artificial) : undefined
  }
  const played = (a: Outcome, b: Outcome): Ratio =>
    a.kind === 'artificial' || b.kind === 'artificial' ? ratio(1) : compareTables(partsOf(a), partsOf(b))
  return {
    ns: share(nsOutcomes) ?? played(here.ns, there.ew),
    ew: share(ewOutcomes) ?? subtract(ratio(2), played(here.ew, there.ns)),
  }
}

const matchKey = (entry: Entry, north: number, east: number): string =>
  `${entry.fact.round ?? ''}|${entry.fact.sides[north]}|${entry.fact.sides[east]}`

const result = (units: Ratio, halved: boolean): SideAwardResult => {
  const factor = ratio(1, halved ? 2 : 1)
  return { award: multiply(units, factor), available: add(factor, factor) }
}

/**
 * Board-a-match: each board of a match is won, tied or lost by comparing the two tables (2/1/0 or 1/½/0).
 * A result whose other table is missing is a problem, since nothing can be compared.
 */
export const boardAMatchAwards = (
  book: BridgeBook,
  settings: BridgeSettings,
  groups: readonly BoardGroup[],
): Result<readonly AwardedEntry[], readonly Problem[]> => {
  const halved = settings.profile.matchpointScale === '1-0.5-0'
  const problems: Problem[] = []
  const awarded: AwardedEntry[] = []
  for (const group of groups) {
    const tables = new Map(group.entries.map(entry => [matchKey(entry, 0, 1), entry]))
    for (const entry of group.entries) {
      const other = tables.get(matchKey(entry, 1, 0))
      if (!other) {
        problems.push(problem('OTHER_TABLE_MISSING', { at: { path: entry.fact.slot }, params: { board: group.board } }))
        continue
      }
      const shares = teamShares(book, entry, other)
      awarded.push({ entry, group, ns: result(shares.ns, halved), ew: result(shares.ew, halved) })
    }
  }
  return problems.length > 0 ? err(problems) : ok(awarded)
}
