import { describe, expect, it, test } from 'vitest'
import { bestDraw } from './best-draw.js'
import { meetingsWithin, repeatsBound, repeatsOf } from './bound.js'
import { fieldRoller } from './field-roller.js'
import { checkSeating } from './report.js'
import { meetings } from './seating.js'

const draw = (players: number, sessions: number, apart: number[][] = []) =>
  bestDraw({ players, sessions, apart, seed: 1, steps: 20_000 })

const errors = (players: number, sessions: number, apart: number[][] = []) =>
  checkSeating(draw(players, sessions, apart), { players, apart })
    .filter(({ severity }) => severity !== 'warning')
    .map(({ code }) => code)

describe('the best draw', () => {
  test.each([
    [16, 5, 0],
    [24, 7, 0],
    [24, 8, 12],
    [28, 9, 0],
    [32, 8, 0],
    [32, 9, 0],
    [32, 10, 0],
    [64, 16, 0],
    [64, 17, 0],
    [128, 32, 0],
  ])('of %i players in %i sessions repeats no more than %i meetings', (players, sessions, most) => {
    expect(errors(players, sessions)).toEqual([])
    expect(repeatsOf(draw(players, sessions))).toBeLessThanOrEqual(most)
  })

  test.each([
    [8, 3, 8],
    [12, 3, 6],
    [12, 4, 13],
    [20, 7, 25],
  ])('of %i players in %i sessions, where some must meet again, repeats %i meetings', (players, sessions, most) => {
    const plan = bestDraw({ players, sessions, apart: [], seed: 1, steps: 100_000, tries: 5 })
    expect(repeatsOf(plan)).toBeLessThanOrEqual(most)
  })

  it('spreads what must be repeated where that costs nothing', () => {
    const plan = draw(16, 7)
    expect(repeatsOf(plan)).toBe(repeatsBound(16, 7))
    expect(Math.max(...meetings(plan).values())).toBe(2)
  })

  it('lets everybody of 32 meet 30 others in ten sessions', () => {
    const met = new Map<number, Set<number>>()
    for (const player of draw(32, 10)
      .flat()
      .flatMap(table => table.map(one => ({ one, table }))))
      met.set(player.one, new Set([...(met.get(player.one) ?? []), ...player.table]))
    expect(met.size).toBe(32)
    expect([...met.values()].map(others => others.size)).toEqual(Array.from({ length: 32 }, () => 31))
  })

  it('keeps eight teams of four apart through eight sessions without a repeated meeting', () => {
    const teams = Array.from({ length: 8 }, (_, team) => [1, 2, 3, 4].map(member => team * 4 + member))
    const plan = draw(32, 8, teams)
    expect([meetingsWithin(plan, teams), repeatsOf(plan)]).toEqual([0, 0])
    expect(errors(32, 8, teams)).toEqual([])
  })

  it('keeps teams apart too that are written in any order, with players of no team', () => {
    const teams = [
      [32, 5, 17],
      [2, 9],
      [31, 30, 29, 28, 27],
    ]
    expect(meetingsWithin(draw(32, 8, teams), teams)).toBe(0)
    expect(errors(32, 8, teams)).toEqual([])
  })

  it('keeps club-mates apart where that costs no repetition, and rather than not', () => {
    const clubs = [
      [1, 5, 9, 13, 17],
      [2, 6, 10],
    ]
    const plan = bestDraw({ players: 32, sessions: 8, apart: [], rather: clubs, seed: 1, steps: 20_000 })
    expect([meetingsWithin(plan, clubs), repeatsOf(plan)]).toEqual([0, 0])
  })

  it.each([
    [4, 3, 12],
    [8, 2, 4],
    [12, 2, 3],
  ])('knows that %i players at so few tables meet again: in %i sessions %i times', (players, sessions, fewest) => {
    expect(repeatsBound(players, sessions)).toBe(fewest)
    expect(repeatsOf(draw(players, sessions))).toBe(fewest)
  })

  it('never promises less than is possible', () => {
    expect(repeatsOf(draw(24, 8))).toBeGreaterThanOrEqual(repeatsBound(24, 8))
  })
})

describe('the roller by a field', () => {
  it('is for powers of two, as many sessions as tables', () => {
    expect(fieldRoller(6, 4)).toBeUndefined()
    expect(fieldRoller(8, 9)).toBeUndefined()
    expect(fieldRoller(8, 8)).toHaveLength(8)
  })
})
