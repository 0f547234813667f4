import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { isRecord } from '../files/read.js'
import { checkMovement, type Movement, type MovementSeat, singleNumbers } from './movement.js'

/** More tables times rounds than this are no movement of one room. */
const MOST_SEATS = 5000
const MOST_NUMBER = 2000

const refusal = (path: string): Result<never, readonly Problem[]> =>
  err([problem('MOVEMENT_UNREADABLE', { at: { path } })])

const columns = ['round', 'table', 'ns', 'ew', 'set'] as const

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
  const [round, table, ns, ew, set] = columns.map(column => numberIn(line[column]))
  if (!round || !table || ns === null || ew === null || set === null) return undefined
  if (ns === undefined && ew === undefined) return undefined
  const isPlayed = ns !== undefined && ew !== undefined
  if (isPlayed && set === undefined) return undefined
  return { round, table, ns, ew, set: isPlayed ? set : undefined }
}

/** Numbers that sit in one direction only, in both: two winners. */
const apart = (seats: readonly MovementSeat[]): boolean => {
  const north = new Set(seats.map(({ ns }) => ns))
  return seats.every(({ ew }) => ew === undefined || !north.has(ew))
}

/**
 * A movement written down seat by seat (rounds, tables, pairs and board sets from 1, `null` for nobody), every pair with
 * a number of its own. Nobody may sit twice in a round, play a set twice or meet itself. `MOVEMENT_UNREADABLE` with the
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
    seats,
  }
  const faults = checkMovement(movement, { repeatedOpponents: true })
  return faults.length > 0
    ? err(faults.slice(0, 20).map(({ code, round, table }) => problem(code, { params: { round, table } })))
    : ok(movement)
}

/** Whether a movement of one numbering has two fields: nobody ever sits in both directions. */
export const hasTwoFields = ({ numbering, seats }: Movement): boolean => numbering === 'directions' || apart(seats)

/** A movement as a file: JSON `{ "seats": [{ "round", "table", "ns", "ew", "set" }] }`. */
export const movementToJson = (movement: Movement): string =>
  `{"seats":[\n${singleNumbers(movement)
    .seats.map(seat => JSON.stringify(Object.fromEntries(columns.map(name => [name, seat[name] ?? null]))))
    .join(',\n')}\n]}\n`

/** A movement as a file: CSV with the header `round,table,ns,ew,set`; an empty field is nobody. */
export const movementToCsv = (movement: Movement): string => {
  const lines = singleNumbers(movement).seats.map(seat => columns.map(name => seat[name] ?? '').join(','))
  return `${[columns.join(','), ...lines].join('\n')}\n`
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
