import type { Random } from '../../seed/random.js'
import type { SheetSpec } from '../scenario.js'

const HANDS = 16
const PLAYERS = [0, 1, 2, 3] as const

/** Fan totals as they come up at a table: mostly just above the eight-point minimum, now and then something grand. */
const FAN: readonly number[] = [
  8, 8, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 16, 16, 18, 20, 24, 25, 28, 32, 40, 48, 64, 88,
]

const strongest = (random: Random, skills: readonly number[]): number =>
  PLAYERS.map(player => ({ player, luck: (skills[player] ?? 0) + random.bell() * 3 })).reduce((a, b) =>
    b.luck > a.luck ? b : a,
  ).player

const handOf = (random: Random, number: number, skills: readonly number[]) => {
  if (random.percent(14)) return { number, result: { kind: 'drawn' } }
  const winner = strongest(random, skills)
  const fan = FAN[Math.min(random.below(FAN.length), random.below(FAN.length))] ?? 8
  if (random.percent(38)) return { number, result: { kind: 'selfDraw', winner, fan } }
  const discarder = random.pick(PLAYERS.filter(player => player !== winner))
  return { number, result: { kind: 'discard', winner, discarder, fan } }
}

/** A session of sixteen hands at one table. */
export const playTable = (random: Random, skills: readonly number[]) => {
  const hands = Array.from({ length: HANDS }, (_, at) => handOf(random, at + 1, skills))
  return { kind: 'hands', hands, ended: 'allHands' }
}

export interface MahjongPlan {
  readonly skills: readonly number[]
  readonly rounds: number
}

/** Sessions of sixteen hands; the tables are drawn anew for each. */
export const playMahjong = (random: Random, { skills, rounds }: MahjongPlan): SheetSpec[] => {
  const sheets: SheetSpec[] = []
  for (let round = 1; round <= rounds; round++) {
    const seated = random.shuffled(skills.map((_, at) => at))
    for (let table = 1; table * 4 <= seated.length; table++) {
      const sides = seated.slice((table - 1) * 4, table * 4)
      sheets.push({
        slot: `r${round}/t${table}`,
        round,
        table: String(table),
        sides,
        sheet: playTable(
          random,
          sides.map(at => skills[at] ?? 0),
        ),
      })
    }
  }
  return sheets
}
