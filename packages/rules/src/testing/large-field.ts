import { clause } from '../core/clause.js'
import { type EntrantId, entrantId, factId } from '../core/ids.js'
import { points, unitCode } from '../core/points.js'
import { ratio } from '../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../core/score-line.js'
import type { Field } from '../core/standings.js'
import { dice } from './play-swiss.js'

const because = clause('test', '1')

const shuffle = <T>(list: T[], roll: (below: number) => number): void => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(i + 1)
    ;[list[i], list[j]] = [list[j] as T, list[i] as T]
  }
}

/** A made-up event in the units `gamePoint` and `levelPoint`: everybody plays in every round. */
export const largeField = (teams: number, rounds: number, seed: number): Field => {
  const roll = dice(seed)
  const ids = Array.from({ length: teams }, (_, i) => entrantId(`${i + 1}`))
  const sums = new Map<EntrantId, number>(ids.map(id => [id, 0]))
  const lines: ScoreLine[] = []
  const order = [...ids]
  const line = (entrant: EntrantId, opponent: EntrantId, slot: string, unit: string, value: number): void => {
    const amount = points(unitCode(unit), ratio(value))
    const from = factId(slot)
    lines.push({ entrant, unit: amount.unit, points: amount, opponents: [opponent], slot, from, because })
  }
  for (let round = 1; round <= rounds; round++) {
    shuffle(order, roll)
    for (let i = 0; i + 1 < teams; i += 2) {
      const [a, b] = [order[i] as EntrantId, order[i + 1] as EntrantId]
      const difference = roll(14)
      const [won, lost] = difference === 0 ? [1, 1] : [2, 0]
      const slot = `r${round}/t${i / 2 + 1}`
      for (const [one, other, game, level] of [
        [a, b, won, 13 + difference],
        [b, a, lost, 13 - difference],
      ] as const) {
        line(one, other, slot, 'gamePoint', game)
        line(one, other, slot, 'levelPoint', level)
        sums.set(one, (sums.get(one) ?? 0) + game)
      }
    }
  }
  const totals = new Map<EntrantId, EntrantTotal>(
    [...sums].map(([entrant, sum]) => [
      entrant,
      { entrant, total: points(unitCode('gamePoint'), sum), rankBy: ratio(sum), played: rounds },
    ]),
  )
  const entrants = ids.map(id => ({ id, number: id }))
  return { facts: { entrants, sheets: [], adjustments: [], lots: [], settings: {} }, lines, totals }
}
