import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { isRecord } from '../read.js'
import { checkMovement, type Movement, type MovementSeat, seatedIn, singleNumbers } from './movement.js'

/** More tables times rounds than this are no movement of one room. */
const MOST_SEATS = 5000
const MOST_NUMBER = 2000

const refusal = (path: string): Result<never, readonly Problem[]> =>
  err([problem('MOVEMENT_UNREADABLE', { at: { path } })])

const columns = ['round', 'table', 'ns', 'ew', 'set'] as const

/** The partners of `ns` and `ew`, in the file of an individual event. */
const partners = ['south', 'west'] as const

/** A whole number from 1; undefined where nothing is written, null where something else is. */
const numberIn = (value: unknown): number | undefined | null => {
  if (value === undefined || value === null || value === '') return undefined
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value
  return Number.isInteger(number) && (number as number) >= 1 && (number as number) <= MOST_NUMBER
    ? (number as number)
    : null
}

const seatIn = (line: unknown): MovementSeat | undefined => {
  if (!isRecord(line)) return undefined
  const [round, table, ns, ew, set, south, west] = [...columns, ...partners].map(column => numberIn(line[column]))
  if (!round || !table || ns === null || ew === null || set === null || south === null || west === null)
    return undefined
  if (ns === undefined && ew === undefined) return undefined
  const isPlayed = ns !== undefined && ew !== undefined
  if (isPlayed && set === undefined) return undefined
  // Of an individual event either all four are named, or one who sits out.
  if ((south === undefined) !== (west === undefined) || (south !== undefined && !isPlayed)) return undefined
  const beside = south === undefined || west === undefined ? {} : { south, west }
  return { round, table, ns, ew, set: isPlayed ? set : undefined, ...beside }
}

/** Numbers that sit in one direction only, in both: two winners. */
const apart = (seats: readonly MovementSeat[]): boolean => {
  const north = new Set(seats.flatMap(seat => seatedIn(seat, 'ns')))
  return seats.every(seat => seatedIn(seat, 'ew').every(number => !north.has(number)))
}

const isOfPlayers = (seats: readonly MovementSeat[]): boolean => seats.some(({ south }) => south !== undefined)

/**
 * A movement written down seat by seat (rounds, tables, pairs and board sets from 1, `null` for nobody), every pair with
 * a number of its own; of players with `south` and `west` beside `ns` and `ew`, which then are North and East. Nobody may sit twice in a round, play a set twice or meet itself. `MOVEMENT_UNREADABLE` with the
 * place (`seats.3`), or what the validator finds.
 */
export const movementOfSeats = (input: unknown): Result<Movement, readonly Problem[]> => {
  if (!Array.isArray(input) || input.length === 0 || input.length > MOST_SEATS) return refusal('seats')
  const seats: MovementSeat[] = []
  for (const [at, line] of input.entries()) {
    const seat = seatIn(line)
    if (!seat) return refusal(`seats.${at}`)
    seats.push(seat)
  }
  const most = (values: readonly (number | undefined)[]) => values.reduce<number>((a, b) => Math.max(a, b ?? 0), 0)
  const movement: Movement = {
    tables: most(seats.map(({ table }) => table)),
    rounds: most(seats.map(({ round }) => round)),
    sets: most(seats.map(({ set }) => set)),
    numbering: 'single',
    shared: true,
    ...(isOfPlayers(seats) ? { of: 'players' } : {}),
    seats,
  }
  const faults = checkMovement(movement, { repeatedOpponents: true })
  return faults.length > 0
    ? err(faults.slice(0, 20).map(({ code, round, table }) => problem(code, { params: { round, table } })))
    : ok(movement)
}

/** Whether a movement of one numbering has two fields: nobody ever sits in both directions. */
export const hasTwoFields = ({ numbering, seats }: Movement): boolean => numbering === 'directions' || apart(seats)

const columnsOf = ({ seats }: Movement): readonly (typeof columns | typeof partners)[number][] =>
  isOfPlayers(seats) ? [...columns, ...partners] : columns

/** A movement as a file: JSON `{ "seats": [{ "round", "table", "ns", "ew", "set" }] }`, of players with `south`, `west`. */
export const movementToJson = (movement: Movement): string => {
  const names = columnsOf(movement)
  const lines = singleNumbers(movement).seats.map(seat =>
    JSON.stringify(Object.fromEntries(names.map(name => [name, seat[name] ?? null]))),
  )
  return `{"seats":[\n${lines.join(',\n')}\n]}\n`
}

/**
 * A movement as a file: CSV with the header `round,table,ns,ew,set`, of players with `south,west` after it; an empty
 * field is nobody.
 */
export const movementToCsv = (movement: Movement): string => {
  const names = columnsOf(movement)
  const lines = singleNumbers(movement).seats.map(seat => names.map(name => seat[name] ?? '').join(','))
  return `${[names.join(','), ...lines].join('\n')}\n`
}

const linesOfCsv = (text: string): unknown => {
  const [head = '', ...lines] = text.split(/\r?\n/).filter(line => line.trim() !== '')
  const names = head
    .toLowerCase()
    .split(/[,;\t]/)
    .map(name => name.trim().replace(/^"|"$/g, ''))
  if (columns.some(column => !names.includes(column))) return undefined
  return lines.map(line => {
    const fields = line.split(/[,;\t]/).map(field => field.trim().replace(/^"|"$/g, ''))
    return Object.fromEntries(names.map((name, at) => [name, fields[at] ?? '']))
  })
}

/**
 * Reads a movement file, JSON or CSV (comma, semicolon or tab), as `movementToJson` and `movementToCsv` write them.
 * `MOVEMENT_UNREADABLE` and the faults of `movementOfSeats`.
 */
export const readMovementFile = (text: string): Result<Movement, readonly Problem[]> => {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (!plain.startsWith('{') && !plain.startsWith('[')) return movementOfSeats(linesOfCsv(plain))
  try {
    const read: unknown = JSON.parse(plain)
    return movementOfSeats(isRecord(read) ? read.seats : read)
  } catch {
    return refusal('file')
  }
}
