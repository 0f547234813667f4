import { describe, expect, test } from 'vitest'
import { deviationText, movementBalance } from './balance.js'
import { singleNumbers } from './movement.js'
import { movementFor, type MovementKind } from './plan.js'

/**
 * How even every generated movement is, within each field that it ranks: contestants, rounds, standard deviation, least
 * and most. What has been published stands beside it: for Howells the figures of the KoPS cards, for two fields that
 * meet the whole of each other none, as each field then plays every board the same way.
 */
const table: Readonly<Partial<Record<MovementKind, readonly string[]>>> = {
  mitchell: ['8 3 0.00 [2, 2]', '9 5 0.97 [3, 5]', '14 7 0.00 [7, 7]', '16 7 0.00 [6, 6]', '26 13 0.00 [13, 13]'],
  web: ['28 13 0.00 [13, 13]', '30 13 0.00 [13, 13]', '36 13 0.00 [13, 13]'],
  appendix: ['11 5 0.00 [5, 5]', '16 7 0.00 [7, 7]', '24 11 0.00 [11, 11]', '36 13 0.00 [13, 13]'],
  rover: ['9 3 0.61 [0, 2]', '11 5 0.89 [3, 5]', '13 5 0.75 [2, 4]', '15 7 0.93 [5, 7]'],
  hesitation: ['6 4 1.20 [0, 4]', '10 6 2.24 [-2, 7]', '14 8 2.50 [0, 11]', '18 10 2.82 [1, 15]', '30 16 3.48 [1, 27]'],
  howell: ['6 5 1.63 [0, 4]', '8 7 0.00 [3, 3]', '10 9 1.79 [2, 6]', '12 11 0.00 [5, 5]', '14 13 1.85 [4, 8]',
    '16 15 0.00 [7, 7]', '18 17 1.89 [2, 12]', '20 19 0.00 [9, 9]', '22 21 1.91 [8, 12]', '24 23 0.00 [11, 11]'],
  rainbow: ['20 5 2.38 [0, 5]', '28 7 3.37 [0, 7]'],
  shomate: ['8 7 0.00 [1, 1]', '9 9 0.00 [1, 1]', '12 11 2.09 [-4, 6]', '13 13 0.00 [2, 2]', '16 15 0.00 [3, 3]'],
  teamHowell: ['8 7 0.00 [3, 3]', '9 9 1.79 [2, 6]', '12 11 0.00 [5, 5]', '16 15 0.00 [7, 7]'],
  whist: ['7 6 0.00 [12, 12]', '8 7 1.98 [12, 16]', '9 8 0.00 [16, 16]', '12 11 1.99 [20, 24]', '13 12 0.00 [24, 24]'],
} // biome-ignore format: a row for each kind

/** Published: pairs → standard deviation of the card. */
const kops: Readonly<Record<number, number>> = {
  8: 0, 10: 1.79, 12: 0, 14: 1.85, 16: 0, 18: 1.89, 20: 1.79, 22: 1.91, 24: 0,
} // biome-ignore format: a card each

const rowOf = (kind: MovementKind, contestants: number): string => {
  const made = movementFor({ kind, boardsARound: 2 }, contestants)
  if (!made.ok) return `${contestants} impossible`
  const { movement, twoFields } = made.value
  const north = new Set(singleNumbers(movement).seats.flatMap(({ ns }) => ns ?? []))
  const balance = movementBalance(movement, (a, b) => !twoFields || north.has(a) === north.has(b))
  const { variance, min, max } = balance
  return `${contestants} ${movement.rounds} ${deviationText(variance)} [${min}, ${max}]`
}

const numberOf = (row: string, at: number): number => Number(row.split(' ')[at])

describe.each(Object.entries(table) as [MovementKind, readonly string[]][])('%s', (kind, rows) => {
  test('is as even as it was, and as what is published', () => {
    expect(rows.map(row => rowOf(kind, numberOf(row, 0)))).toEqual(rows)
    const published = kind === 'howell' ? rows.filter(row => numberOf(row, 0) in kops) : []
    for (const row of published) expect(numberOf(row, 2), row).toBeLessThanOrEqual(kops[numberOf(row, 0)] ?? 0)
  })
})

test('two fields that fill their tables are compared evenly within each, whatever their size', () => {
  for (const kind of ['mitchell', 'web', 'appendix'] as const)
    for (let pairs = 10; pairs <= 36; pairs += 2) {
      const row = rowOf(kind, pairs)
      if (!row.endsWith('impossible')) expect([kind, pairs, numberOf(row, 2)]).toEqual([kind, pairs, 0])
    }
})
