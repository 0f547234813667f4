import { describe, expect, it } from 'vitest'
import type { SeatedTable } from '../core/seating.js'
import { tableSeating } from './table-seating.js'

const none = { apart: [], rather: [] }
const field = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)
const inOrder = (players: readonly number[]): readonly number[] => players.toSorted((a, b) => a - b)
const seatsOf = (tables: readonly SeatedTable[], seats: number) =>
  tables.filter(({ sides }) => sides.length === seats).map(({ sides }) => sides)
const satOut = (tables: readonly SeatedTable[]) => tables.flatMap(({ sides }) => (sides.length === 1 ? sides : []))

/** Rounds by the ranking, one after another; who is in the field is said round by round. */
const drawn = (seats: number, fields: readonly (readonly number[])[], locked: readonly (readonly number[])[] = []) => {
  const seating = tableSeating(seats)
  const rounds: (readonly SeatedTable[])[] = []
  for (const [at, players] of fields.entries()) {
    const round = seating.swiss?.(players, rounds, { groups: none, locked: at === fields.length - 1 ? locked : [] })
    if (!round?.ok) throw new Error(`round ${at + 1} is refused`)
    rounds.push(round.value)
  }
  return rounds
}

const report = (seats: number, rounds: readonly (readonly SeatedTable[])[], players: number) =>
  tableSeating(seats).report?.(rounds, players, none)

describe('the next round by the ranking', () => {
  // Seats, players, rounds: as long as one of a table can go to every other, nobody has to meet again.
  it.each([
    [2, 12, 6],
    [3, 27, 4],
    [4, 64, 5],
    [6, 48, 3],
    [6, 72, 4],
    [8, 64, 2],
    [8, 128, 4],
  ])('tables of %i, %i players, %i rounds: nobody meets again', (seats, players, rounds) => {
    const made = drawn(
      seats,
      Array.from({ length: rounds }, () => field(players)),
    )
    for (const round of made) expect(inOrder(seatsOf(round, seats).flat())).toEqual(field(players))
    expect(report(seats, made, players)).toMatchObject({ repeats: 0, bound: 0 })
  })

  it.each([2, 3, 6, 8])('tables of %i: those left over sit out in turn, and once', seats => {
    const players = 5 * seats + 1
    const rounds = drawn(seats, [field(players), field(players), field(players)])
    for (const round of rounds) {
      expect(seatsOf(round, seats)).toHaveLength(5)
      expect(inOrder(round.flatMap(({ sides }) => sides))).toEqual(field(players))
    }
    expect(new Set(rounds.flatMap(satOut)).size).toBe(3)
  })

  it.each([3, 6, 8])('tables of %i: a held table stays together, the others are drawn round it', seats => {
    const players = 6 * seats
    const held = field(players).filter(player => player % 6 === 0)
    const [, last = []] = drawn(seats, [field(players), field(players)], [held])
    const tables = seatsOf(last, seats).map(inOrder)
    expect(tables).toHaveLength(6)
    expect(tables).toContainEqual(held)
  })

  it.each([3, 6, 8])('tables of %i: who is absent is at no table, who came late is at one', seats => {
    const [first, second, third] = [6 * seats, 5 * seats, 7 * seats]
    const rounds = drawn(seats, [field(first), field(second), field(third)])
    expect(rounds.map(round => inOrder(seatsOf(round, seats).flat()))).toEqual([first, second, third].map(field))
  })

  it.each([
    ['a table short', 6, field(5), []],
    ['a table short of eight', 8, field(7), []],
    ['a held table of five', 6, field(12), [[1, 2, 3, 4, 5]]],
    ['a held table with a stranger', 6, field(12), [[1, 2, 3, 4, 5, 13]]],
    [
      'one held at two tables',
      6,
      field(18),
      [
        [1, 2, 3, 4, 5, 6],
        [6, 7, 8, 9, 10, 11],
      ],
    ],
  ])('refuses %s', (_name, seats, players, locked) => {
    expect(tableSeating(seats).swiss?.(players, [], { groups: none, locked })).toMatchObject({
      ok: false,
      error: [{ code: 'SEATING_TABLE_SHORT', params: { players: players.length, seats } }],
    })
  })

  it.each([
    [6, 13],
    [8, 20],
  ])('tables of %i by the standings alone take full tables only, not %i players', (seats, players) => {
    expect(tableSeating(seats).byRanking?.(field(players), [])).toMatchObject({ ok: false })
    const whole = field(players - (players % seats))
    const made = tableSeating(seats).byRanking?.(whole, [])
    expect(made?.ok && seatsOf(made.value, seats).map(inOrder)[0]).toEqual(field(seats))
  })
})
