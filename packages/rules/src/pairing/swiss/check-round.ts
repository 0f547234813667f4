import { type Problem, problem } from '../../core/problem.js'
import type { PairingProblemCode } from '../problem-codes.js'
import { swissField } from './field.js'
import { defaultSwissSettings, type SwissHistory, type SwissSettings, type SwissSide } from './types.js'

/** A round as a director has changed it by hand. */
export interface ProposedRound {
  readonly pairs: readonly (readonly [string, string])[]
  readonly bye?: string
}

/**
 * What speaks against a hand-made round: `SIDE_UNKNOWN`, `SIDE_TWICE`, `SIDE_LEFT_OUT` (errors), `REMATCH`,
 * `AVOIDED_PAIR`, `SECOND_BYE`, `BYE_NOT_NEEDED` (warnings; the director may have reasons).
 */
export const checkRound = (
  sides: readonly SwissSide[],
  history: SwissHistory,
  proposed: ProposedRound,
  given: Partial<SwissSettings> = {},
): readonly Problem[] => {
  const field = swissField(sides, history, { ...defaultSwissSettings, ...given }.avoid)
  const position = new Map(field.sides.map((side, i) => [side.id, i]))
  const seated = [...proposed.pairs.flat(), ...(proposed.bye === undefined ? [] : [proposed.bye])]
  const problems: Problem[] = []
  const note = (
    code: PairingProblemCode,
    severity: 'error' | 'warning',
    params: Record<string, string | number>,
  ): void => {
    problems.push(problem(code, { severity, params }))
  }
  seated.forEach((side, i) => {
    if (!position.has(side)) note('SIDE_UNKNOWN', 'error', { side })
    else if (seated.indexOf(side) !== i) note('SIDE_TWICE', 'error', { side })
  })
  for (const { id } of field.sides) if (!seated.includes(id)) note('SIDE_LEFT_OUT', 'error', { side: id })
  for (const [a, b] of proposed.pairs) {
    const [x, y] = [position.get(a), position.get(b)]
    if (x === undefined || y === undefined || x === y) continue
    const round = field.lastMet(x, y)
    if (round > 0) note('REMATCH', 'warning', { a, b, round })
    const avoided = field.avoided(x, y)
    if (avoided) note('AVOIDED_PAIR', 'warning', { a, b, label: avoided.label, value: avoided.value })
  }
  if (proposed.bye !== undefined) {
    if (sides.length % 2 === 0) note('BYE_NOT_NEEDED', 'warning', { side: proposed.bye })
    if (history.byes.includes(proposed.bye)) note('SECOND_BYE', 'warning', { side: proposed.bye })
  }
  return problems
}
