import { describe, expect, it } from 'vitest'
import { type SeatBody, seatQuotas, type SeatQuotas } from './seat-quotas.js'

const quotasOf = (seats: number, bodies: readonly SeatBody[]): SeatQuotas => {
  const read = seatQuotas(seats, bodies)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const many = (count: number, value: number): number[] => Array.from({ length: count }, () => value * 100)

/** Ten ranked players of three countries; the mean of all is 560. */
const three: readonly SeatBody[] = [
  { id: 'FR', values: [90_000, 80_000, 60_000, 40_000] },
  { id: 'DK', values: [75_000, 50_000, 35_000] },
  { id: 'NL', values: [60_000, 40_000, 30_000] },
]

describe('seats by country', () => {
  it('gives each one, one for a player above 700, one to the first three, the others by shares, and nobody above its players over the mean', () => {
    // Fixed 3 + 3 + 2. FR has 4 of 10 players and 2 of 3 above 700: 8/15; DK 19/60; NL 3/20. Of two more seats FR has
    // the first (8/15), DK the second (38/60 against FR 1/15). Above 560 are three of FR, one each of DK and NL.
    const { lines, left } = quotasOf(10, three)
    expect(
      lines.map(({ id, rank, bestThree, fixed, byShare, most, givenBack, seats }) => [
        id,
        rank,
        bestThree,
        fixed,
        byShare,
        most,
        givenBack,
        seats,
      ]),
    ).toEqual([
      ['FR', 1, '766.67', 3, 1, 3, 1, 3],
      ['DK', 2, '533.33', 3, 1, 1, 3, 1],
      ['NL', 3, '433.33', 2, 0, 1, 1, 1],
    ])
    expect(left).toBe(5)
  })

  it('hands what is given back on in the order of the countries that may have more', () => {
    const { lines, left } = quotasOf(12, [
      { id: 'A', values: [95_000, 90_000, 20_000] },
      { id: 'B', values: [...many(4, 650), ...many(4, 300)] },
      { id: 'C', values: [...many(5, 600), ...many(2, 250)] },
    ])
    // A has 6 before, of which it may keep two; B has room for one of the four, C for two.
    expect(
      lines.map(({ id, fixed, byShare, most, givenBack, handedOn, seats }) => [
        id,
        fixed,
        byShare,
        most,
        givenBack,
        handedOn,
        seats,
      ]),
    ).toEqual([
      ['A', 3, 3, 2, 4, 0, 2],
      ['B', 2, 1, 4, 0, 1, 4],
      ['C', 2, 1, 5, 0, 2, 5],
    ])
    expect(left).toBe(1)
  })

  it('shares by players alone while nobody is above 700, and divides the best three by three even of one player', () => {
    const { lines } = quotasOf(3, [
      { id: 'A', values: [60_000] },
      { id: 'B', values: many(9, 300) },
    ])
    expect(lines.map(({ id, bestThree, strong, seats }) => [id, bestThree, strong, seats])).toEqual([
      ['B', '300.00', 0, 1],
      ['A', '200.00', 0, 1],
    ])
  })

  it.each([
    [0, 'SEATS_UNREADABLE'],
    [2.5, 'SEATS_UNREADABLE'],
    [-4, 'SEATS_UNREADABLE'],
    [2, 'SEATS_TOO_FEW'],
  ])('refuses %s seats', (seats, code) => {
    const read = seatQuotas(seats, three)
    expect(read.ok ? [] : read.error.map(one => one.code)).toEqual([code])
  })

  it('has no lines where nobody is ranked', () => {
    expect(quotasOf(4, [{ id: 'A', values: [] }])).toEqual({ lines: [], left: 4 })
  })
})
