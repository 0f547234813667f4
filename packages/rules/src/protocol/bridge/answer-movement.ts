import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { movementBalance } from '../../bridge/movement/balance.js'
import { howell } from '../../bridge/movement/howell.js'
import { mitchell } from '../../bridge/movement/mitchell.js'
import { type Movement, singleNumbers } from '../../bridge/movement/movement.js'
import { isRecord } from '../../bridge/files/read.js'

type Fields = Readonly<Record<string, unknown>>
type Read = Result<Movement, readonly Problem[]>

const refusal = (path: string): Read => err([problem('MOVEMENT_UNREADABLE', { at: { path } })])
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null

/** The Howell of so many rounds where there is one, else the first rounds of the complete one. */
const howellOf = (tables: number, rounds: number | undefined): Read => {
  const whole = howell(tables)
  if (rounds === undefined || !whole.ok) return whole.ok ? whole : err([whole.error])
  const reduced = howell(tables, rounds)
  if (reduced.ok) return reduced
  if (rounds > whole.value.rounds) return err([problem('MOVEMENT_IMPOSSIBLE', { params: { tables, rounds } })])
  return ok({ ...whole.value, rounds, seats: whole.value.seats.filter(seat => seat.round <= rounds) })
}

const movementOf = (fields: Fields): Read => {
  const { kind, tables, rounds, arrowSwitched, even } = fields
  if (kind !== 'howell' && kind !== 'mitchell') return refusal('kind')
  if (!isWhole(tables, 1, 1000)) return refusal('tables')
  if (!isAbsent(rounds) && !isWhole(rounds, 1, 999)) return refusal('rounds')
  if (!isAbsent(arrowSwitched) && !isWhole(arrowSwitched, 0, 999)) return refusal('arrowSwitched')
  if (!isAbsent(even) && even !== 'skip' && even !== 'shareAndRelay') return refusal('even')
  if (kind === 'howell') {
    return howellOf(tables, rounds ?? undefined)
  }
  const given = { rounds: rounds ?? undefined, arrowSwitched: arrowSwitched ?? undefined, even: even ?? undefined }
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const made = mitchell({ tables, ...options })
  return made.ok ? ok(singleNumbers(made.value)) : err([made.error])
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
  const { sd, min, max } = movementBalance(made.value)
  return { id, seats, balance: { sd, min, max } }
}
