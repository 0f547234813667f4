import { type Problem, problem } from '../../core/problem.js'
import { fineAmounts, penaltyRule } from './penalty.js'
import type { Fine } from './settlement.js'
import type { HandRecord, MahjongSheet } from '../sheet.js'
import type { Player } from '../types.js'

const ends = new Set(['deadHand', 'exclusion', 'disqualification', 'forfeitSession'])

/** Whether an act of the catalogue takes the hand from its player, whatever else it costs. */
const killsHand = (code: string): boolean => {
  const rule = penaltyRule(code)
  return rule !== undefined && !rule.choice && rule.measures.some(({ kind }) => ends.has(kind))
}

/** Whose hand was dead in this hand (停和陪打): by a false win, or by an act that has that measure. */
const deadIn = ({ falseWins = [], penalties = [] }: HandRecord): ReadonlySet<Player> =>
  new Set([
    ...falseWins.map(({ player }) => player),
    ...penalties.flatMap(({ player, code }) => (killsHand(code) ? [player] : [])),
  ])

const unknownFines = (fines: readonly Fine[] = [], path: string): readonly Problem[] =>
  fines.flatMap(({ amount }, i) =>
    fineAmounts.some(known => known === amount)
      ? []
      : [problem('FINE_AMOUNT_UNKNOWN', { at: { path: `${path}[${i}].amount` }, params: { amount } })],
  )

/** A hand whose play could not go on has no winner (3.11.6-7 (2)). */
const isWrecked = ({ falseWins = [], penalties = [] }: HandRecord): boolean =>
  falseWins.some(({ kind }) => kind === 'wreckedHand') || penalties.some(({ code }) => code === 'wreckedHand')

const handRefusals = (hand: HandRecord, path: string): readonly Problem[] => {
  const { result } = hand
  const dead =
    result.kind !== 'drawn' && (isWrecked(hand) || deadIn(hand).has(result.winner))
      ? [problem('DEAD_HAND_WINS', { at: { path: `${path}.result.winner` }, params: { hand: hand.number } })]
      : []
  return [...dead, ...unknownFines(hand.fines, `${path}.fines`)]
}

/**
 * What no session sheet can say by the articles: that a dead hand won (3.11.6), or a fine of an amount that a referee
 * may not give (3.11.2-2). `DEAD_HAND_WINS`, `FINE_AMOUNT_UNKNOWN`.
 */
export const sheetRefusals = (sheet: MahjongSheet): readonly Problem[] => {
  if (sheet.kind === 'notPlayed') return []
  const hands = sheet.kind === 'hands' ? sheet.hands : []
  return [...hands.flatMap((hand, i) => handRefusals(hand, `hands[${i}]`)), ...unknownFines(sheet.fines, 'fines')]
}
