import { planMovement } from '@paiji/rules/movement'
import { describe, expect, it } from 'vitest'
import { eveningFor } from './evening'

describe('the evening for those who are here', () => {
  it('is a Mitchell in one field for eleven pairs, with a round switched', () => {
    const { kind, tables, boardsARound, movement } = eveningFor(11, undefined)
    expect([kind, tables, boardsARound]).toEqual(['mitchell', 6, 4])
    expect(movement).toMatchObject({ mitchell: { arrowSwitched: expect.any(Number) } })
  })

  it('switches none where the conditions rank two fields', () => {
    expect(eveningFor(12, 2).movement).toEqual({ mitchell: { arrowSwitched: null } })
  })

  it('lets a few pairs all meet', () =>
    expect(eveningFor(6, undefined)).toMatchObject({ kind: 'howell', boardsARound: 4 }))

  it.each(Array.from({ length: 28 }, (_, at) => at + 3))('can be laid out for %i pairs', pairs => {
    const { kind, boardsARound } = eveningFor(pairs, undefined)
    expect(planMovement({ kind, boardsARound }, pairs).ok).toBe(true)
  })
})
