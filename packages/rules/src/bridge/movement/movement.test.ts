import { describe, expect, test } from 'vitest'
import { publishedCards } from './cards.js'
import { type CyclicCard, cyclicMovement } from './cyclic.js'
import { howell } from './howell.js'
import { mitchell } from './mitchell.js'
import { checkMovement, type Movement } from './movement.js'

const value = (made: { ok: true; value: Movement } | { ok: false }): Movement => {
  if (!made.ok) throw new TypeError('no movement')
  return made.value
}

describe('Mitchell', () => {
  test.each([3, 5, 7, 9, 13, 21])('%i tables: everyone meets everyone, no set twice', tables => {
    const movement = value(mitchell({ tables }))
    expect(checkMovement(movement)).toEqual([])
    expect(movement.seats.length).toBe(tables * tables)
  })
  test.each([4, 6, 8, 10, 14, 20])('%i tables with a skip', tables => {
    const movement = value(mitchell({ tables }))
    expect(checkMovement(movement)).toEqual([])
    expect(movement.rounds).toBe(tables - 1)
  })
  test.each([4, 6, 8, 10, 14, 20])('%i tables with share and relay', tables => {
    const movement = value(mitchell({ tables, even: 'shareAndRelay' }))
    expect(checkMovement(movement, { sharedSets: true })).toEqual([])
    expect(movement.rounds).toBe(tables)
  })
  test('arrow-switched rounds exchange directions under one numbering', () => {
    const movement = value(mitchell({ tables: 7, arrowSwitched: 1 }))
    expect(movement.numbering).toBe('single')
    expect(checkMovement(movement)).toEqual([])
    expect(movement.seats.filter(seat => seat.round === 7).every(seat => (seat.ew as number) <= 7)).toBe(true)
  })
  test('a half table leaves someone out each round', () => {
    const movement = value(mitchell({ tables: 7, missing: 'ew' }))
    expect(checkMovement(movement)).toEqual([])
    expect(movement.seats.filter(seat => seat.set === undefined).length).toBe(7)
  })
  test.each([0, 1, 2.5, 1001])('%d tables is impossible', tables => {
    expect(mitchell({ tables })).toMatchObject({ ok: false, error: { code: 'MOVEMENT_IMPOSSIBLE' } })
  })
})

describe('Howell', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])('%i tables: all meet once, no set twice', tables => {
    const movement = value(howell(tables))
    expect(checkMovement(movement, { sharedSets: tables < 4 })).toEqual([])
    const meetings = new Set(movement.seats.map(seat => [seat.ns, seat.ew].sort().join()))
    expect(meetings.size).toBe(tables * (2 * tables - 1))
  })
  test.each([1, 16])('%i tables is refused', tables => {
    expect(howell(tables)).toMatchObject({ ok: false })
  })
})

describe('published cards', () => {
  test.each(publishedCards)('$id', card => {
    const movement = cyclicMovement(card)
    expect(checkMovement(movement)).toEqual([])
    const met = movement.seats.filter(seat => seat.ns === 1 || seat.ew === 1)
    expect(met).toHaveLength(movement.rounds)
  })
  test('seats of the session the card comes from', () => {
    const movement = cyclicMovement(publishedCards[0] as CyclicCard)
    const seatOf = (round: number, table: number) => {
      const seat = movement.seats.find(item => item.round === round && item.table === table)
      return [seat?.ns, seat?.ew, seat?.set]
    }
    expect(seatOf(4, 2)).toEqual([7, 11, 5])
    expect(seatOf(5, 6)).toEqual([9, 7, 1])
    expect(seatOf(7, 3)).toEqual([5, 10, 9])
    expect(seatOf(9, 4)).toEqual([1, 6, 3])
    expect(seatOf(8, 5)).toEqual([7, 4, 3])
  })
})

test('the validator names what is wrong', () => {
  const seats = [
    { round: 1, table: 1, ns: 1, ew: 2, set: 1 },
    { round: 1, table: 2, ns: 1, ew: 3, set: 1 },
    { round: 2, table: 1, ns: 2, ew: 1, set: 1 },
    { round: 2, table: 2, ns: 3, ew: 3, set: 2 },
  ]
  const faults = checkMovement({ tables: 2, rounds: 2, sets: 2, numbering: 'single', seats })
  expect(new Set(faults.map(fault => fault.code))).toEqual(
    new Set(['SEATED_TWICE', 'SET_AT_TWO_TABLES', 'SET_PLAYED_TWICE', 'PAIR_MET_TWICE', 'MEETS_ITSELF']),
  )
})
