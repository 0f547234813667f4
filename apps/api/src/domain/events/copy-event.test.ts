import { expect, it, test } from 'vitest'
import { codeOn, nameOn } from './copy-event.js'

test.each([
  ['Wednesday Pairs', '2026-12-02', '2026-11-25', 'Wednesday Pairs 2026-12-02'],
  ['周三双人赛 2026-11-25', '2026-12-02', '2026-11-25', '周三双人赛 2026-12-02'],
  ['2026 年公开赛', '2027-03-01', '2026-03-02', '2027 年公开赛'],
  ['2026 年公开赛', '2026-09-01', '2026-03-02', '2026 年公开赛 2026-09-01'],
  ['Pairs of 2026 2026-12-30', '2027-01-06', '2026-12-30', 'Pairs of 2027 2027-01-06'],
  ['Room 12026', '2027-01-06', '2026-12-30', 'Room 12026 2027-01-06'],
])('a copy of %s held on %s', (name, day, before, expected) => {
  expect(nameOn(name, day, before)).toBe(expected)
})

it('gives every evening of a series a name and a code of its own', () => {
  const days = ['2026-12-02', '2026-12-09', '2026-12-16']
  expect(new Set(days.map(day => nameOn('周三双人赛', day))).size).toBe(3)
  expect(new Set(days.map(day => codeOn('WED', day))).size).toBe(3)
})
