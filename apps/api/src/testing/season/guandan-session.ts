import type { Random } from '../../seed/random.js'
import type { SheetSpec } from '../scenario.js'

/** Four deals a game: no side can climb past A, so every game ends by its count. */
const DEALS = 4
const SEATS = [0, 1, 2, 3] as const

/** Who goes out first, second, third and last: by skill and luck; seats 0 and 2 are one side. */
const finishOf = (random: Random, skills: readonly [number, number]): number[] =>
  [...SEATS]
    .map(seat => ({ seat, strength: (skills[seat % 2 === 0 ? 0 : 1] ?? 0) + random.bell() * 3 }))
    .sort((a, b) => b.strength - a.strength)
    .map(one => one.seat)

/** One game between two pairs of these skills. */
export const playGame = (random: Random, skills: readonly [number, number]) => {
  const deals = Array.from({ length: DEALS }, () => finishOf(random, skills))
  const firsts = deals.filter(deal => (deal[0] ?? 0) % 2 === 0).length
  return {
    homeWins: firsts * 2 >= DEALS,
    sheet: { kind: 'game', deals: deals.map(finish => ({ finish })), ended: 'dealCount' },
  }
}

export interface GuandanPlan {
  readonly skills: readonly number[]
  readonly rounds: number
}

/** Rounds in which pairs with like records meet and nobody meets twice as long as that can be avoided. */
export const playGuandan = (random: Random, { skills, rounds }: GuandanPlan): SheetSpec[] => {
  const won = skills.map(() => 0)
  const met = new Set<string>()
  const sheets: SheetSpec[] = []
  for (let round = 1; round <= rounds; round++) {
    const order = random.shuffled(skills.map((_, at) => at)).sort((a, b) => (won[b] ?? 0) - (won[a] ?? 0))
    for (let table = 1; order.length > 1; table++) {
      const home = order.shift() as number
      const free = order.findIndex(other => !met.has(`${Math.min(home, other)}-${Math.max(home, other)}`))
      const [away] = order.splice(Math.max(free, 0), 1) as [number]
      met.add(`${Math.min(home, away)}-${Math.max(home, away)}`)
      const game = playGame(random, [skills[home] ?? 0, skills[away] ?? 0])
      const winner = game.homeWins ? home : away
      won[winner] = (won[winner] ?? 0) + 1
      sheets.push({
        slot: `r${round}/t${table}`,
        round,
        table: String(table),
        sides: [home, away],
        sheet: game.sheet,
      })
    }
  }
  return sheets
}

export const guandanSettings = { format: 'byDeals', deals: DEALS }
