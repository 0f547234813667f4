import { type Problem, problem } from '../core/problem.js'
import { fromText, toDecimal } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import type { SeatedTable, SeatingProposal, SportSeating } from '../core/seating.js'
import { publishedCards } from './movement/cards.js'
import { cyclicMovement } from './movement/cyclic.js'
import { howell } from './movement/howell.js'
import { mitchell } from './movement/mitchell.js'
import { checkMovement, type Movement } from './movement/movement.js'
import { isRecord } from './read.js'

const refusal = (path: string): Result<never, readonly Problem[]> =>
  err([problem('MOVEMENT_UNREADABLE', { at: { path } })])

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

interface MovementRequest {
  readonly kind: 'mitchell' | 'howell' | 'card'
  readonly boardsARound: number
  readonly rounds?: number
  readonly even?: 'skip' | 'shareAndRelay'
  readonly arrowSwitched?: number
  readonly card?: string
}

const readRequest = (input: unknown): Result<MovementRequest, readonly Problem[]> => {
  if (!isRecord(input)) return refusal('movement')
  const { kind, boardsARound, rounds, even, arrowSwitched, card } = input
  if (kind !== 'mitchell' && kind !== 'howell' && kind !== 'card') return refusal('kind')
  if (!isWhole(boardsARound, 1, 16)) return refusal('boardsARound')
  if (rounds !== undefined && !isWhole(rounds, 1, 99)) return refusal('rounds')
  if (even !== undefined && even !== 'skip' && even !== 'shareAndRelay') return refusal('even')
  if (arrowSwitched !== undefined && !isWhole(arrowSwitched, 0, 99)) return refusal('arrowSwitched')
  if (kind === 'card' && !publishedCards.some(one => one.id === card)) return refusal('card')
  const given = { rounds, even, arrowSwitched, card } as Partial<MovementRequest>
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return ok({ kind, boardsARound, ...present })
}

const movementOf = (request: MovementRequest, pairs: number): Result<Movement, readonly Problem[]> => {
  const tables = Math.ceil(pairs / 2)
  const { kind, card, boardsARound: _, ...options } = request
  if (kind === 'mitchell') {
    const made = mitchell({ ...options, tables, ...(pairs % 2 === 1 ? { missing: 'ew' as const } : {}) })
    return made.ok ? made : err([made.error])
  }
  if (kind === 'howell') {
    const made = howell(tables)
    return made.ok ? made : err([made.error])
  }
  const found = publishedCards.find(one => one.id === card)
  if (!found || found.tables.length !== tables) return err([problem('MOVEMENT_IMPOSSIBLE', { params: { tables } })])
  return ok(cyclicMovement(found))
}

const boardsOf = (set: number | undefined, boardsARound: number): string[] =>
  set === undefined ? [] : Array.from({ length: boardsARound }, (_, at) => `${(set - 1) * boardsARound + at + 1}`)

const tablesOf = (movement: Movement, round: number, pairs: number, boardsARound: number): SeatedTable[] => {
  const west = movement.numbering === 'directions' ? movement.tables : 0
  return movement.seats
    .filter(seat => seat.round === round)
    .flatMap(({ table, ns, ew, set }): SeatedTable[] => {
      const places = [ns, ew === undefined ? undefined : ew + west]
      const sides = places.filter((place): place is number => place !== undefined && place <= pairs)
      if (sides.length === 0) return []
      return [{ label: `${table}`, sides, boards: sides.length === 2 ? boardsOf(set, boardsARound) : [] }]
    })
}

/** A movement for so many pairs: Mitchell, Howell or a published card. `MOVEMENT_UNREADABLE`, `MOVEMENT_IMPOSSIBLE`. */
export const planMovement = (input: unknown, pairs: number): Result<SeatingProposal, readonly Problem[]> => {
  const request = readRequest(input)
  if (!request.ok) return request
  const movement = movementOf(request.value, pairs)
  if (!movement.ok) return movement
  const { rounds, sets, tables, numbering } = movement.value
  const most = Math.min(request.value.rounds ?? rounds, rounds)
  const faults = checkMovement(movement.value)
  return ok({
    rounds: Array.from({ length: most }, (_, at) =>
      tablesOf(movement.value, at + 1, pairs, request.value.boardsARound),
    ),
    boards: sets * request.value.boardsARound,
    ...(numbering === 'directions'
      ? { groups: Array.from({ length: pairs }, (_, at) => (at < tables ? 'NS' : 'EW')) }
      : {}),
    warnings: faults
      .filter(({ round }) => round <= most)
      .map(({ code, round, table }) => problem(code, { severity: 'warning', params: { round, table } })),
  })
}

/** Decimals a carried score is written with; a carry-over rule rounds to two or less. */
const CARRIED_DECIMALS = 6

export const bridgeSeating: SportSeating = {
  sidesATable: 2,
  byeSheet: { bye: true },
  plan: planMovement,
  withCarried: (settings, carried) => ({
    ...settings,
    startingScores: Object.fromEntries(
      Object.entries(carried).map(([id, score]) => [id, toDecimal(fromText(score), CARRIED_DECIMALS)]),
    ),
  }),
}
