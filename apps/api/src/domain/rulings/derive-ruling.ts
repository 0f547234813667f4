import { type AdjustmentFact, factId, ok, type ScoreLine, Ratios, type StageFacts } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { type DerivedStandings, deriveStandings, standingRows } from '../standings/derive-standings.js'
import { type StandingChange, standingChanges } from '../standings/standing-changes.js'
import type { ResolvedMatter } from './resolve-ruling.js'

/** One contestant's points in one slot, before and after. */
export interface ScoreChange {
  readonly entryId: string
  readonly slot: string
  readonly unit: string
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface RulingEffect {
  readonly scores: readonly ScoreChange[]
  readonly standings: readonly StandingChange[]
}

const nothing: RulingEffect = { scores: [], standings: [] }

/** The facts as they would be: what is superseded gone, what is new last. */
const withRuling = (matter: ResolvedMatter): StageFacts<unknown> => {
  const closing = new Set<string>(matter.closing)
  const fresh: AdjustmentFact[] = matter.adjustments.map((adjustment, at) => ({
    id: factId(`new/${at}`),
    adjustment,
    clause: matter.clauses[0],
  }))
  return {
    ...matter.facts,
    adjustments: [...matter.facts.adjustments.filter(fact => !closing.has(fact.id)), ...fresh],
  }
}

/**
 * What a ruling moves: points in the slots it names, and places. Stores nothing.
 * Problems: whatever the edition finds when it scores the field with the ruling.
 */
export const deriveRuling = (matter: ResolvedMatter): Outcome<RulingEffect> => {
  if (matter.adjustments.length + matter.closing.length === 0) return ok(nothing)
  const before = deriveStandings(matter.edition.id, matter.facts)
  if (!before.ok) return before
  const after = deriveStandings(matter.edition.id, withRuling(matter))
  if (!after.ok) return after
  return ok({
    scores: scoreChanges(before.value, after.value),
    standings: standingChanges(placed(before.value), placed(after.value)),
  })
}

const placed = (derived: DerivedStandings) =>
  standingRows(derived).map(row => ({ ...row, percentPrinted: row.percentPrinted ?? null }))

const keyOf = (line: ScoreLine): string => JSON.stringify([line.slot, line.entrant, line.unit])

/** Only what the ruling touches first: the contestants' points that differ, at most a table's or a board's. */
export const scoreChanges = (before: DerivedStandings, after: DerivedStandings): ScoreChange[] => {
  const old = new Map(before.scoreLines.map(line => [keyOf(line), line]))
  const fresh = new Map(after.scoreLines.map(line => [keyOf(line), line]))
  const decimals = after.edition.decimals(after.facts.settings).line
  const print = (line: ScoreLine | undefined) => line && Ratios.toDecimal(line.points.value, decimals)
  return [...new Map([...old, ...fresh])].flatMap(([key, { entrant, slot, unit }]) => {
    const [was, is] = [old.get(key), fresh.get(key)]
    if (was && is && Ratios.equals(was.points.value, is.points.value)) return []
    return [{ entryId: entrant, slot, unit, before: print(was), after: print(is) }]
  })
}
