import { fourOf } from '../../core/tuple.js'
import type { SeatingPlan, TableDraw } from './seating.js'

/*
 * Ten sessions for 32 players in which nobody meets anybody twice: as many as there can be, since everybody then has met
 * 30 of 31. Four layers of eight players, each the numbers 0 … 7 added bit by bit; a player is `8 * layer + point`.
 */

/** Session k seats points t of the first layer with t + shifts[layer][k] of each other one. */
const shifts: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0],
  [0, 1, 2, 3, 4, 5],
  [0, 2, 3, 4, 1, 7],
  [0, 3, 4, 6, 5, 1],
]

const points = [0, 1, 2, 3, 4, 5, 6, 7] as const

type Layers = readonly [number, number]

/** The layers by twos, in the three ways there are. */
const pairings: readonly (readonly [Layers, Layers])[] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
]

const seat = (layer: number, point: number): number => 8 * layer + point + 1

/** The two differences that points of these layers have not met by after six sessions. */
const unmet = ([a, b]: Layers): readonly [number, number] => {
  const met = new Set(shifts[a]?.map((shift, session) => shift ^ (shifts[b]?.[session] ?? 0)))
  const [first = 0, second = 0] = points.filter(point => !met.has(point))
  return [first, second]
}

const across = (): SeatingPlan =>
  Array.from({ length: 6 }, (_, session) =>
    points.map(point => fourOf(shifts.map((shift, layer) => seat(layer, point ^ (shift[session] ?? 0))))),
  )

/** Two of one layer with the two of another whom neither has met. */
const between = (layers: Layers): TableDraw[] => {
  const [first, second] = unmet(layers)
  const apart = first ^ second
  const [a, b] = layers
  return points
    .filter(point => point < (point ^ apart))
    .map(point => [seat(a, point), seat(a, point ^ apart), seat(b, point ^ first), seat(b, point ^ second)])
}

/** The last session stays within the layers: those of a layer who differ by none of what its pairs differed by. */
const within = (layer: number): TableDraw[] => {
  const used = pairings.flat().filter(pair => pair.includes(layer))
  const apart = used.map(pair => unmet(pair)).map(([first, second]) => first ^ second)
  const taken = new Set([...apart, apart.reduce((sum, one) => sum ^ one, 0)])
  const free = points.filter(point => point > 0 && !taken.has(point))
  const [first = 0, second = 0, third = 0] = free
  const group = [0, first, second, third]
  const other = points.find(point => !group.includes(point)) ?? 0
  return [0, other].map(start => fourOf(group.map(point => seat(layer, point ^ start))))
}

/** The ten sessions, without winds. */
export const tenSessionsOf32 = (): SeatingPlan => [
  ...across(),
  ...pairings.map(pairs => pairs.flatMap(between)),
  [0, 1, 2, 3].flatMap(within),
]
