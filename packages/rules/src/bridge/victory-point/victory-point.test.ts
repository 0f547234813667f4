import { describe, expect, test } from 'vitest'
import { fromDecimal, type Ratio, ratio, toDecimal } from '../../core/ratio.js'
import { loadedPoints, parseLoadedTable } from './loaded-table.js'
import { victoryPointsOf } from './match-points.js'
import { victoryPoints } from './scales.js'
import { swissPairsPoints } from './swiss-pairs.js'
import { wbfContinuousTable } from './wbf-continuous.js'
import { wbfDiscreteBounds } from './wbf-discrete.js'

const winner = (scale: Parameters<typeof victoryPoints>[0], boards: number, margin: number): string | undefined => {
  const points = victoryPoints(scale, boards, ratio(margin))
  return points.ok ? toDecimal(points.value.winner, 2) : undefined
}

describe('WBF continuous scale of 2013', () => {
  test.each([
    [12, { 1: '10.36', 5: '11.70', 10: '13.18', 25: '16.55', 40: '18.78', 50: '19.83', 52: '20.00' }],
    [20, { 1: '10.28', 3: '10.82', 15: '13.61', 30: '16.23', 60: '19.49', 68: '20.00' }],
    [8, { 40: '19.74', 43: '20.00' }],
    [16, { 60: '20.00' }],
  ] as const)('%i boards', (boards, expected) => {
    for (const [margin, points] of Object.entries(expected)) {
      expect([margin, winner('wbf-2013', boards, Number(margin))]).toEqual([margin, points])
    }
  })
  test.each([1, 2, 3, 4, 5, 6, 7, 9, 10, 14, 24, 28, 32, 40, 48, 64, 96, 128])(
    '%i boards: rises, concave, ends at 20',
    boards => {
      const table = wbfContinuousTable(boards)
      expect(table[0]).toBe(1000)
      expect(table.at(-1)).toBe(2000)
      const steps = table.slice(1).map((value, i) => value - (table[i] as number))
      expect(steps.every(step => step >= 0)).toBe(true)
      expect(steps.slice(1).every((step, i) => step <= (steps[i] as number))).toBe(true)
    },
  )
})

test.each([
  [8, [0, 3, 6, 9, 12, 16, 20, 25, 30, 38]],
  [16, [1, 4, 8, 12, 17, 22, 28, 35, 43, 53]],
])('WBF discrete scale, %i boards', (boards, bounds) => {
  expect(wbfDiscreteBounds(boards)).toEqual(bounds)
})

test.each([
  ['acbl-20', 7, 0, '10.00'],
  ['acbl-20', 7, 28, '20.00'],
  ['acbl-20', 24, 2, '10.00'],
  ['acbl-20', 24, 3, '11.00'],
  ['acbl-20', 37, 3, undefined],
  ['acbl-30', 8, 0, '15.00'],
  ['acbl-30', 8, 1, '18.00'],
  ['acbl-30', 8, 12, '25.00'],
  ['acbl-30', 8, 28, '30.00'],
  ['acbl-30', 10, 10, '23.00'],
  ['acbl-30', 12, 10, undefined],
] as const)('%s, %i boards, margin %i', (scale, boards, margin, points) => {
  expect(winner(scale, boards, margin)).toBe(points)
})

test.each([
  [8, '50', 10],
  [8, '50.65', 10],
  [8, '50.66', 11],
  [8, '49.35', 10],
  [8, '49.34', 9],
  [8, '68.35', 19],
  [8, '68.36', 20],
  [8, '0', 0],
  [60, '55', undefined],
] as const)('Swiss pairs, %i boards at %s%%', (boards, percent, points) => {
  expect(swissPairsPoints(boards, fromDecimal(percent) as Ratio)).toBe(points)
})

test.each([
  ['wbf-2013', 8, '10.5', '13.93', '14.09'],
  ['wbf-2013', 8, '-10.5', '6.07', '5.91'],
  ['wbf-2013', 8, '10', '13.78', '13.78'],
  ['wbf-2013', 8, '80.25', '20.00', '20.00'],
  ['acbl-20', 24, '2.75', '10.00', '11.00'],
  ['acbl-30', 8, '0.5', '15.00', '18.00'],
] as const)('%s, %i boards, a margin of %s is worth %s as it is, %s rounded', (scale, boards, margin, exact, whole) => {
  const of = (fractions: 'exact' | 'whole') => {
    const points = victoryPointsOf({ scale, fractions }, boards, fromDecimal(margin) as Ratio)
    return points.ok && toDecimal(points.value, 2)
  }
  expect([of('exact'), of('whole')]).toEqual([exact, whole])
})

describe('a loaded table', () => {
  const rows = [
    { from: '0', winner: '15', loser: '15' },
    { from: '3', winner: '16', loser: '14' },
    { from: '60', winner: '25', loser: '4' },
  ]
  test('gives each side its own points', () => {
    const parsed = parseLoadedTable(rows, 'table')
    expect(parsed.ok && loadedPoints(parsed.value, ratio(61))).toEqual({ winner: ratio(25), loser: ratio(4) })
    const rule = { scale: 'table', table: rows } as const
    expect(victoryPointsOf(rule, 16, ratio(-61))).toEqual({ ok: true, value: ratio(4) })
    expect(victoryPointsOf(rule, 16, ratio(0))).toEqual({ ok: true, value: ratio(15) })
  })
  test.each([
    [[]],
    [[{ from: '1', winner: '1', loser: '1' }]],
    [[rows[0], rows[0]]],
    [[{ from: '0', winner: 'x', loser: '1' }]],
    ['text'],
  ])('refuses %j', table => {
    expect(parseLoadedTable(table, 'table')).toMatchObject({ ok: false })
  })
})
