import { describe, expect, it } from 'vitest'
import { levelIn, waitsForName } from './level-matches'

const bracket = {
  matches: [
    { name: 'W1-1', level: false },
    { name: 'W2-1', level: true },
  ],
}

describe('level matches of a bracket', () => {
  it('are those nobody was named in', () => {
    expect(levelIn(bracket)).toEqual(['W2-1'])
    expect(levelIn(null)).toEqual([])
  })

  it('keep their round waiting, closed or not, and no other', () => {
    expect(waitsForName({ tables: [{ match: 'W2-1' }] }, bracket)).toBe(true)
    expect(waitsForName({ tables: [{ match: 'W1-1' }, { match: null }] }, bracket)).toBe(false)
    expect(waitsForName({ tables: [{ match: 'W2-1' }] }, null)).toBe(false)
  })
})
