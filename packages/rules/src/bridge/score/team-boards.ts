import { problem, type Problem } from '../../core/problem.js'
import { divide, type Ratio, ratio, subtract } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import type { BoardGroup, Entry } from './board-group.js'
import { type Component, type Outcome, wholeWeight, withShare } from '../sheet/outcome.js'
import type { AwardedEntry, SideAwardResult } from './side-award.js'

type Artificial = Extract<Outcome, { kind: 'artificial' }>['award']

/** What a team method makes of one board. */
export interface TeamMethod {
  /** Whole-number value of beating the other table by `difference` points. */
  value(difference: number): number
  /** Units in which `value` counts, e.g. 2 when it counts half boards. */
  readonly per: number
  /** What both teams' awards add up to. */
  readonly shared: Ratio
  artificial(award: Artificial): Ratio
  readonly available?: Ratio
}

const partsOf = (outcome: Exclude<Outcome, { kind: 'artificial' }>): readonly Component[] =>
  outcome.kind === 'score' ? [{ weight: wholeWeight, score: outcome.score }] : outcome.parts

/** Every combination of the two tables' possible results, converted first and weighted then (12C1c). */
const weightedValue = (method: TeamMethod, own: readonly Component[], other: readonly Component[]): Ratio => {
  let sum = 0
  for (const a of own) for (const b of other) sum += a.weight * b.weight * method.value(a.score - b.score)
  return divide(ratio(sum), ratio(wholeWeight * wholeWeight * method.per))
}

/** For the side whose north–south score is `own` here and `other` at the second table; undefined if a table has none. */
const compareTables = (method: TeamMethod, own: Outcome, other: Outcome): Ratio | undefined =>
  own.kind === 'artificial' || other.kind === 'artificial'
    ? undefined
    : weightedValue(method, partsOf(own), partsOf(other))

const ruled = (method: TeamMethod, own: Outcome, other: Outcome): SideAwardResult | undefined => {
  const outcome = own.kind === 'artificial' ? own : other.kind === 'artificial' ? other : undefined
  if (!outcome) return undefined
  const { award } = outcome
  const artificial = award.kind === 'average' ? award.grade : award.kind
  return { award: method.artificial(award), artificial }
}

/** With the artificial share that either table of the team was given. */
const shared = (method: TeamMethod, [own, other]: readonly [Outcome, Outcome], compared: Ratio): Ratio =>
  [own, other].reduce(
    (award, outcome) => withShare(outcome, award, artificial => method.artificial(artificial)),
    compared,
  )

const teamAwards = (method: TeamMethod, here: Entry, there: Entry): { ns: SideAwardResult; ew: SideAwardResult } => {
  const available = method.available ? { available: method.available } : {}
  const ours = compareTables(method, here.ns, there.ew) ?? ratio(0)
  const ns = ruled(method, here.ns, there.ew) ?? { award: shared(method, [here.ns, there.ew], ours) }
  const theirs = subtract(method.shared, compareTables(method, here.ew, there.ns) ?? ratio(0))
  const ew = ruled(method, here.ew, there.ns) ?? { award: shared(method, [here.ew, there.ns], theirs) }
  return { ns: { ...ns, ...available }, ew: { ...ew, ...available } }
}

/** Law 86B (2017: 12C4): in a knockout match both sides get the average when their awards do not balance. */
const balanced = (method: TeamMethod, awards: { ns: SideAwardResult; ew: SideAwardResult }) => {
  const gap = subtract(awards.ns.award, subtract(method.shared, awards.ew.award))
  if (gap.num === 0n) return awards
  const ns = subtract(awards.ns.award, ratio(gap.num, gap.den * 2n))
  return { ns: { ...awards.ns, award: ns }, ew: { ...awards.ew, award: subtract(method.shared, ns) } }
}

const matchKey = (entry: Entry, north: number, east: number): string =>
  `${entry.fact.round ?? ''}|${entry.fact.sides[north]}|${entry.fact.sides[east]}`

/**
 * Boards of team matches: each compared with the result of the same board at the other table of the match,
 * where the same two teams sit the other way round. A missing table is a problem, or while the match is still played
 * (`waits`) a board that has no award yet.
 */
export const teamBoardAwards = (
  method: TeamMethod,
  groups: readonly BoardGroup[],
  { knockout, waits = false }: { readonly knockout: boolean; readonly waits?: boolean },
): Result<readonly AwardedEntry[], readonly Problem[]> => {
  const problems: Problem[] = []
  const awarded: AwardedEntry[] = []
  for (const group of groups) {
    const tables = new Map(group.entries.map(entry => [matchKey(entry, 0, 1), entry]))
    for (const entry of group.entries) {
      const other = tables.get(matchKey(entry, 1, 0))
      if (!other) {
        if (waits) continue
        problems.push(problem('OTHER_TABLE_MISSING', { at: { path: entry.fact.slot }, params: { board: group.board } }))
        continue
      }
      const awards = teamAwards(method, entry, other)
      awarded.push({ entry, group, ...(knockout ? balanced(method, awards) : awards) })
    }
  }
  return problems.length > 0 ? err(problems) : ok(awarded)
}
