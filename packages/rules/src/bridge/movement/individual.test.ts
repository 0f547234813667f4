import { describe, expect, test } from 'vitest'
import { movementBalance } from './balance.js'
import { rainbow, shomate, shomatePlayers } from './individual.js'
import { arrowSwitched, checkMovement, copiesNeeded, type Movement } from './movement.js'
import { movementToCsv, movementToJson, readMovementFile } from './movement-file.js'

const value = (made: { ok: true; value: Movement } | { ok: false }): Movement => {
  if (!made.ok) throw new TypeError('no movement')
  return made.value
}

const key = (a: number | undefined, b: number | undefined): string => [a ?? 0, b ?? 0].sort((x, y) => x - y).join()

/** How often any two are partners and opponents. */
const meetings = ({ seats }: Movement) => {
  const [partners, opponents] = [new Map<string, number>(), new Map<string, number>()]
  const count = (of: Map<string, number>, two: string) => of.set(two, (of.get(two) ?? 0) + 1)
  for (const { ns, ew, south, west } of seats) {
    if (ew === undefined) continue
    for (const two of [key(ns, south), key(ew, west)]) count(partners, two)
    for (const one of [ns, south]) for (const other of [ew, west]) count(opponents, key(one, other))
  }
  return { partners, opponents }
}

/** Everybody is somewhere in every round, and plays every set but one for each round sat out. */
const everybody = (movement: Movement, players: number) => {
  for (let round = 1; round <= movement.rounds; round++) {
    const seated = movement.seats
      .filter(seat => seat.round === round)
      .flatMap(({ ns, ew, south, west }) => [ns, ew, south, west].filter(one => one !== undefined))
    expect(seated.sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, at) => at + 1))
  }
}

describe('rainbow', () => {
  test.each([5, 7, 11, 13, 25])('%i tables: every player of another line once, every set once', tables => {
    const movement = value(rainbow(tables))
    expect(checkMovement(movement)).toEqual([])
    everybody(movement, 4 * tables)
    expect(copiesNeeded(movement)).toBe(1)
    const { partners, opponents } = meetings(movement)
    expect([partners.size, opponents.size]).toEqual([2 * tables * tables, 4 * tables * tables])
    expect(new Set([...partners.values(), ...opponents.values()])).toEqual(new Set([1]))
  })
  test('rounds may be switched for one winner', () => {
    const movement = value(rainbow(7))
    const switched = arrowSwitched(movement, 1)
    expect(checkMovement(switched)).toEqual([])
    // A line of its own way: seven sets alike; against the others six less a meeting of six. One switched round of seven
    // turns two sets of seven, or of the six away from the meeting.
    expect(movementBalance(movement)).toMatchObject({ min: 0, max: 7 })
    expect(movementBalance(switched)).toMatchObject({ min: -4, max: 4 })
  })
  test.each([1, 4, 6, 9, 10, 14, 15, 2.5])('%d tables are refused', tables => {
    expect(rainbow(tables)).toMatchObject({ ok: false, error: { code: 'MOVEMENT_IMPOSSIBLE' } })
  })
})

describe('Shomate', () => {
  test('the sizes of a club’s evening are there', () => {
    expect(shomatePlayers()).toEqual(expect.arrayContaining([8, 9, 12, 13, 16, 17]))
  })
  test.each(shomatePlayers())('%i players: partners once, opponents twice, no set twice', players => {
    const movement = value(shomate(players))
    expect(checkMovement(movement)).toEqual([])
    everybody(movement, players)
    const { partners, opponents } = meetings(movement)
    const all = (players * (players - 1)) / 2
    expect([partners.size, opponents.size]).toEqual([all, all])
    expect([new Set(partners.values()), new Set(opponents.values())]).toEqual([new Set([1]), new Set([2])])
  })
  test.each(shomatePlayers())('%i players: comparisons as even as they were found', players => {
    const { sd } = movementBalance(value(shomate(players)))
    expect(sd).toBeLessThan([8, 9, 13, 16].includes(players) ? 0.0001 : 2.7)
  })
  test.each([0, 4, 7, 10, 11, 1.5])('%d players are refused', players => {
    expect(shomate(players)).toMatchObject({ ok: false, error: { code: 'MOVEMENT_IMPOSSIBLE' } })
  })
})

describe('an individual movement as a file', () => {
  const movement = value(shomate(9))
  test.each([
    ['JSON', movementToJson],
    ['CSV', movementToCsv],
  ])('%s is read as it was written', (_name, write) => {
    const read = readMovementFile(write(movement))
    expect(read.ok && read.value.seats).toEqual(movement.seats)
    expect(read.ok && read.value.of).toBe('players')
  })
  test('three at a table are no table', () => {
    const file = 'round,table,ns,ew,set,south,west\n1,1,1,2,1,3,\n'
    expect(readMovementFile(file)).toMatchObject({ ok: false, error: [{ code: 'MOVEMENT_UNREADABLE' }] })
  })
  test('partners for a second time are pointed out', () => {
    const file = 'round,table,ns,ew,set,south,west\n1,1,1,2,1,3,4\n2,1,1,2,2,3,4\n'
    const read = readMovementFile(file)
    expect(read.ok && checkMovement(read.value).map(({ code }) => code)).toEqual(['PARTNERED_TWICE', 'PARTNERED_TWICE'])
  })
})
