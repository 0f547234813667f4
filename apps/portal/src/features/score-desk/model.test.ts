import { describe, expect, it } from 'vitest'
import { compareByBoard, compareSlots, type DeskSlot, dueOf, nextMissing, nextPlace, skippedBefore } from './model'

const slot = (table: string, board: string, version = 0): DeskSlot => ({
  slot: `r1/t${table}/b${board}`,
  session: 1,
  round: 1,
  table,
  board,
  version,
  sheet: undefined,
  sides: [],
  open: true,
  canConfirm: { allowed: true, reason: null },
  rulings: [],
})
const names = (slots: readonly DeskSlot[]) => slots.map(item => `${item.table}-${item.board}`)
const entered = (item: DeskSlot) => item.version > 0

describe('orders of entry', () => {
  const slots = [slot('10', '1'), slot('2', '10'), slot('2', '9'), slot('10', '2')]
  it('table after table, boards within', () =>
    expect(names([...slots].sort(compareSlots))).toEqual(['2-9', '2-10', '10-1', '10-2']))
  it('board after board, tables within', () =>
    expect(names([...slots].sort(compareByBoard))).toEqual(['10-1', '10-2', '2-9', '2-10']))
})

describe('what is missing', () => {
  const slots = [slot('1', '1', 1), slot('1', '2'), slot('1', '3'), slot('2', '1')]
  it.each([
    [0, 1],
    [1, 2],
    [3, 1],
  ])('after %i comes %i', (after, next) => expect(nextMissing(slots, after, entered)).toBe(next))
  it('is nothing when all is entered', () => expect(nextMissing([slot('1', '1', 1)], 0, entered)).toBeUndefined())
  it('is no place that a ruling has decided', () => {
    const places = [slot('1', '1', 1), { ...slot('2', '1'), isDecided: true as const }, slot('3', '1')]
    expect(nextMissing(places, 0, entered)).toBe(2)
    expect(nextPlace(places, 0, entered)).toBe(2)
    expect(dueOf(places, entered)).toBe(2)
  })
  it('before a board at the same table says that boards may be out of order', () => {
    expect(names(skippedBefore(slots, slots[2]!, entered))).toEqual(['1-2'])
    expect(skippedBefore(slots, slots[3]!, entered)).toEqual([])
  })
})
