import { fourOf } from '../../core/tuple.js'
import { balanceWinds } from './balance-winds.js'
import { tenSessionsOf32 } from './field-of-eight.js'
import type { SeatingPlan, TableDraw } from './seating.js'

/** The table of annex 7 of the 1998 book for 16 players and 5 sessions: everybody meets everybody once. */
const annexTable16: SeatingPlan = [
  [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
  ],
  [
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [4, 8, 12, 16],
  ],
  [
    [1, 6, 11, 16],
    [2, 5, 12, 15],
    [3, 8, 9, 14],
    [4, 7, 10, 13],
  ],
  [
    [1, 8, 10, 15],
    [4, 5, 11, 14],
    [2, 7, 9, 16],
    [3, 6, 12, 13],
  ],
  [
    [1, 7, 12, 14],
    [3, 5, 10, 16],
    [4, 6, 9, 15],
    [2, 8, 11, 13],
  ],
]

/**
 * First sessions that give all others by rotation: points 0 … 3q − 1 are three circles of q players, 3q stays.
 * Every difference on and between the circles occurs once, so every pair meets once in q sessions.
 */
interface Starter {
  readonly circle: number
  readonly tables: readonly TableDraw[]
}

const starters: readonly Starter[] = [
  {
    circle: 9,
    tables: [
      [27, 26, 17, 8],
      [25, 23, 20, 12],
      [24, 5, 4, 2],
      [22, 21, 15, 7],
      [19, 16, 9, 3],
      [18, 13, 6, 1],
      [14, 11, 10, 0],
    ],
  },
  {
    circle: 13,
    tables: [
      [39, 0, 13, 26],
      [1, 2, 16, 25],
      [3, 6, 22, 23],
      [9, 5, 14, 17],
      [4, 11, 31, 36],
      [12, 7, 28, 30],
      [10, 8, 32, 38],
      [15, 21, 29, 33],
      [19, 24, 35, 34],
      [18, 20, 27, 37],
    ],
  },
]

const rotate = ({ circle, tables }: Starter): SeatingPlan =>
  Array.from({ length: circle }, (_, step) =>
    tables.map(table =>
      fourOf(
        table.map(point => {
          if (point >= 3 * circle) return point + 1
          const base = point - (point % circle)
          return base + ((point - base + step) % circle) + 1
        }),
      ),
    ),
  )

/**
 * A first session that gives others by rotation without a repeated meeting. Three circles of q players, and those after
 * them, who stay. Found by search; held by a test.
 */
const growing: readonly (Starter & { readonly players: number })[] = [
  {
    players: 24,
    circle: 7,
    tables: [
      [8, 16, 18, 19],
      [5, 12, 14, 22],
      [1, 2, 6, 20],
      [3, 7, 11, 13],
      [4, 10, 17, 23],
      [0, 9, 15, 21],
    ],
  },
]

/**
 * Eight sessions for 24 players in which everybody meets everybody, with the twelve repeated meetings that cannot be
 * fewer. Points 0 … 23 are eight circles of three: the first two sessions give three each by rotation, of the last two
 * each table gives the session's two others.
 */
const coveringOf24: { readonly turning: readonly (readonly TableDraw[])[]; readonly fixed: readonly TableDraw[][] } = {
  turning: [
    [
      [21, 17, 7, 4],
      [1, 14, 6, 15],
      [13, 5, 19, 16],
      [8, 3, 12, 11],
      [20, 9, 10, 0],
      [23, 2, 18, 22],
    ],
    [
      [9, 5, 18, 17],
      [2, 3, 1, 4],
      [23, 13, 11, 14],
      [8, 20, 7, 19],
      [21, 16, 10, 15],
      [0, 12, 22, 6],
    ],
  ],
  fixed: [
    [
      [13, 21, 3, 18],
      [2, 10, 17, 6],
    ],
    [
      [7, 3, 9, 22],
      [19, 17, 1, 12],
    ],
  ],
}

const inThrees = (table: TableDraw, step: number): TableDraw =>
  fourOf(table.map(point => point - (point % 3) + ((point + step) % 3) + 1))

const turns = [0, 1, 2] as const

/** The eight sessions of the covering of 24 players. */
const covering24: SeatingPlan = [
  ...coveringOf24.turning.flatMap(tables => turns.map(step => tables.map(table => inThrees(table, step)))),
  ...coveringOf24.fixed.map(tables => tables.flatMap(table => turns.map(step => inThrees(table, step)))),
]

/**
 * A draw of at least so many sessions made by rotation or by a field, for sizes that no perfect design covers; `undefined` where none
 * is known.
 */
export const developed = (players: number, sessions: number): SeatingPlan | undefined => {
  if (players === 32) return tenSessionsOf32()
  const starter = growing.find(item => item.players === players)
  const plan = starter && rotate(starter)
  return players === 24 && sessions > 7 ? covering24 : plan
}

/** A draw in which everybody meets everybody exactly once, winds balanced; `undefined` for other sizes. */
export const perfectDesign = (players: number): SeatingPlan | undefined => {
  if (players === 16) return balanceWinds(annexTable16)
  const starter = starters.find(item => 3 * item.circle + 1 === players)
  return starter && balanceWinds(rotate(starter))
}
