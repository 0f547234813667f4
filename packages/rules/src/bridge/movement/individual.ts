import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { hasSmallDivisor } from './lines.js'
import { type Movement, type MovementSeat, turned } from './movement.js'
import { type IndividualCard, individualCards } from './individual-tables.js'

const mod = (value: number, size: number): number => ((value % size) + size) % size

/**
 * Rainbow: an individual movement of four lines. North sits, South goes up a table, East two, West goes down two, the
 * boards down one. Everybody plays every set and meets each player of the other lines once: that of the own direction as
 * partner, the others as opponents. North–south have the numbers up to twice the tables (North, then South), East and
 * West those after them. Tables from five without a divisor two or three; `MOVEMENT_IMPOSSIBLE` otherwise.
 */
export const rainbow = (tables: number): Result<Movement, Problem> => {
  if (!Number.isInteger(tables) || tables < 5 || tables > 97 || hasSmallDivisor(tables))
    return err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables } }))
  const seats = Array.from({ length: tables * tables }, (_, i): MovementSeat => {
    const [round, table] = [Math.floor(i / tables), i % tables]
    const of = (line: number, step: number): number => line * tables + mod(table - step * round, tables) + 1
    const set = mod(table + round, tables) + 1
    return { round: round + 1, table: table + 1, ns: of(0, 0), south: of(1, 1), ew: of(2, 2), west: of(3, -2), set }
  })
  return ok({ tables, rounds: tables, sets: tables, numbering: 'single', of: 'players', seats })
}

/** The sum of two places: round the circle, or each of two digits to the base `square` by itself. */
const sum = (a: number, b: number, { rounds, square }: IndividualCard): number =>
  square === undefined
    ? mod(a + b, rounds)
    : square * mod(Math.floor(a / square) + Math.floor(b / square), square) + mod(a + b, square)

/** A number of the first round in a later one: `0` sits, the others go up by one, the last is followed by the first. */
const after = (number: number, round: number, card: IndividualCard): number =>
  number === 0 ? card.rounds + 1 : sum(number - 1, round, card) + 1

const seatOf = (card: IndividualCard, round: number, table: number): MovementSeat => {
  const [players = '', set = 1] = (card.start[table] ?? '').split('/')
  const [ns, ew, south, west] = players.split('-').map(number => after(Number(number), round, card))
  const seat = {
    round: round + 1,
    table: table + 1,
    ns,
    ew,
    ...(south === undefined ? {} : { south }),
    ...(west === undefined ? {} : { west }),
    set: after(Number(set), round, card),
  }
  return card.turned?.[table]?.[round] === '1' ? turned(seat) : seat
}

/** Those who do not sit at a table in a round, each alone. */
const resting = (card: IndividualCard, seats: readonly MovementSeat[]): readonly MovementSeat[] => {
  const tables = card.start.length
  return Array.from({ length: card.rounds }, (_, at) => at + 1).flatMap(round => {
    const seated = new Set(
      seats.filter(seat => seat.round === round).flatMap(({ ns, ew, south, west }) => [ns, ew, south, west]),
    )
    return Array.from({ length: card.players }, (_, at) => at + 1)
      .filter(player => !seated.has(player))
      .map((ns, at) => ({ round, table: tables + at + 1, ns, ew: undefined, set: undefined }))
  })
}

/**
 * Shomate: an individual movement in which everybody is the partner of everybody else once and the opponent twice. One
 * player sits where they divide by four; where one is left over, another sits out in every round.
 * `MOVEMENT_IMPOSSIBLE` for a number of players there is no card of.
 */
export const shomate = (players: number): Result<Movement, Problem> => {
  const card = individualCards.find(one => one.players === players)
  if (!card) return err(problem('MOVEMENT_IMPOSSIBLE', { params: { players } }))
  const { rounds, start } = card
  const seats = Array.from({ length: rounds * start.length }, (_, i) =>
    seatOf(card, Math.floor(i / start.length), i % start.length),
  )
  return ok({
    tables: start.length,
    rounds,
    sets: rounds,
    numbering: 'single',
    of: 'players',
    ...(card.shared ? { shared: true } : {}),
    seats: [...seats, ...resting(card, seats)],
  })
}

/** The numbers of players there is a Shomate for, the fewest first. */
export const shomatePlayers = (): readonly number[] => individualCards.map(card => card.players).sort((a, b) => a - b)
