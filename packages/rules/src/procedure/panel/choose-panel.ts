import type { ClauseRef } from '../../core/clause.js'
import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Day } from './calendar.js'
import { drawOrder } from './draw.js'
import { isExcluded } from './find-conflicts.js'
import type { ConflictFinding } from './relation.js'

/** How a panel is made up. */
export interface PanelRule {
  /** Members who decide; odd, the chair included when the chair votes. */
  readonly size: number
  /** Voting members who must take part in a decision. */
  readonly quorum: number
  readonly reserves: number
  readonly chairVotes: boolean
  /** No more members of one group (club or federation, by the level) than this; absent: no limit. */
  readonly perGroup?: number
  readonly clause?: ClauseRef
}

/** Somebody on the roster, with what the records say of the case at hand. */
export interface Candidate {
  readonly id: string
  readonly findings: readonly ConflictFinding[]
  /** Cases sat on in the period of the rota. */
  readonly served: number
  readonly lastServed?: Day
  /** May take the chair. */
  readonly mayChair: boolean
  /** The club or federation that `perGroup` counts. */
  readonly group?: string
  /** Has said that he or she cannot sit. */
  readonly unavailable?: boolean
}

export interface ChosenPanel {
  readonly chair: string
  /** Voting members in the order chosen; the chair is among them when the chair votes. */
  readonly members: readonly string[]
  /** In the order in which they step in. */
  readonly reserves: readonly string[]
  /** Everybody eligible, in the order of the rota, with the lot that broke ties. */
  readonly drawn: readonly { readonly id: string; readonly lot: string }[]
  readonly seed: string
}

/** Nobody is chosen by a rule that cannot decide: even numbers tie, and a quorum beyond the size never meets. */
export const panelRuleProblems = (rule: PanelRule): readonly Problem[] => [
  ...(rule.size % 2 === 1 && rule.size > 0 ? [] : [problem('PANEL_NUMBER_NOT_ODD', { params: { size: rule.size } })]),
  ...(rule.quorum > 0 && rule.quorum <= rule.size && 2 * rule.quorum > rule.size
    ? []
    : [problem('PANEL_QUORUM_IMPOSSIBLE', { params: { quorum: rule.quorum, size: rule.size } })]),
]

export const isEligible = (candidate: Candidate): boolean => !candidate.unavailable && !isExcluded(candidate.findings)

const softTies = (candidate: Candidate): number => candidate.findings.length

/** The rota: fewest soft ties, fewest cases served, longest ago, then the lot. */
export const rota = (candidates: readonly Candidate[], seed: string): readonly (Candidate & { lot: string })[] => {
  const eligible = new Map(candidates.filter(isEligible).map(candidate => [candidate.id, candidate]))
  const drawn = drawOrder(seed, [...eligible.keys()])
  const place = new Map(drawn.map(({ id }, at) => [id, at]))
  const text = (day: Day | undefined): string => day ?? ''
  const later = (a: Candidate, b: Candidate): number =>
    text(a.lastServed) < text(b.lastServed) ? -1 : text(a.lastServed) > text(b.lastServed) ? 1 : 0
  return drawn
    .map(({ id, lot }) => ({ ...(eligible.get(id) as Candidate), lot }))
    .sort(
      (a, b) =>
        softTies(a) - softTies(b) ||
        a.served - b.served ||
        later(a, b) ||
        (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0),
    )
}

interface Seats {
  readonly taken: Candidate[]
  readonly groups: Map<string, number>
}

const fits = ({ groups }: Seats, candidate: Candidate, most: number | undefined): boolean =>
  most === undefined || candidate.group === undefined || (groups.get(candidate.group) ?? 0) < most

const seat = (seats: Seats, candidate: Candidate): void => {
  seats.taken.push(candidate)
  if (candidate.group !== undefined) seats.groups.set(candidate.group, (seats.groups.get(candidate.group) ?? 0) + 1)
}

/**
 * Chair, members and reserves from a roster by rota, ties broken by a draw that anybody can repeat from the seed.
 * Nobody with a hard tie, nobody unavailable, an odd number of voters.
 * Problems: PANEL_NUMBER_NOT_ODD, PANEL_QUORUM_IMPOSSIBLE, PANEL_CHAIR_MISSING, PANEL_TOO_FEW.
 */
export const choosePanel = (
  candidates: readonly Candidate[],
  rule: PanelRule,
  seed: string,
): Result<ChosenPanel, readonly Problem[]> => {
  const wrong = panelRuleProblems(rule)
  if (wrong.length > 0) return err(wrong)
  const order = rota(candidates, seed)
  const chair = order.find(candidate => candidate.mayChair)
  if (!chair) return err([problem('PANEL_CHAIR_MISSING')])
  const seats: Seats = { taken: [], groups: new Map() }
  seat(seats, chair)
  const seatsNeeded = rule.chairVotes ? rule.size : rule.size + 1
  for (const candidate of order) {
    if (seats.taken.length === seatsNeeded) break
    if (candidate.id !== chair.id && fits(seats, candidate, rule.perGroup)) seat(seats, candidate)
  }
  if (seats.taken.length < seatsNeeded) {
    return err([problem('PANEL_TOO_FEW', { params: { needed: seatsNeeded, found: seats.taken.length } })])
  }
  const sitting = new Set(seats.taken.map(candidate => candidate.id))
  return ok({
    chair: chair.id,
    members: seats.taken.filter(candidate => rule.chairVotes || candidate.id !== chair.id).map(({ id }) => id),
    reserves: order
      .filter(({ id }) => !sitting.has(id))
      .slice(0, rule.reserves)
      .map(({ id }) => id),
    drawn: order.map(({ id, lot }) => ({ id, lot })),
    seed,
  })
}
