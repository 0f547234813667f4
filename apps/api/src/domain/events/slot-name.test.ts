import { describe, expect, it } from 'vitest'
import { missingSlots, slotName, slotsOfTable } from './slot-name.js'

describe('slotName', () => {
  it.each([
    [{ session: 1, round: 2, table: '3', board: '17' }, 's1/r2/t3/b17'],
    [{ session: 2, section: 'A', round: 2, table: '3', board: '17' }, 'A/s2/r2/t3/b17'],
    [{ session: 2, round: 7, table: '3' }, 'r7/t3'],
    [{ session: 1, section: 'A', round: 7, table: '3' }, 'A/r7/t3'],
    [{ session: 1, section: '', round: 1, table: '12', board: null }, 'r1/t12'],
  ])('%j is %s', (place, name) => {
    expect(slotName(place)).toBe(name)
  })

  it('names a sheet for each board, or one for the table', () => {
    const place = { session: 1, round: 1, table: '2' }
    expect(slotsOfTable(place, { boards: ['4', '5'] }).map(one => one.slot)).toEqual(['s1/r1/t2/b4', 's1/r1/t2/b5'])
    expect(slotsOfTable(place, { boards: ['4'], rooms: ['open', 'closed'] })).toEqual([
      { slot: 's1/r1/t2/open/b4', board: '4', room: 'open' },
      { slot: 's1/r1/t2/closed/b4', board: '4', room: 'closed', turned: true },
      { slot: 'r1/t2', board: undefined, whole: true },
    ])
    expect(slotsOfTable(place, { boards: [] })).toEqual([{ slot: 'r1/t2', board: undefined }])
  })

  it('asks for every board of a match, or for its result', () => {
    const slots = slotsOfTable({ session: 1, round: 1, table: '2' }, { boards: ['4'], rooms: ['open', 'closed'] })
    const missing = (...filled: readonly string[]) =>
      missingSlots(slots, slot => filled.includes(slot)).map(one => one.slot)
    expect(missing()).toEqual(['s1/r1/t2/open/b4', 's1/r1/t2/closed/b4'])
    expect(missing('s1/r1/t2/open/b4')).toEqual(['s1/r1/t2/closed/b4'])
    expect(missing('r1/t2')).toEqual([])
  })
})
