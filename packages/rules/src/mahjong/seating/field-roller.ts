import { fourOf } from '../../core/tuple.js'
import type { SeatingPlan, TableDraw } from './seating.js'

/** Polynomials that make the field of 2, 4, 8 … elements, by how many. */
const moduli: ReadonlyMap<number, number> = new Map([
  [4, 0b111],
  [8, 0b1011],
  [16, 0b10011],
  [32, 0b100101],
  [64, 0b1000011],
])

/** The product in the field of so many elements; its sums are bit by bit. */
const product = (a: number, b: number, size: number, modulus: number): number => {
  let [left, right, sum] = [a, b, 0]
  for (; right > 0; right >>= 1) {
    if (right & 1) sum ^= left
    left <<= 1
    if (left >= size) left ^= modulus
  }
  return sum
}

/**
 * As the roller, where the number of tables is a power of two and no shifts of whole tables will do: the columns move
 * by the multiples of a field. In as many sessions as there are tables nobody meets anybody twice, and players of one
 * column (c × tables + 1 …) never meet. `undefined` for other numbers of tables and for more sessions.
 */
export const fieldRoller = (tables: number, sessions: number): SeatingPlan | undefined => {
  const modulus = moduli.get(tables)
  if (modulus === undefined || sessions > tables) return undefined
  return Array.from({ length: sessions }, (_, session) =>
    Array.from({ length: tables }, (_, table) =>
      fourOf([0, 1, 2, 3].map(column => column * tables + (table ^ product(column, session, tables, modulus)) + 1)),
    ),
  )
}

/**
 * One more session within the columns of such a draw, where those fill tables of their own: the players of a column,
 * who never met, meet now.
 */
export const withinColumns = (tables: number): readonly TableDraw[] =>
  Array.from({ length: tables }, (_, table) => fourOf([1, 2, 3, 4].map(seat => table * 4 + seat)))
