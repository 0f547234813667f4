import { err, type Explanation, ok, problem, type Problem, Ratios } from '@paiji/rules'
import { checkRound, type ProposedRound, type StagePlan, type SwissSide } from '@paiji/rules/pairing'
import type { Outcome } from '../shared/problem.js'
import { readableProblems } from './readable.js'
import type { StageView } from './stage-state.js'
import type { NewTable } from './store-round.js'

/** Pairings made by hand; contestants by entry id. */
export interface ManualPairing {
  readonly pairs: readonly (readonly [string, string])[]
  readonly bye?: string | undefined
  readonly reason: string
}

/** The reason of a pairing that a director made. */
export const byDirector = (sides: readonly string[], reason: string, before?: Explanation): Explanation => ({
  code: 'placedByDirector',
  value: sides.join(' – '),
  params: { reason },
  ...(before ? { steps: [before] } : {}),
})

/** What speaks against pairings made by hand, with contestants by name. */
export const objections = (
  plan: StagePlan | undefined,
  view: StageView,
  proposed: ProposedRound,
): readonly Problem[] => {
  const { state, entries } = view
  const sides = state.sides
    .filter(side => !side.out)
    .map(
      ({ id, seed, score, second, labels }): SwissSide => ({
        id,
        seed,
        score: score ?? Ratios.zero,
        ...(second ? { second } : {}),
        ...(labels ? { labels } : {}),
      }),
    )
  const met = state.results.flatMap(({ round, sides: [a, b] }) => (a && b ? [{ round, a, b }] : []))
  const history = { met, byes: state.byes.map(bye => bye.side) }
  const settings = plan?.format.kind === 'swiss' ? plan.format.settings : {}
  return readableProblems(checkRound(sides, history, proposed, settings), entries)
}

/** Refuses errors, and objections without a reason: SWAP_REASON_NEEDED beside them. Answers the codes accepted. */
export const acceptObjections = (found: readonly Problem[], reason: string): Outcome<readonly string[]> => {
  const errors = found.filter(one => one.severity !== 'warning')
  if (errors.length > 0) return err(errors)
  if (found.length > 0 && !reason.trim())
    return err([...found, problem('SWAP_REASON_NEEDED', { at: { path: 'reason' } })])
  return ok([...new Set(found.map(one => one.code))])
}

/** The tables of a round made by hand, if nothing speaks against it that has no reason. */
export const checkedManualRound = (
  plan: StagePlan,
  view: StageView,
  manual: ManualPairing,
): Outcome<readonly NewTable[]> => {
  const { pairs, bye, reason } = manual
  const found = objections(plan, view, { pairs, ...(bye ? { bye } : {}) })
  const accepted = acceptObjections(found, reason)
  if (!accepted.ok) return accepted
  const number = Math.max(0, ...view.rounds.map(round => round.number)) + 1
  const tables = pairs.map(
    (sides, at): NewTable => ({
      label: String(at + 1),
      kind: 'match',
      sides,
      match: `r${number}/t${at + 1}`,
      because: byDirector(sides, reason),
    }),
  )
  const free: NewTable[] = bye ? [{ label: 'bye1', kind: 'bye', sides: [bye], because: byDirector([bye], reason) }] : []
  return ok([...tables, ...free])
}
