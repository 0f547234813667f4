import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { isRecord } from '../read.js'
import { appendixMitchell } from './appendix.js'
import { publishedCards } from './cards.js'
import { cyclicMovement } from './cyclic.js'
import { hesitationMitchell } from './hesitation.js'
import { howell, howellRounds } from './howell.js'
import { rainbow, shomate } from './individual.js'
import { mitchell } from './mitchell.js'
import { arrowSwitched, asBarometer, type Movement, seatedIn } from './movement.js'
import { hasTwoFields, movementOfSeats } from './movement-file.js'
import { roverMitchell } from './rover.js'
import { americanWhist } from './teams.js'
import { webMitchell } from './web.js'

/** The designs a movement may have; `seats` is one that was written down seat by seat. */
export const movementKinds = [
  'mitchell',
  'web',
  'appendix',
  'rover',
  'hesitation',
  'howell',
  'rainbow',
  'shomate',
  'teamHowell',
  'whist',
  'card',
  'seats',
] as const
export type MovementKind = (typeof movementKinds)[number]

export interface MovementRequest {
  readonly kind: MovementKind
  readonly boardsARound: number
  readonly rounds?: number
  /** The field is divided into so many sections, each with the movement for its own pairs. */
  readonly sections?: number
  /** All tables play the same boards in a round. */
  readonly barometer?: boolean
  readonly even?: 'skip' | 'shareAndRelay'
  readonly arrowSwitched?: number
  /** With an odd number of pairs: the direction whose pairs sit out in turn. */
  readonly sitOut?: 'ns' | 'ew'
  readonly card?: string
  readonly seats?: readonly unknown[]
}

type Read<T> = Result<T, readonly Problem[]>

const refusal = (path: string): Read<never> => err([problem('MOVEMENT_UNREADABLE', { at: { path } })])

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

/** The fields that may be left out, each with what it may be. */
const optional: Readonly<Record<string, (value: unknown) => boolean>> = {
  rounds: value => isWhole(value, 1, 99),
  sections: value => isWhole(value, 1, 26),
  barometer: value => typeof value === 'boolean',
  even: value => value === 'skip' || value === 'shareAndRelay',
  arrowSwitched: value => isWhole(value, 0, 99),
  sitOut: value => value === 'ns' || value === 'ew',
  card: value => typeof value === 'string',
  seats: Array.isArray,
}

/** Reads a request for a movement. `MOVEMENT_UNREADABLE` with the field. */
export const readMovementRequest = (input: unknown): Read<MovementRequest> => {
  if (!isRecord(input)) return refusal('movement')
  const { kind, boardsARound } = input
  if (!movementKinds.some(one => one === kind)) return refusal('kind')
  if (!isWhole(boardsARound, 1, 16)) return refusal('boardsARound')
  const given = Object.entries(optional).filter(([name]) => input[name] !== undefined)
  const odd = given.find(([name, fits]) => !fits(input[name]))
  if (odd) return refusal(odd[0])
  if (kind === 'card' && !publishedCards.some(one => one.id === input.card)) return refusal('card')
  if (kind === 'seats' && input.seats === undefined) return refusal('seats')
  const present = Object.fromEntries(given.map(([name]) => [name, input[name]]))
  return ok({ kind: kind as MovementKind, boardsARound, ...present })
}

const impossible = (params: Readonly<Record<string, number>>): Read<never> =>
  err([problem('MOVEMENT_IMPOSSIBLE', { params })])

const asRead = (made: Result<Movement, Problem>): Read<Movement> => (made.ok ? made : err([made.error]))

/** A movement with where its numbers are on the entry list of the section. */
export interface PlannedMovement {
  readonly movement: Movement
  /** Whether the two directions are ranked apart. */
  readonly twoFields: boolean
  /** Every table of the movement is a match of two teams, at two tables of the room. */
  readonly inRooms?: boolean
  /** Place (from 1) of a number in a direction; undefined where nobody has it. */
  readonly place: (number: number | undefined, direction: 'ns' | 'ew') => number | undefined
}

const withPairs =
  (pairs: number, shift: (number: number, direction: 'ns' | 'ew') => number): PlannedMovement['place'] =>
  (number, direction) => {
    if (number === undefined) return undefined
    const place = shift(number, direction)
    return place >= 1 && place <= pairs ? place : undefined
  }

const same = (number: number): number => number

const mitchellFor = (request: MovementRequest, pairs: number): Read<PlannedMovement> => {
  const tables = Math.ceil(pairs / 2)
  const { rounds, even, arrowSwitched: switched, sitOut = 'ns' } = request
  const missing = sitOut === 'ns' ? 'ew' : 'ns'
  const made = mitchell({
    tables,
    ...(rounds === undefined ? {} : { rounds }),
    ...(even === undefined ? {} : { even }),
    ...(pairs % 2 === 1 ? { missing } : {}),
    ...(switched === undefined ? {} : { arrowSwitched: switched }),
  })
  if (!made.ok) return err([made.error])
  const { numbering } = made.value
  const gap = pairs % 2 === 1 && missing === 'ns' ? tables : Number.POSITIVE_INFINITY
  const closed = (place: number): number => (place === gap ? 0 : place > gap ? place - 1 : place)
  const west = numbering === 'directions' ? tables : 0
  const place = withPairs(pairs, (number, direction) => closed(direction === 'ew' ? number + west : number))
  return ok({ movement: made.value, twoFields: numbering === 'directions', place })
}

