import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { own } from '../../core/own.js'
import { appendixMitchell } from '../../bridge/movement/appendix.js'
import { movementBalance } from '../../bridge/movement/balance.js'
import { hesitationMitchell } from '../../bridge/movement/hesitation.js'
import { howell } from '../../bridge/movement/howell.js'
import { rainbow, shomate } from '../../bridge/movement/individual.js'
import { mitchell } from '../../bridge/movement/mitchell.js'
import { arrowSwitched, type Movement, singleNumbers } from '../../bridge/movement/movement.js'
import { roverMitchell } from '../../bridge/movement/rover.js'
import { americanWhist } from '../../bridge/movement/teams.js'
import { webMitchell } from '../../bridge/movement/web.js'
import { isRecord } from '../../bridge/read.js'

/** Tables of one section, and those who sit at them; a balance of more takes minutes, and no hall has them. */
const mostTables = 200
const mostContestants = 4 * mostTables

type Fields = Readonly<Record<string, unknown>>
type Read = Result<Movement, readonly Problem[]>

const refusal = (path: string): Read => err([problem('MOVEMENT_UNREADABLE', { at: { path } })])
const impossible = (path: string, tables: number, rounds: number): Problem =>
  problem('MOVEMENT_IMPOSSIBLE', { at: { path }, params: { tables, rounds } })
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null

/** The Howell of so many rounds where there is one, else the first rounds of the complete one. */
const howellOf = (tables: number, rounds: number | undefined): Read => {
  const whole = howell(tables)
  if (rounds === undefined || !whole.ok) return whole.ok ? whole : err([whole.error])
  const reduced = howell(tables, rounds)
  if (reduced.ok) return reduced
  if (rounds > whole.value.rounds) return err([impossible('rounds', whole.value.tables, rounds)])
  return ok({ ...whole.value, rounds, seats: whole.value.seats.filter(seat => seat.round <= rounds) })
}

/** What a line asks, with the fields that were given. */
interface Asked {
  readonly tables: number
  readonly rounds?: number
  readonly arrowSwitched?: number
  readonly even?: 'skip' | 'shareAndRelay'
}

const designs: Readonly<Record<string, (asked: Asked) => Result<Movement, Problem>>> = {
  mitchell,
  web: ({ tables, rounds = 13 }) => webMitchell(tables, rounds),
  appendix: ({ tables, rounds }) => appendixMitchell(tables, rounds),
  rover: ({ tables, rounds, even }) =>
    roverMitchell(tables, { ...(rounds === undefined ? {} : { rounds }), ...(even === undefined ? {} : { even }) }),
  hesitation: ({ tables }) => hesitationMitchell(tables),
  rainbow: ({ tables }) => rainbow(tables),
}

/** Those that are told how many contestants there are, since they do not fill their tables or have no tables of their own. */
const byCount: Readonly<
  Record<string, readonly [field: string, make: (count: number, rounds?: number) => Result<Movement, Problem>]>
> = {
  shomate: ['players', shomate],
  whist: ['teams', americanWhist],
}

const switchedOf = (movement: Movement, { arrowSwitched: switched }: Asked): Read => {
  if (switched === undefined || movement.of === 'teams') return ok(movement)
  if (switched > movement.rounds) return err([impossible('arrowSwitched', movement.tables, movement.rounds)])
  return ok(arrowSwitched(movement, switched))
}

const madeFor = (kind: string, asked: Asked): Read => {
  if (kind === 'howell') return howellOf(asked.tables, asked.rounds)
  const { arrowSwitched: _, ...rest } = asked
  const made = own(designs, kind)?.(kind === 'mitchell' ? rest : asked)
  if (!made) return refusal('kind')
  return made.ok ? switchedOf(singleNumbers(made.value), asked) : err([made.error])
}

const movementOf = (fields: Fields): Read => {
  const { kind, tables, rounds, arrowSwitched: switched, even } = fields
  if (typeof kind !== 'string') return refusal('kind')
  const counted = own(byCount, kind)
  if (!counted && kind !== 'howell' && !own(designs, kind)) return refusal('kind')
  if (!isAbsent(rounds) && !isWhole(rounds, 1, 999)) return refusal('rounds')
  if (counted) {
    const [field, make] = counted
    const count = fields[field]
    if (!isWhole(count, 1, mostContestants)) return refusal(field)
    const made = make(count, rounds ?? undefined)
    return made.ok ? made : err([made.error])
  }
  if (!isWhole(tables, 1, mostTables)) return refusal('tables')
  if (!isAbsent(switched) && !isWhole(switched, 0, 999)) return refusal('arrowSwitched')
  if (!isAbsent(even) && even !== 'skip' && even !== 'shareAndRelay') return refusal('even')
  return madeFor(kind, {
    tables,
    ...(isAbsent(rounds) ? {} : { rounds }),
    ...(isAbsent(switched) ? {} : { arrowSwitched: switched }),
    ...(isAbsent(even) ? {} : { even }),
  })
}

/** A problem stands where it was found, else at the number of tables or contestants that was asked for. */
const located = (found: readonly Problem[], kind: unknown): readonly Problem[] => {
  const path = (typeof kind === 'string' && own(byCount, kind)?.[0]) || 'tables'
  return found.map(one => (one.at ? one : { ...one, at: { path } }))
}

/**
 * Answers one `movement` request: who sits where with which board set, and how evenly contestants are compared; teams are
 * not. Of an individual movement the four players stand under their seats. Never throws;
 * what cannot be read answers `{ id, problems }`: `MOVEMENT_UNREADABLE`, `MOVEMENT_IMPOSSIBLE`.
 */
export const answerMovementLine = (request: unknown): Fields => {
  const fields = isRecord(request) ? request : undefined
  const id = fields?.id ?? null
  const made = fields ? movementOf(fields) : refusal('')
  if (!made.ok) return { id, problems: located(made.error, fields?.kind) }
  const seats = made.value.seats.map(({ round, table, set, ns, ew, south, west }) =>
    made.value.of === 'players' && south !== undefined
      ? { round, table, set, north: ns, east: ew, south, west }
      : { round, table, set, ns, ew },
  )
  // Teams are compared in their matches.
  if (made.value.of === 'teams') return { id, seats }
  const { sd, min, max } = movementBalance(made.value)
  return { id, seats, balance: { sd, min, max } }
}
