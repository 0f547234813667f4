import { type Problem, problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'
import { movementBalance } from './movement/balance.js'
import { howell } from './movement/howell.js'
import { mitchell } from './movement/mitchell.js'
import type { Movement } from './movement/movement.js'
import { isRecord } from './read.js'

type Fields = Readonly<Record<string, unknown>>
type Read = Result<Movement, readonly Problem[]>

const refusal = (path: string): Read => err([problem('MOVEMENT_UNREADABLE', { at: { path } })])
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null

const shortened = (movement: Movement, rounds: number): Read => {
  if (rounds > movement.rounds)
    return err([problem('MOVEMENT_IMPOSSIBLE', { params: { tables: movement.tables, rounds } })])
  return ok({ ...movement, rounds, seats: movement.seats.filter(seat => seat.round <= rounds) })
}

/** East–west numbered on from the last table, so that every pair has a number of its own. */
const numbered = (movement: Movement): Movement =>
  movement.numbering === 'single'
    ? movement
    : {
        ...movement,
        numbering: 'single',
        seats: movement.seats.map(seat => ({
          ...seat,
          ew: seat.ew === undefined ? undefined : seat.ew + movement.tables,
        })),
      }

const movementOf = (fields: Fields): Read => {
  const { kind, tables, rounds, arrowSwitched, even } = fields
  if (kind !== 'howell' && kind !== 'mitchell') return refusal('kind')
  if (!isWhole(tables, 1, 1000)) return refusal('tables')
  if (!isAbsent(rounds) && !isWhole(rounds, 1, 999)) return refusal('rounds')
  if (!isAbsent(arrowSwitched) && !isWhole(arrowSwitched, 0, 999)) return refusal('arrowSwitched')
  if (!isAbsent(even) && even !== 'skip' && even !== 'shareAndRelay') return refusal('even')
  if (kind === 'howell') {
    const made = howell(tables)
    return made.ok ? (isAbsent(rounds) ? made : shortened(made.value, rounds)) : err([made.error])
  }
  const given = { rounds: rounds ?? undefined, arrowSwitched: arrowSwitched ?? undefined, even: even ?? undefined }
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const made = mitchell({ tables, ...options })
  return made.ok ? ok(numbered(made.value)) : err([made.error])
}

/**
 * Answers one `movement` request: who sits where with which board set, and how evenly pairs are compared. Never throws;
 * what cannot be read answers `{ id, problems }`: `MOVEMENT_UNREADABLE`, `MOVEMENT_IMPOSSIBLE`.
 */
export const answerMovementLine = (request: unknown): Fields => {
  const fields = isRecord(request) ? request : undefined
  const id = fields?.id ?? null
  const made = fields ? movementOf(fields) : refusal('')
  if (!made.ok) return { id, problems: made.error }
  const seats = made.value.seats.map(({ round, table, set, ns, ew }) => ({ round, table, set, ns, ew }))
  return { id, seats, balance: movementBalance(made.value) }
}
