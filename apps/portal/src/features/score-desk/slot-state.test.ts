import { describe, expect, it } from 'vitest'
import { withEntry, withRefusal } from '@/features/sheet-batch'
import type { DeskSlot } from './model'
import { hasResult, viewSlot } from './slot-state'

const slot: DeskSlot = {
  slot: 'a',
  session: 1,
  round: 1,
  table: '1',
  version: 0,
  sheet: undefined,
  sides: [
    { id: 'p', number: '1', name: 'P' },
    { id: 'q', number: '2', name: 'Q' },
  ],
  open: true,
  canConfirm: { allowed: true, reason: null },
  rulings: [],
}
const entry = { key: 'k', stage: 's', slot: 'a', sides: ['q', 'p'], sheetText: '{"x":1}', expectedVersion: 0 }
const none = new Map()

describe('what a scorer sees in a slot', () => {
  it('nothing, a result, a confirmed result', () => {
    expect(viewSlot(slot, 's', [], none).state).toBe('missing')
    expect(viewSlot({ ...slot, version: 1 }, 's', [], none).state).toBe('entered')
    expect(viewSlot({ ...slot, version: 1, confirmedBy: 'Ann' }, 's', [], none).state).toBe('confirmed')
  })
  it('first what waits, in the order it was entered', () => {
    const seen = viewSlot(slot, 's', withEntry([], entry), none)
    expect(seen).toMatchObject({ state: 'waiting', sheet: { x: 1 }, version: 0 })
    expect(seen.sides.map(side => side.id)).toEqual(['q', 'p'])
    expect(hasResult(seen)).toBe(true)
    const refused = withRefusal(withEntry([], entry), 'k', [{ code: 'SHEET_EMPTY' }])
    expect(hasResult(viewSlot(slot, 's', refused, none))).toBe(false)
  })
  it('then what was acknowledged, unconfirmed, until the page knows better', () => {
    const own = new Map([['a', { version: 2, sheetText: '{"x":2}', sides: ['p', 'q'] }]])
    const before = { ...slot, version: 1, confirmedBy: 'Ann' }
    expect(viewSlot(before, 's', [], own)).toMatchObject({ state: 'entered', version: 2, sheet: { x: 2 } })
    expect(viewSlot({ ...slot, version: 3 }, 's', [], own).version).toBe(3)
  })
})
