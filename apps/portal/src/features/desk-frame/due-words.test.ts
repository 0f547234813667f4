import { describe, expect, it } from 'vitest'
import { spanOf, stretchOf } from './due-words'

const NOW = Date.parse('2026-11-28T06:00:00Z')
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

describe('what is due', () => {
  it('stands late, today, this week, later, or open', () => {
    const places = [at(-1), at(0), at(5), at(10), at(24 * 6), at(24 * 8), null]
    expect(places.map(due => stretchOf(due, NOW, 'Asia/Shanghai'))).toEqual([
      ...['late', 'late', 'today', 'week', 'week', 'later', 'open'],
    ])
  })

  it('is said in the largest unit that is full', () => {
    expect([0.2, 18, 119, 47 * 60, 49 * 60].map(minutes => spanOf(minutes * 60_000))).toEqual([
      { unit: 'minutes', count: 1 },
      { unit: 'minutes', count: 18 },
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 47 },
      { unit: 'days', count: 2 },
    ])
  })
})
