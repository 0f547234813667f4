import { type Problem, problem } from '../../core/problem.js'
import type { ScoringProfile } from '../tiles/profile.js'
import { dealerOf } from '../seat-rotation.js'
import type { MahjongSettings } from '../settings/settings.js'
import { basePoints, settleFine, settleHand } from './settlement.js'
import { sheetRefusals } from './sheet-refusals.js'
import type { HandRecord, MahjongSheet } from '../sheet.js'
import { addByPlayer, type ByPlayer, nobody, sumByPlayer } from '../types.js'

export interface RunningHand {
  readonly number: number
  readonly points: ByPlayer<number>
  /** Session points after this hand. */
  readonly running: ByPlayer<number>
}

/** Points hand by hand with running totals, as the session sheet shows them. */
export const runningTotals = (hands: readonly HandRecord[], base: number = basePoints): readonly RunningHand[] => {
  let running = nobody
  return hands.map(hand => {
    const points = settleHand(hand, base).total
    running = addByPlayer(running, points)
    return { number: hand.number, points, running }
  })
}

/** Session points (局分, 3.9.2-1) of the four players, fines included; `undefined` when nothing was played. */
export const sessionPoints = (sheet: MahjongSheet, base: number = basePoints): ByPlayer<number> | undefined => {
  if (sheet.kind === 'notPlayed') return undefined
  const fines = (sheet.fines ?? []).map(settleFine).reduce(addByPlayer, nobody)
  if (sheet.kind === 'totals') return addByPlayer(sheet.totals, fines)
  return addByPlayer(runningTotals(sheet.hands, base).at(-1)?.running ?? nobody, fines)
}

const sameNumbers = (a: ByPlayer<number>, b: ByPlayer<number>): boolean => a.every((value, i) => value === b[i])

const handProblems = (hand: HandRecord, at: string, settings: MahjongSettings, minimum: number): readonly Problem[] => {
  const found: Problem[] = []
  const { result } = hand
  if (hand.number > settings.hands) found.push(problem('HAND_AFTER_THE_LAST', { at: { path: `${at}.number` } }))
  if (result.kind !== 'drawn' && result.fan - (result.flowers ?? 0) < minimum) {
    const params = { fan: result.fan - (result.flowers ?? 0), minimum }
    found.push(problem('BELOW_MINIMUM', { at: { path: `${at}.result.fan` }, params }))
  }
  const dealer = dealerOf(hand.number, settings.seatRotation)
  if (hand.dealer !== undefined && hand.dealer !== dealer) {
    found.push(problem('DEALER_OUT_OF_ORDER', { at: { path: `${at}.dealer` }, params: { expected: dealer } }))
  }
  const { total } = settleHand(hand, settings.base)
  if (hand.points && !sameNumbers(hand.points, total)) {
    found.push(problem('TOTALS_DO_NOT_MATCH', { at: { path: `${at}.points` }, params: { expected: total.join(' ') } }))
  }
  return found
}

const orderProblems = (
  hands: readonly HandRecord[],
  settings: MahjongSettings,
  allHands: boolean,
): readonly Problem[] => {
  const found: Problem[] = []
  hands.forEach((hand, i) => {
    const before = hands[i - 1]?.number ?? 0
    const at = { path: `hands[${i}].number` }
    if (hand.number === before) found.push(problem('HAND_NUMBER_TWICE', { at, params: { hand: hand.number } }))
    else if (hand.number > before + 1)
      found.push(problem('HAND_NUMBERS_WITH_GAPS', { at, params: { hand: before + 1 } }))
  })
  if (allHands && hands.length < settings.hands) {
    const params = { played: hands.length, hands: settings.hands }
    found.push(problem('HANDS_MISSING', { at: { path: 'hands' }, params }))
  }
  return found
}

/**
 * What is wrong with a session sheet: hands missing, twice or after the last; dealer order; the minimum; written
 * points and totals against the settlement; a table that does not add up to zero apart from fines to nobody.
 */
export const checkSession = (
  sheet: MahjongSheet,
  settings: MahjongSettings,
  profile: ScoringProfile,
): readonly Problem[] => {
  if (sheet.kind === 'notPlayed') return []
  if (sheet.kind === 'totals') {
    const sum = sumByPlayer(sheet.totals)
    return sum === 0 ? [] : [problem('SHEET_NOT_ZERO_SUM', { at: { path: 'totals' }, params: { sum } })]
  }
  const minimum = settings.switches.minimum ?? profile.switches.minimum
  const points = sessionPoints(sheet, settings.base) as ByPlayer<number>
  const written =
    sheet.totals && !sameNumbers(sheet.totals, points)
      ? [problem('TOTALS_DO_NOT_MATCH', { at: { path: 'totals' }, params: { expected: points.join(' ') } })]
      : []
  return [
    ...orderProblems(sheet.hands, settings, sheet.ended === 'allHands'),
    ...sheet.hands.flatMap((hand, i) => handProblems(hand, `hands[${i}]`, settings, minimum)),
    ...sheetRefusals(sheet),
    ...written,
  ]
}
