import type { Explanation } from '../../core/explanation.js'
import { toText } from '../../core/ratio.js'
import { node } from '../explain.js'
import { gapOf, type Obstacle, type SwissField } from './field.js'
import type { SwissSettings } from './types.js'

const idOf = (field: SwissField, v: number): string => field.sides[v]?.id ?? ''

/** Why a higher-ranked candidate was passed over. */
export const skipped = (field: SwissField, v: number, why: Obstacle | 'others'): Explanation => {
  const side = idOf(field, v)
  if (why === 'others') return node('swissSkippedForOthers', side, { side })
  return why.kind === 'met'
    ? node('swissSkippedMet', side, { side, round: why.round })
    : node('swissSkippedAvoided', side, { side, label: why.label, value: why.value })
}

const concession = (why: Obstacle | undefined): readonly Explanation[] => {
  if (!why) return []
  return why.kind === 'met'
    ? [node('swissRematchAllowed', `${why.round}`, { round: why.round })]
    : [node('swissAvoidanceGivenUp', why.value, { label: why.label, value: why.value })]
}

export type PairMethod = 'ranking' | 'firstRound' | 'minimumGap' | 'budget'

const codes = {
  ranking: 'swissPair',
  firstRound: 'swissPairFirstRound',
  minimumGap: 'swissPairMinimumGap',
  budget: 'swissPairWithinBudget',
} as const

/** Why these two meet: how they were chosen, who was passed over, what had to be given up. */
export const pairReason = (
  field: SwissField,
  pair: readonly [number, number],
  method: PairMethod,
  settings: SwissSettings,
  passed: readonly Explanation[],
  unwelcome: Obstacle | undefined,
): Explanation => {
  const [higher, lower] = [idOf(field, pair[0]), idOf(field, pair[1])]
  const gap = toText(gapOf(field, ...pair))
  const params = { higher, lower, ...(method === 'firstRound' ? { method: settings.firstRound } : { gap }) }
  return node(codes[method], `${higher} – ${lower}`, params, [...passed, ...concession(unwelcome)])
}