/** Two numberings, or one after switching; north–south numbers above the tables (a rover) come last. */
const inDirections = (movement: Movement, request: MovementRequest, pairs: number): Read<PlannedMovement> => {
  const { tables } = movement
  const seatOf = (number: number, direction: 'ns' | 'ew'): number =>
    direction === 'ew' ? tables + number : number > tables ? tables + number : number
  const places: Movement = {
    ...movement,
    numbering: 'single',
    seats: movement.seats.map(seat => ({
      ...seat,
      ns: seat.ns === undefined ? undefined : seatOf(seat.ns, 'ns'),
      ew: seat.ew === undefined ? undefined : seatOf(seat.ew, 'ew'),
    })),
  }
  const switched = request.arrowSwitched
  if (switched !== undefined && switched > movement.rounds) return impossible({ tables, rounds: movement.rounds })
  const made = switched === undefined ? places : arrowSwitched(places, switched)
  return ok({ movement: made, twoFields: switched === undefined, place: withPairs(pairs, same) })
}

const single = (made: Read<Movement>, pairs: number): Read<PlannedMovement> =>
  made.ok ? ok({ movement: made.value, twoFields: hasTwoFields(made.value), place: withPairs(pairs, same) }) : made

/** The reduced Howell of so many rounds where there is one, else the whole one, to be cut short. */
const howellFor = ({ rounds }: MovementRequest, pairs: number): Read<Movement> => {
  const tables = Math.ceil(pairs / 2)
  const offered = howellRounds(tables)
  const whole = offered[0]
  if (whole === undefined || (rounds !== undefined && rounds > whole))
    return impossible({ tables, rounds: rounds ?? 0 })
  return asRead(howell(tables, rounds !== undefined && offered.includes(rounds) ? rounds : whole))
}

const seatsFor = ({ seats }: MovementRequest, pairs: number): Read<Movement> => {
  const made = movementOfSeats(seats)
  if (!made.ok) return made
  const numbers = new Set(made.value.seats.flatMap(seat => [...seatedIn(seat, 'ns'), ...seatedIn(seat, 'ew')]))
  const wanted = Math.max(...numbers)
  const isWholeList = numbers.size === wanted
  // One number without a pair sits out; more would leave a table empty.
  if (!isWholeList || wanted < pairs || wanted > pairs + 1)
    return err([problem('MOVEMENT_FOR_OTHERS', { params: { pairs, wanted } })])
  return made
}

const cardFor = ({ card }: MovementRequest, pairs: number): Read<Movement> => {
  const tables = Math.ceil(pairs / 2)
  const found = publishedCards.find(one => one.id === card)
  return found && found.tables.length === tables ? ok(cyclicMovement(found)) : impossible({ tables })
}

const designs: Readonly<Record<MovementKind, (request: MovementRequest, pairs: number) => Read<PlannedMovement>>> = {
  mitchell: mitchellFor,
  web: (request, pairs) => {
    const tables = Math.ceil(pairs / 2)
    const made = webMitchell(tables, request.rounds ?? 13)
    return made.ok ? inDirections(made.value, request, pairs) : err([made.error])
  },
  appendix: (request, pairs) => {
    const made = appendixMitchell(Math.ceil(pairs / 2), request.rounds)
    return made.ok ? inDirections(made.value, request, pairs) : err([made.error])
  },
  rainbow: (request, players) => {
    const made = players % 4 === 0 ? asRead(rainbow(players / 4)) : impossible({ players })
    if (!made.ok) return made
    const { arrowSwitched: switched } = request
    if (switched === undefined) return ok({ movement: made.value, twoFields: true, place: withPairs(players, same) })
    if (switched > made.value.rounds) return impossible({ tables: players / 4, rounds: switched })
    return ok({ movement: arrowSwitched(made.value, switched), twoFields: false, place: withPairs(players, same) })
  },
  shomate: (_, players) => single(asRead(shomate(players)), players),
  teamHowell: (request, teams) => {
    const made = single(howellFor(request, teams), teams)
    return made.ok
      ? ok({ ...made.value, movement: { ...made.value.movement, of: 'teams' }, twoFields: false, inRooms: true })
      : made
  },
  whist: ({ rounds }, teams) => {
    const made = americanWhist(teams, rounds)
    return made.ok ? ok({ movement: made.value, twoFields: false, place: withPairs(teams, same) }) : err([made.error])
  },
  rover: (request, pairs) => {
    const tables = Math.floor(pairs / 2)
    const { rounds, even } = request
    const options = { ...(rounds === undefined ? {} : { rounds }), ...(even === undefined ? {} : { even }) }
    const made = pairs % 2 === 1 ? asRead(roverMitchell(tables, options)) : impossible({ tables })
    return made.ok ? inDirections(made.value, request, pairs) : made
  },
  hesitation: (_, pairs) => single(asRead(hesitationMitchell(Math.ceil(pairs / 2))), pairs),
  howell: (request, pairs) => single(howellFor(request, pairs), pairs),
  card: (request, pairs) => single(cardFor(request, pairs), pairs),
  seats: (request, pairs) => single(seatsFor(request, pairs), pairs),
}

/** The movement for so many pairs of one section. `MOVEMENT_IMPOSSIBLE`, `MOVEMENT_FOR_OTHERS`, faults of a file. */
export const movementFor = (request: MovementRequest, pairs: number): Read<PlannedMovement> => {
  const made = designs[request.kind](request, pairs)
  return made.ok && request.barometer ? ok({ ...made.value, movement: asBarometer(made.value.movement) }) : made
}
