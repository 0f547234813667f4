import { describe, expect, test } from 'vitest'
import { appendixMitchell } from './appendix.js'
import { checkMovement, copiesNeeded, type Movement } from './movement.js'
import { americanWhist } from './teams.js'

const value = (made: { ok: true; value: Movement } | { ok: false }): Movement => {
  if (!made.ok) throw new TypeError('no movement')
  return made.value
}

describe('appendix Mitchell', () => {
  test.each([
    [6, 5],
    [8, 7],
    [12, 7],
    [14, 13],
    [18, 11],
    [20, 13],
    [26, 13],
    [50, 25],
  ])('%i tables on a base of %i: every set once, nobody meets twice, two tables at the most share', (tables, base) => {
    const movement = value(appendixMitchell(tables, base))
    expect(checkMovement(movement)).toEqual([])
    expect([movement.rounds, movement.sets, copiesNeeded(movement)]).toEqual([base, base, 2])
    const played = new Map<string, Set<number>>()
    for (const { ns = 0, ew = 0, set = 0 } of movement.seats)
      for (const who of [`n${ns}`, `e${ew}`]) played.set(who, (played.get(who) ?? new Set()).add(set))
    expect(played.size).toBe(2 * tables)
    expect(new Set([...played.values()].map(sets => sets.size))).toEqual(new Set([base]))
  })
  test('takes the longest usual base', () => {
    expect(value(appendixMitchell(20)).rounds).toBe(13)
    expect(value(appendixMitchell(13)).rounds).toBe(11)
  })
  test.each([
    [13, 13],
    [27, 13],
    [12, 9],
    [4, undefined],
  ])('%i tables on %j are refused', (tables, base) => {
    expect(appendixMitchell(tables, base)).toMatchObject({ ok: false, error: { code: 'MOVEMENT_IMPOSSIBLE' } })
  })
})

/** Each two teams with the sets on which they meet, at the table of the one and of the other. */
const matches = ({ seats }: Movement): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>()
  for (const { ns = 0, ew = 0, set = 0 } of seats) {
    const two = [ns, ew].sort((a, b) => a - b).join()
    found.set(two, [...(found.get(two) ?? []), set])
  }
  return found
}

describe('American Whist', () => {
  test.each([3, 5, 6, 7, 8, 9, 12, 15])('%i teams: every two meet on one set, once at either table', teams => {
    const movement = value(americanWhist(teams))
    expect(checkMovement(movement)).toEqual([])
    const all = matches(movement)
    expect(all.size).toBe((teams * (teams - 1)) / 2)
    for (const sets of all.values()) expect([sets.length, new Set(sets).size]).toEqual([2, 1])
    expect(copiesNeeded(movement)).toBe(teams % 2 === 0 ? 2 : 1)
  })
  test('a shortened one leaves the middle out, so that every match has both its tables', () => {
    const movement = value(americanWhist(9, 4))
    expect(checkMovement(movement)).toEqual([])
    for (const sets of matches(movement).values()) expect([sets.length, new Set(sets).size]).toEqual([2, 1])
    expect(movement.rounds).toBe(4)
  })
  test('the validator sees a team that meets itself', () => {
    const movement = value(americanWhist(5))
    const seats = movement.seats.map((seat, at) => (at === 0 ? { ...seat, ew: seat.ns } : seat))
    expect(checkMovement({ ...movement, seats }).map(({ code }) => code)).toContain('MEETS_ITSELF')
  })
  test.each([
    [2, undefined],
    [8, 3],
    [5, 5],
    [5, 0],
  ])('%i teams with %j rounds are refused', (teams, rounds) => {
    expect(americanWhist(teams, rounds)).toMatchObject({ ok: false, error: { code: 'MOVEMENT_IMPOSSIBLE' } })
  })
})
