import { describe, expect, it } from 'vitest'
import { seatByRanking } from './by-ranking.js'
import { perfectDesign } from './designs.js'
import { checkSeating, seatingReport } from './report.js'
import { rollerPlan, rollerSessions, rollerShifts } from './roller.js'
import { searchSeating } from './search.js'
import type { SeatingPlan } from './seating.js'

/** Sizes for which every pair can meet exactly once, and the number of sessions that takes. */
const perfectSizes = [
  { players: 16, sessions: 5 },
  { players: 28, sessions: 9 },
  { players: 40, sessions: 13 },
]

describe.each(perfectSizes)('$players players, $sessions sessions', ({ players, sessions }) => {
  const plan = perfectDesign(players) ?? []

  it('lets everybody meet everybody exactly once', () => {
    expect(checkSeating(plan, { players })).toEqual([])
    expect(seatingReport(plan, players)).toMatchObject({
      sessions,
      meetings: [0, (players * (players - 1)) / 2],
      most: 1,
    })
  })

  it('balances the four winds', () => {
    expect(seatingReport(plan, players)).toMatchObject({ windSpread: 1, unbalanced: [] })
  })
})

it('knows no perfect design for other sizes', () => {
  expect(perfectDesign(20)).toBeUndefined()
})

describe('roller', () => {
  it.each([
    [40, 20],
    [12, 4],
    [13, 13],
    [36, 12],
  ])('%i tables roll %i sessions before a pair meets again', (tables, sessions) => {
    expect(rollerSessions(tables)).toBe(sessions)
    expect(rollerPlan(tables, sessions + 1, [0, 1, 2, -1])).toBeUndefined()
  })

  it.each([
    [40, 10],
    [13, 10],
    [12, 4],
    [7, 6],
  ])('%i tables, %i sessions: the condition holds in the plan', (tables, sessions) => {
    const plan = rollerPlan(tables, sessions) ?? []
    expect(checkSeating(plan, { players: 4 * tables })).toEqual([])
  })

  it('finds other shifts, or says there are none', () => {
    expect(rollerShifts(12, 8)).toBeUndefined()
    const shifts = rollerShifts(15, 5)
    expect(shifts && rollerSessions(15, shifts)).toBeGreaterThanOrEqual(5)
  })

  it('moves everybody to other tables', () => {
    const plan = rollerPlan(13, 4) ?? []
    const tablesOf = (player: number) => plan.map(session => session.findIndex(table => table.includes(player)))
    expect(new Set(tablesOf(1)).size).toBe(4)
  })
})

describe('search', () => {
  const teams = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
    [17, 18, 19, 20],
  ]

  it('keeps teams apart, repeats little, and gives the same draw again', () => {
    const options = { players: 20, sessions: 4, apart: teams, seed: 3, steps: 40_000 }
    const plan = searchSeating(options)
    expect(checkSeating(plan, { players: 20, apart: teams }).filter(problem => problem.severity !== 'warning')).toEqual(
      [],
    )
    expect(seatingReport(plan, 20)).toMatchObject({ windSpread: 0 })
    expect(seatingReport(plan, 20).most).toBeLessThanOrEqual(2)
    expect(searchSeating(options)).toEqual(plan)
  })

  it('finds a draw without repeats where there is room', () => {
    const plan = searchSeating({ players: 48, sessions: 8, seed: 7 })
    expect(seatingReport(plan, 48)).toMatchObject({ most: 1, windSpread: 0 })
  })
})

describe('validator, swap and re-seating', () => {
  const plan = perfectDesign(16) as SeatingPlan

  it('names what is wrong and where', () => {
    const broken = plan.map((session, i) => (i === 0 ? [[1, 1, 3, 4] as const, ...session.slice(1)] : session))
    const codes = checkSeating(broken, { players: 16, apart: [[3, 4]] }).map(problem => problem.code)
    expect(codes).toEqual(
      expect.arrayContaining(['SEATING_PLAYER_TWICE', 'SEATING_PLAYER_MISSING', 'SEATING_TEAMMATES_MEET']),
    )
  })

  it('seats by ranking four by four and looks at the winds played', () => {
    const order = Array.from({ length: 16 }, (_, i) => 16 - i)
    const session = seatByRanking(order, plan)
    expect(session.map(table => [...table].sort((a, b) => b - a))[0]).toEqual([16, 15, 14, 13])
    expect(seatingReport([...plan, session], 16).windSpread).toBeLessThanOrEqual(2)
  })
})
