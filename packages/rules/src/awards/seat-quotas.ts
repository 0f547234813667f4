import { add, compare, divide, multiply, type Ratio, ratio, subtract, toDecimal, zero } from '../core/ratio.js'
import { type Problem, problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'

/** A country (or any body that sends players) with the ranking values of its players. */
export interface SeatBody {
  readonly id: string
  /** In hundredths, in any order; at least one. */
  readonly values: readonly number[]
}

/** What one body gets of a championship's seats, and why. */
export interface SeatQuota {
  readonly id: string
  /** Place among the bodies, by the mean of the best three, always divided by three. */
  readonly rank: number
  /** That mean; two decimals. */
  readonly bestThree: string
  readonly players: number
  /** Players above `strongValue`. */
  readonly strong: number
  /** Seats that do not hang on size: its own one, one for a strong player, one for the first three bodies. */
  readonly fixed: number
  /** Seats by the mean of its share of the players and its share of the strong ones. */
  readonly byShare: number
  /** It may not have more than it has players above the mean of all; one at least. */
  readonly most: number
  /** Seats above `most`, given back. */
  readonly givenBack: number
  /** Seats that others gave back, handed on in the order of the bodies. */
  readonly handedOn: number
  readonly seats: number
}

export interface SeatQuotas {
  /** In the order of `rank`. */
  readonly lines: readonly SeatQuota[]
  /** Seats that nobody may have. */
  readonly left: number
}

/** A player above it makes a strong body: 700.00 of 1000. */
const strongValue = 70_000
const BEST = 3
const FIRST_BODIES = 3

const descending = (a: number, b: number): number => b - a
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

interface Body {
  readonly id: string
  readonly bestThree: number
  readonly players: number
  readonly strong: number
  readonly most: number
}

const bodiesOf = (given: readonly SeatBody[]): readonly Body[] => {
  const all = given.flatMap(body => body.values)
  const [sum, count] = [total(all), all.length]
  return given
    .map(({ id, values }) => ({
      id,
      bestThree: total([...values].sort(descending).slice(0, BEST)),
      players: values.length,
      strong: values.filter(value => value > strongValue).length,
      most: Math.max(1, values.filter(value => value * count > sum).length),
    }))
    .sort((a, b) => b.bestThree - a.bestThree || b.players - a.players || (a.id < b.id ? -1 : 1))
}

/** Share of the players, and of the strong ones where there are any; their mean. */
const sharesOf = (bodies: readonly Body[]): readonly Ratio[] => {
  const players = total(bodies.map(body => body.players))
  const strong = total(bodies.map(body => body.strong))
  return bodies.map(body => {
    const ofPlayers = ratio(body.players, players)
    return strong === 0 ? ofPlayers : divide(add(ofPlayers, ratio(body.strong, strong)), ratio(2))
  })
}

/** One seat after the other, each to whoever is furthest behind its share of those given so far. */
const givenByShare = (shares: readonly Ratio[], seats: number): readonly number[] => {
  const given = shares.map(() => 0)
  for (let seat = 1; seat <= seats; seat++) {
    let [furthest, most] = [0, zero]
    for (const [at, share] of shares.entries()) {
      const behind = subtract(multiply(share, ratio(seat)), ratio(given[at] ?? 0))
      if (compare(behind, most) > 0) [furthest, most] = [at, behind]
    }
    given[furthest] = (given[furthest] ?? 0) + 1
  }
  return given
}

/** One each in the order of the bodies, round after round, as long as anybody may have one more. */
const handOn = (room: readonly number[], seats: number): readonly number[] => {
  const more = room.map(() => 0)
  let left = seats
  while (left > 0 && room.some((most, at) => (more[at] ?? 0) < most))
    for (const [at, most] of room.entries())
      if (left > 0 && (more[at] ?? 0) < most) {
        more[at] = (more[at] ?? 0) + 1
        left--
      }
  return more
}

/**
 * Seats of a championship by country, as the European Mahjong Association's "Basics for EMA Quotas" states it: one for each country,
 * one more for a player above 700, one more for the first three of the country ranking; the others one by one by the mean
 * of two shares (of the ranked players, of those above 700); nobody has more than it has players above the mean of all, and
 * what that leaves goes on in the order of the countries. Level countries stand by their number of players. Problems:
 * `SEATS_UNREADABLE` for no whole number, `SEATS_TOO_FEW` where not every body can have one.
 */
export const seatQuotas = (seats: number, given: readonly SeatBody[]): Result<SeatQuotas, readonly Problem[]> => {
  const sending = given.filter(body => body.values.length > 0)
  if (!Number.isInteger(seats) || seats < 1 || seats > 10_000)
    return err([problem('SEATS_UNREADABLE', { at: { path: 'seats' } })])
  if (seats < sending.length)
    return err([problem('SEATS_TOO_FEW', { at: { path: 'seats' }, params: { seats, bodies: sending.length } })])
  const bodies = bodiesOf(sending)
  const wanted: readonly ((body: Body, at: number) => boolean)[] = [
    () => true,
    body => body.strong > 0,
    (_, at) => at < FIRST_BODIES,
  ]
  let left = seats
  const fixed = bodies.map(() => 0)
  for (const deserves of wanted)
    for (const [at, body] of bodies.entries())
      if (left > 0 && deserves(body, at)) {
        fixed[at] = (fixed[at] ?? 0) + 1
        left--
      }
  const byShare = givenByShare(sharesOf(bodies), left)
  const before = bodies.map((_, at) => (fixed[at] ?? 0) + (byShare[at] ?? 0))
  const back = bodies.map((body, at) => Math.max(0, (before[at] ?? 0) - body.most))
  const room = bodies.map((body, at) => Math.max(0, body.most - (before[at] ?? 0)))
  const more = handOn(room, total(back))
  const lines = bodies.map((body, at) => ({
    id: body.id,
    rank: 1 + bodies.filter(other => other.bestThree > body.bestThree).length,
    bestThree: toDecimal(ratio(body.bestThree, 100 * BEST), 2),
    players: body.players,
    strong: body.strong,
    fixed: fixed[at] ?? 0,
    byShare: byShare[at] ?? 0,
    most: body.most,
    givenBack: back[at] ?? 0,
    handedOn: more[at] ?? 0,
    seats: (before[at] ?? 0) - (back[at] ?? 0) + (more[at] ?? 0),
  }))
  return ok({ lines, left: seats - total(lines.map(line => line.seats)) })
}
