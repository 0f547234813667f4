import { expect, it } from 'vitest'
import { readDeskLine, readMatchLine } from '@/sports/bridge/desk-line'
import { compareSlots, type DeskSlot, dueOf, isNeedless, nextPlace } from './model'

/** A match of 24 boards at two tables, entered from the paper without a mouse. */

const BOARDS = 24
const slot = (room: 'open' | 'closed', board: number): DeskSlot => ({
  slot: `s1/r1/t1/${room}/b${board}`,
  session: 1,
  round: 1,
  table: '1',
  room,
  board: String(board),
  version: 0,
  sheet: undefined,
  sides: [],
  open: true,
  canConfirm: { allowed: true, reason: null },
  rulings: [],
})
const boards = Array.from({ length: BOARDS }, (_, at) => at + 1)
const { board: _, room: __, ...wholePlace } = slot('open', 1)
const whole: DeskSlot = { ...wholePlace, slot: 'r1/t1', whole: true }
const slots = [whole, ...boards.flatMap(board => [slot('closed', board), slot('open', board)])].sort(compareSlots)

const lines = ['3nt n =', '4s e -1', '2h s +1', 'pass', '6cx w -2', '+620'] as const

it('takes Enter alone from the first board of the open room to the last of the closed room', () => {
  const entered = new Map<string, string>()
  const order: string[] = []
  let keys = 0
  for (let at: number | undefined = 0; at !== undefined; ) {
    const here = slots[at] as DeskSlot
    const line = lines[order.length % lines.length] as string
    expect(readDeskLine(line).ok).toBe(true)
    keys += line.length + 1
    entered.set(here.slot, line)
    order.push(`${here.room} ${here.board}`)
    at = nextPlace(slots, at, item => entered.has(item.slot))
  }
  expect(order).toEqual(['open', 'closed'].flatMap(room => boards.map(board => `${room} ${board}`)))
  // 48 results: every key pressed, Enter included; at most nine a result.
  expect(keys).toBe(8 * lines.reduce((sum, line) => sum + line.length + 1, 0))
  expect(keys).toBeLessThanOrEqual(48 * 9)
})

it('passes by the boards of a match that was entered as a whole', () => {
  const later = { ...slot('open', 1), slot: 's1/r1/t2/open/b1', table: '2' }
  const two = [...slots, later].sort(compareSlots)
  const at = two.findIndex(item => item.whole)
  expect(two[nextPlace(two, at, item => item.whole === true) ?? -1]?.table).toBe('2')
  expect(nextPlace(two, -1, item => item.whole === true)).toBe(two.length - 1)
})

it('waits for the boards of a match or for its whole, never for both', () => {
  const none = () => false
  expect(dueOf(slots, none)).toBe(2 * BOARDS)
  expect(isNeedless(slots, whole, none)).toBe(true)
  expect(dueOf(slots, item => !item.whole)).toBe(2 * BOARDS)
  expect(dueOf(slots, item => item.whole === true)).toBe(1)
  expect(dueOf([whole], none)).toBe(1)
})

it.each([
  ['43-21', { result: 'match', boards: 24, imps: ['43', '21'] }],
  ['43 21 /16', { result: 'match', boards: 16, imps: ['43', '21'] }],
  ['vp 13.18-6.82', { result: 'match', boards: 24, victoryPoints: ['13.18', '6.82'] }],
  ['np', { result: 'notPlayed' }],
])('reads %s as the result of a match', (line, sheet) => {
  expect(readMatchLine(line, BOARDS)).toEqual({ ok: true, value: sheet })
})
