import { describe, expect, it } from 'vitest'
import { answerMovementLine } from './answer-movement.js'

interface Answer {
  seats: { round: number; table: number; set: number; ns: number; ew: number }[]
  balance: { sd: number; min: number; max: number }
}

describe('answerMovementLine', () => {
  it('compares every two pairs of a complete Howell', () => {
    const { seats, balance } = answerMovementLine({ id: 1, kind: 'howell', tables: 4 }) as unknown as Answer
    expect(seats).toHaveLength(28)
    expect(balance.min).toBeLessThanOrEqual(balance.max)
    expect(answerMovementLine({ id: 1, kind: 'howell', tables: 4, rounds: 5 }).seats).toHaveLength(20)
  })

  it('counts the same direction for a pair, the other against, and a meeting once for each other table', () => {
    // Two tables, one round, one set each: nobody is compared, and a meeting has no other table.
    const lone = answerMovementLine({ id: 1, kind: 'mitchell', tables: 3, rounds: 1 }) as unknown as Answer
    expect(lone.balance).toEqual({ sd: 0, min: 0, max: 0 })
    // A whole Mitchell of three: in a direction three sets the same way; against each of the others three meetings' worth.
    const { balance, seats } = answerMovementLine({ id: 1, kind: 'mitchell', tables: 3 }) as unknown as Answer
    expect(new Set(seats.map(seat => seat.ew))).toEqual(new Set([4, 5, 6]))
    // Opponents: one meeting (2 other tables) less two sets in opposite directions.
    expect([balance.min, balance.max]).toEqual([0, 3])
  })

  it('has one numbering when rounds are switched', () => {
    const { balance } = answerMovementLine({
      id: 1,
      kind: 'mitchell',
      tables: 7,
      arrowSwitched: 1,
    }) as unknown as Answer
    const plain = answerMovementLine({ id: 1, kind: 'mitchell', tables: 7 }) as unknown as Answer
    expect(balance.sd).toBeLessThan(plain.balance.sd)
  })

  it.each([
    [{ kind: 'web', tables: 14 }, 182],
    [{ kind: 'appendix', tables: 12 }, 132],
    [{ kind: 'rover', tables: 7 }, 56],
    [{ kind: 'hesitation', tables: 7 }, 56],
    [{ kind: 'rainbow', tables: 5 }, 25],
    [{ kind: 'shomate', players: 12 }, 33],
  ])('answers %j with its balance', (asked, seats) => {
    const answer = answerMovementLine({ id: 1, ...asked }) as unknown as Answer
    expect(answer.seats).toHaveLength(seats)
    expect(answer.balance.max).toBeGreaterThanOrEqual(answer.balance.min)
  })

  it('names four players, and compares no teams', () => {
    expect(answerMovementLine({ id: 1, kind: 'rainbow', tables: 5 }).seats).toContainEqual({
      round: 1,
      table: 1,
      set: 1,
      north: 1,
      south: 6,
      east: 11,
      west: 16,
    })
    const whist = answerMovementLine({ id: 1, kind: 'whist', teams: 7 })
    expect(whist).not.toHaveProperty('balance')
    expect(whist.seats).toHaveLength(42)
  })

  it('refuses what it cannot make', () => {
    expect(answerMovementLine({ id: 1, kind: 'shomate', tables: 3 })).toMatchObject({
      problems: [{ code: 'MOVEMENT_UNREADABLE', at: { path: 'players' } }],
    })
    expect(answerMovementLine({ id: 1, kind: 'howell', tables: 1 })).toMatchObject({
      id: 1,
      problems: [{ code: 'MOVEMENT_IMPOSSIBLE', at: { path: 'tables' } }],
    })
    expect(answerMovementLine({ id: 1, kind: 'mitchell', tables: 1000 })).toMatchObject({
      problems: [{ code: 'MOVEMENT_UNREADABLE', at: { path: 'tables' } }],
    })
    expect(answerMovementLine({ id: 1, kind: 'shomate', players: 401 })).toMatchObject({
      problems: [{ code: 'MOVEMENT_IMPOSSIBLE', at: { path: 'players' } }],
    })
    expect(answerMovementLine({ id: 1, kind: 'howell', tables: 4, rounds: 9 })).toMatchObject({
      problems: [{ code: 'MOVEMENT_IMPOSSIBLE', at: { path: 'rounds' } }],
    })
    expect(answerMovementLine({ id: 1, kind: 'mitchell', tables: 5, arrowSwitched: 9 })).toMatchObject({
      problems: [{ code: 'MOVEMENT_IMPOSSIBLE', at: { path: 'arrowSwitched' } }],
    })
    expect(answerMovementLine({ id: 1, kind: 'x' })).toMatchObject({ problems: [{ code: 'MOVEMENT_UNREADABLE' }] })
    expect(answerMovementLine(null)).toMatchObject({ id: null, problems: [{ code: 'MOVEMENT_UNREADABLE' }] })
  })
})
