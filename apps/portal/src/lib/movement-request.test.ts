import { describe, expect, it } from 'vitest'
import { bestSwitch, fittingDesigns, numberedBy, usualMovement } from './movement-request'

describe('the designs offered', () => {
  it('are for players where the sides have one each', () => {
    expect(numberedBy(1)).toBe('players')
    expect(fittingDesigns('players', 8)).toEqual(['shomate'])
    expect(fittingDesigns('players', 20)).toContain('rainbow')
    expect(fittingDesigns('players', 6)).toEqual([])
  })

  it('are for teams where they have four, and for pairs otherwise', () => {
    expect(numberedBy(4)).toBe('teams')
    expect(numberedBy(0)).toBe('pairs')
    expect(fittingDesigns('teams', 7).every(kind => ['teamHowell', 'whist'].includes(kind))).toBe(true)
    expect(fittingDesigns('pairs', 10)).toEqual(expect.arrayContaining(['mitchell', 'howell']))
    expect(fittingDesigns('pairs', 10)).not.toContain('rainbow')
  })
})

describe('switched arrows', () => {
  const mitchell = { kind: 'mitchell', boardsARound: 2, rounds: 13 } as const

  it('are advised section by section', () => {
    expect(bestSwitch({ ...mitchell, sections: 2 }, 60)).toBe(bestSwitch(mitchell, 30))
    expect(bestSwitch(mitchell, 30)).toBeGreaterThan(0)
  })

  it('are at least one round, or the directions stay apart', () =>
    expect(bestSwitch({ ...mitchell, rounds: 2 }, 8)).toBe(1))

  it('are not advised where somebody sits out, where sections differ, and for other movements', () => {
    expect(bestSwitch(mitchell, 29)).toBeUndefined()
    expect(bestSwitch({ ...mitchell, sections: 2 }, 58)).toBeUndefined()
    expect(bestSwitch({ kind: 'howell', boardsARound: 2 }, 8)).toBeUndefined()
  })
})

describe('the movement a session begins with', () => {
  it('makes as many winners as the conditions say', () => {
    const best = bestSwitch({ kind: 'mitchell', boardsARound: 2 }, 12)
    expect(best).toBeGreaterThan(0)
    for (const [pairs, winners] of [
      [12, 1],
      [11, 1],
      [11, undefined],
    ] as const)
      expect(usualMovement('pairs', pairs, winners).request.arrowSwitched).toBe(best)
    expect(usualMovement('pairs', 11, 2).request.arrowSwitched).toBeUndefined()
    expect(usualMovement('pairs', 1, 1).request).toMatchObject({ kind: 'mitchell', boardsARound: 2 })
  })
})
