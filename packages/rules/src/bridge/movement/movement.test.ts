import { describe, expect, test } from 'vitest'
import { publishedCards } from './cards.js'
import { type CyclicCard, cyclicMovement } from './cyclic.js'
import { compare, zero } from '../../core/ratio.js'
import { movementBalance, switchAdvice } from './balance.js'
import { hesitationMitchell } from './hesitation.js'
import { howell, howellRounds } from './howell.js'
import { mitchell } from './mitchell.js'
import { asBarometer, checkMovement, copiesNeeded, type Movement, singleNumbers } from './movement.js'
import { hasTwoFields, movementToCsv, movementToJson, readMovementFile } from './movement-file.js'
import { roverMitchell } from './rover.js'
import { webMitchell } from './web.js'

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
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])('%i tables: all meet once, no set twice', tables => {
    const movement = value(howell(tables))
    expect(checkMovement(movement)).toEqual([])
    const meetings = new Set(movement.seats.map(seat => [seat.ns, seat.ew].sort().join()))
    expect(meetings.size).toBe(tables * (2 * tables - 1))
  })
  test.each([1, 17])('%i tables is refused', tables => {
    expect(howell(tables)).toMatchObject({ ok: false })
  })
})

describe('balance of the Howells', () => {
  /** Standard deviations of the cards in print; every comparison equal is 0. */
  test.each([
    [4, 0],
    [5, 1.79],
    [6, 0],
    [7, 1.86],
    [8, 0],
    [9, 1.89],
    [10, 0],
    [11, 1.91],
    [12, 0],
    [13, 1.93],
    [16, 0],
  ])('%i tables: %d or better', (tables, published) => {
    const { sd, variance } = movementBalance(value(howell(tables)))
    expect(sd).toBeLessThanOrEqual(published + 0.005)
    expect(compare(variance, zero) === 0).toBe(published === 0)
  })
  test.each([4, 6, 8, 10, 12, 16])('%i tables: every two pairs compare alike', tables => {
    expect(movementBalance(value(howell(tables)))).toMatchObject({ min: tables - 1, max: tables - 1 })
  })
  test.each(
    Array.from({ length: 15 }, (_, at) => at + 2).flatMap(tables =>
      howellRounds(tables)
        .filter(rounds => rounds < 2 * tables - 1)
        .map(rounds => [tables, rounds] as const),
    ),
  )('%i tables, %i rounds: sound, everybody plays every set, no worse than 2.6', (tables, rounds) => {
    const movement = value(howell(tables, rounds))
    expect(checkMovement(movement)).toEqual([])
    expect(movement.seats).toHaveLength(tables * rounds)
    expect(new Set(movement.seats.map(({ set }) => set)).size).toBe(rounds)
    expect(movementBalance(movement).sd).toBeLessThan(2.6)
  })
  test('the ones for an evening of 24 to 27 boards', () => {
    for (const [tables, rounds] of [
      [5, 9],
      [6, 9],
      [6, 8],
      [7, 9],
      [7, 8],
      [8, 12],
      [8, 13],
      [9, 9],
      [9, 12],
      [9, 13],
      [10, 12],
      [10, 13],
    ] as const)
      expect(howellRounds(tables)).toContain(rounds)
  })
})

describe('rover', () => {
  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
    '%i tables and a pair: nobody twice at a set or against a pair',
    tables => {
      const movement = value(roverMitchell(tables))
      expect(checkMovement(movement)).toEqual([])
      const rover = movement.seats.filter(({ ns }) => ns === tables + 1)
      expect(rover).toHaveLength(movement.rounds)
      expect(rover.filter(({ ew }) => ew === undefined).length).toBeLessThanOrEqual(2)
    },
  )
  test.each([3, 21])('%i tables is refused', tables => {
    expect(roverMitchell(tables)).toMatchObject({ ok: false, error: { code: 'MOVEMENT_IMPOSSIBLE' } })
  })
})

describe('web', () => {
  test.each([
    [14, 13],
    [16, 13],
    [17, 9],
    [30, 13],
    [12, 9],
  ])('%i tables play %i sets', (tables, sets) => {
    const movement = value(webMitchell(tables, sets))
    expect(checkMovement(movement)).toEqual([])
    expect(movement.seats).toHaveLength(tables * sets)
    expect(copiesNeeded(movement)).toBeGreaterThan(1)
  })
  test('an even number of sets is refused', () => {
    expect(webMitchell(14, 12)).toMatchObject({ ok: false })
  })
})

describe('hesitation', () => {
  test.each([3, 5, 7, 9, 11, 13, 15])('%i tables play a round more than tables', tables => {
    const movement = value(hesitationMitchell(tables))
    expect(checkMovement(movement)).toEqual([])
    expect(movement.rounds).toBe(tables + 1)
  })
  test('even tables are refused', () => {
    expect(hesitationMitchell(8)).toMatchObject({ ok: false })
  })
})

describe('arrow switch', () => {
  test('advice: an eighth of the rounds is best', () => {
    const advice = switchAdvice(value(mitchell({ tables: 9 })))
    const best = advice.reduce((a, b) => (compare(b.balance.variance, a.balance.variance) < 0 ? b : a))
    expect(best.switched).toBe(1)
    expect(advice[0]?.balance.sd).toBeGreaterThan(best.balance.sd)
  })
  test('more switched rounds than rounds are refused', () => {
    expect(mitchell({ tables: 7, arrowSwitched: 8 })).toMatchObject({ ok: false })
  })
})

test('in a barometer everybody has the same boards, a copy for each table', () => {
  const movement = asBarometer(value(howell(5)))
  expect(checkMovement(movement)).toEqual([])
  expect(copiesNeeded(movement)).toBe(5)
})

describe('files', () => {
  test.each([value(howell(6, 8)), value(mitchell({ tables: 7 })), value(mitchell({ tables: 5, missing: 'ns' }))])(
    'out and in again, as JSON and as CSV',
    movement => {
      for (const text of [
        movementToJson(movement),
        movementToCsv(movement),
        `\uFEFF${movementToCsv(movement).replaceAll(',', ';')}`,
      ]) {
        const read = readMovementFile(text)
        expect(read.ok && read.value.seats).toEqual(singleNumbers(movement).seats)
      }
    },
  )
  test('two fields are known by nobody sitting both ways', () => {
    const two = readMovementFile(movementToCsv(value(mitchell({ tables: 7 }))))
    const one = readMovementFile(movementToCsv(value(howell(4))))
    expect([two.ok && hasTwoFields(two.value), one.ok && hasTwoFields(one.value)]).toEqual([true, false])
  })
  test.each([
    ['', 'MOVEMENT_UNREADABLE'],
    ['{', 'MOVEMENT_UNREADABLE'],
    ['round,table,ns,ew\n1,1,1,2', 'MOVEMENT_UNREADABLE'],
    ['round,table,ns,ew,set\n1,1,1,2,', 'MOVEMENT_UNREADABLE'],
    ['round,table,ns,ew,set\n1,1,1,x,1', 'MOVEMENT_UNREADABLE'],
    ['round,table,ns,ew,set\n1,1,1,2,1\n1,2,1,3,2', 'SEATED_TWICE'],
    ['round,table,ns,ew,set\n1,1,1,2,1\n2,1,1,3,1', 'SET_PLAYED_TWICE'],
  ])('%j is refused', (text, code) => {
    expect(readMovementFile(text)).toMatchObject({ ok: false, error: [{ code }] })
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
