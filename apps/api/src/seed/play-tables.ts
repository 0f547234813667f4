import { type Deal, dealCards, playBoard } from './bridge-deal.js'
import type { Random } from './random.js'
import type { Sport } from './people.js'

/** A place at a table for one sheet, as the score desk shows it. */
export interface Slot {
  readonly slot: string
  readonly board: string | null
  readonly room: string | null
  readonly whole: boolean
  readonly sides: readonly { readonly id: string }[]
}

/** What is written on the sheet of a slot by players of these skills; `decisive` leaves no game level. */
export type WriteSheet = (slot: Slot, skills: readonly number[], decisive: boolean) => object

const bridge = (random: Random): WriteSheet => {
  const deals = new Map<string, Deal>()
  return ({ slot, board, room }, [ns = 0, ew = 0], decisive) => {
    const key = decisive ? `${slot.split('/')[1]}/${board}` : (board ?? '')
    const deal = deals.get(key) ?? dealCards(random.fork(`deal/${key}`))
    deals.set(key, deal)
    const result = playBoard(deal, random.fork(`${slot}/${room}`), { ns, ew })
    return result ? { ...result } : { contract: 'PASS' }
  }
}

const SEATS = [0, 1, 2, 3] as const

/** Who goes out first, second, third and last: by skill and luck; seats 0 and 2 are one side. */
const finishOf = (random: Random, skills: readonly number[], decisive: boolean): number[] => {
  const strength = (seat: number) => (skills[seat % 2] ?? 0) + random.bell() * 3
  const order = [...SEATS].map(seat => ({ seat, strength: strength(seat) })).sort((a, b) => b.strength - a.strength)
  if (!decisive) return order.map(one => one.seat)
  const first = (skills[0] ?? 0) >= (skills[1] ?? 0) ? 0 : 1
  return [first, first + 2, 1 - first, 3 - first]
}

const guandan =
  (random: Random): WriteSheet =>
  ({ slot }, skills, decisive) => {
    const own = random.fork(slot)
    const deals = Array.from({ length: 4 }, () => ({ finish: finishOf(own, skills, decisive) }))
    return { kind: 'game', deals, ended: 'dealCount' }
  }

/** Fan totals as they come up at a table: mostly just above the eight-point minimum, now and then something grand. */
const FAN = [8, 8, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 16, 16, 18, 20, 24, 25, 28, 32, 40, 48, 64, 88]

const handOf = (random: Random, number: number, skills: readonly number[]): object => {
  if (random.percent(14)) return { number, result: { kind: 'drawn' } }
  const luck = SEATS.map(seat => ({ seat, luck: (skills[seat] ?? 0) + random.bell() * 3 }))
  const winner = luck.reduce((a, b) => (b.luck > a.luck ? b : a)).seat
  const fan = FAN[Math.min(random.below(FAN.length), random.below(FAN.length))] ?? 8
  if (random.percent(38)) return { number, result: { kind: 'selfDraw', winner, fan } }
  const discarder = random.pick(SEATS.filter(seat => seat !== winner))
  return { number, result: { kind: 'discard', winner, discarder, fan } }
}

const mahjong =
  (random: Random): WriteSheet =>
  ({ slot }, skills) => {
    const own = random.fork(slot)
    return {
      kind: 'hands',
      hands: Array.from({ length: 16 }, (_, at) => handOf(own, at + 1, skills)),
      ended: 'allHands',
    }
  }

/** One line per sport. */
export const tables: Readonly<Record<Sport, (random: Random) => WriteSheet>> = { bridge, guandan, mahjong }
