import { compareFans, type FanNo, isFanNo } from '../tiles/fan-no.js'
import type { ScoredHand } from './score-hand.js'
import { fanRule, type ScoringProfile } from '../tiles/profile.js'

export interface ClaimComparison {
  /** What the table confirmed; it stands (不追诉, 3.9.1-4). */
  readonly claimedTotal: number
  readonly computedTotal: number
  /** Fans the player left out. */
  readonly missed: readonly { readonly fan: FanNo; readonly count: number }[]
  /** Fans announced that the computed list does not have. */
  readonly unfounded: readonly { readonly fan: FanNo; readonly count: number }[]
}

export type FanCounts = Readonly<Partial<Record<FanNo, number>>>

const pointsOf = (counts: FanCounts, profile: ScoringProfile): number =>
  Object.entries(counts).reduce(
    (sum, [fan, count]) => sum + (isFanNo(fan) ? fanRule(profile, fan).value * (count ?? 0) : 0),
    0,
  )

const beyond = (a: FanCounts, b: FanCounts): ClaimComparison['missed'] =>
  (Object.keys(a) as FanNo[])
    .map(fan => ({ fan, count: (a[fan] ?? 0) - (b[fan] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((x, y) => compareFans(x.fan, y.fan))

const countsOf = (fans: ScoredHand['best']['fans']): FanCounts =>
  Object.fromEntries(fans.map(({ fan, count }) => [fan, count]))

/**
 * Announced fans beside the computed ones. Among tied computed lists the one nearest to the claim is taken. Nothing
 * is corrected here: once confirmed, neither missed nor unfounded fans change the score.
 */
export const compareClaim = (claimed: FanCounts, scored: ScoredHand, profile: ScoringProfile): ClaimComparison => {
  const flowers: FanCounts = scored.flowers > 0 ? { 81: scored.flowers } : {}
  const lists = [scored.best, ...scored.ties].map(list => ({ ...countsOf(list.fans), ...flowers }))
  const compared = lists.map(list => ({ missed: beyond(list, claimed), unfounded: beyond(claimed, list) }))
  const distance = (item: (typeof compared)[number]) => item.missed.length + item.unfounded.length
  const nearest = compared.reduce((best, item) => (distance(item) < distance(best) ? item : best))
  return { claimedTotal: pointsOf(claimed, profile), computedTotal: scored.total, ...nearest }
}
