import { describe, expect, it } from 'vitest'
import { Pace } from './pace.js'

describe('what comes again and again', () => {
  it('is done at once the first time, and then leaves others three times as long as it took', () => {
    const pace = new Pace()
    expect(pace.restOf('a', 0)).toBe(0)
    pace.rest('a', 20, 100)
    expect(pace.restOf('a', 100)).toBe(60)
    expect(pace.restOf('a', 150)).toBe(10)
    expect(pace.restOf('a', 160)).toBe(0)
    expect(pace.restOf('b', 100)).toBe(0)
  })

  it('never rests longer than a second, however long it took', () => {
    const pace = new Pace()
    pace.rest('a', 60_000, 0)
    expect(pace.restOf('a', 0)).toBe(1_000)
  })

  it('forgets what has rested', () => {
    const pace = new Pace()
    for (let at = 0; at < 5_000; at++) pace.rest(`stage ${at}`, 1, at)
    expect(pace.restOf('stage 4999', 4_999)).toBe(3)
    expect(pace.restOf('stage 0', 4_999)).toBe(0)
  })
})
