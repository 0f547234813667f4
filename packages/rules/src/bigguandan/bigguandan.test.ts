import { describe, expect, it } from 'vitest'
import { oneTable } from '../plain/one-table.cases.js'

const six = oneTable('bigguandan/six-custom', 2)
const eight = oneTable('bigguandan/eight-custom', 2)
const deals = (...places: readonly number[]) => ({ deals: places.map(one => ({ places: one })) })

describe('what a deal brings', () => {
  // xingfanxia/guandan_calc, shared/ruleConfig.js (p6, t6, p8, t8) and calculateUpgrade of its src/game/calculator.js,
  // with the first place wanted as it is there by default; the leads added up by hand.
  it.each([
    [six, 123, 3],
    [six, 124, 3],
    [six, 125, 2],
    [six, 126, 1],
    [six, 134, 2],
    [six, 135, 1],
    [six, 136, 0],
    [six, 145, 1],
    [six, 156, 0],
    [six, 456, -3],
    [six, 236, -1],
    [six, 234, 0],
    [eight, 1_234, 4],
    [eight, 1_235, 3],
    [eight, 1_238, 2],
    [eight, 1_267, 1],
    [eight, 1_278, 1],
    [eight, 1_678, 0],
    [eight, 5_678, -4],
    [eight, 2_345, 0],
  ])('%#: the places %i', (edition, places, net) => {
    expect(edition.totals(deals(places))).toEqual([net, -net].map(one => one + 0))
  })

  it('may go to the side with more points, whoever was first out', () => {
    expect(six.totals(deals(234), { firstPlace: false })).toEqual([2, -2])
  })

  it('goes by the leads of the event: as the same scorer says in its prose', () => {
    expect(eight.totals(deals(1_278), { thresholds: ['11', '6', '1'] })).toEqual([0, 0])
  })
})

describe('a game to the aces', () => {
  const toAces = [123, 123, 123, 123]

  it('is passed at the own aces with nobody last', () => {
    expect(six.totals(deals(...toAces, 123))).toEqual([13, -13])
    expect(six.totals(deals(...toAces, 126))).toEqual([12, -12])
  })

  it('is not passed at the aces after the others won, unless the event says so', () => {
    expect(six.totals(deals(...toAces, 456, 123))).toEqual([9, -9])
    expect(six.totals(deals(...toAces, 456, 123), { passA: 'any' })).toEqual([10, -10])
    expect(six.totals(deals(...toAces, 456, 123, 123))).toEqual([10, -10])
  })

  it('may count as won, drawn or lost', () => {
    expect(six.totals(deals(123), { counts: 'matchPoints' })).toEqual([2, 0])
    expect(six.totals({ levels: [9, 9] }, { counts: 'matchPoints' })).toEqual([1, 1])
    expect(six.totals({ levels: [15, 11] })).toEqual([4, -4])
  })

  it.each([
    [six, {}, 'FIELD_MISSING', 'deals'],
    [six, deals(121), 'FIELD_UNREADABLE', 'deals[0].places'],
    [six, deals(133), 'PLACES_UNREADABLE', 'deals[0].places'],
    [six, deals(123, 127), 'PLACES_UNREADABLE', 'deals[1].places'],
    [six, deals(...toAces, 123, 123), 'DEAL_AFTER_GAME', 'deals[5].places'],
    [six, { levels: [15, 15] }, 'BOTH_PASSED', 'levels'],
    [six, { levels: [15] }, 'FIELD_UNREADABLE', 'levels'],
    [six, { ...deals(123), levels: [4, 2] }, 'LEVELS_DIFFER_FROM_DEALS', 'levels'],
    [eight, deals(123), 'FIELD_UNREADABLE', 'deals[0].places'],
  ])('%#: refuses %j', (edition, sheet, code, path) => {
    expect(edition.problems(sheet)).toEqual([[code, path]])
  })
})
