import { describe, expect, it } from 'vitest'
import { clockText, extraText, isPressing } from './clock-text'

const words = { left: 'left', over: 'over', longOver: 'long over', paused: '', ended: '', waiting: '', extra: 'more' }

describe('what a clock says', () => {
  it.each([
    [605, 'left 10:05', false],
    [300, 'left 5:00', true],
    [0, 'left 0:00', true],
    [-61, 'over 1:01', true],
    [-3600, 'over 60:00', true],
    [-119_444, 'long over', false],
  ])('of %i seconds', (seconds, text, pressing) => {
    expect(clockText(words, seconds)).toBe(text)
    expect(isPressing(seconds)).toBe(pressing)
  })
})

describe('time beyond the clock', () => {
  const extra = [
    { table: '3', minutes: 5 },
    { table: 'A7', minutes: 10 },
  ]
  it.each([
    ['3', 'more +5′'],
    ['4', ''],
    [undefined, 'more 3 +5′ · A7 +10′'],
  ])('at table %s', (table, text) => expect(extraText(words, extra, table)).toBe(text))

  it('is not told where there is none', () => expect(extraText(words, [])).toBe(''))
})
