import { describe, expect, it } from 'vitest'
import { lastDayOf, untilOf } from './last-day'

describe('the last day', () => {
  it.each([
    ['2026-12-31', '2027-01-01'],
    ['2028-02-29', '2028-03-01'],
    ['2026-10-24', '2026-10-25'],
  ])('%s is the one before %s', (last, until) => {
    expect(lastDayOf(until)).toBe(last)
    expect(untilOf(last)).toBe(until)
  })

  it('is none where none is written', () => expect(untilOf('')).toBeNull())
})
