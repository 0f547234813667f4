import { type Problem, problem } from '../core/problem.js'
import { fromText, toDecimal, toText } from '../core/ratio.js'
import { rooms } from '../core/match-play.js'
import { err, ok, type Result } from '../core/result.js'
import type { SeatedTable, SeatingComparison, SeatingProposal, SportSeating } from '../core/seating.js'
import { deviationText, movementBalance } from './movement/balance.js'
import { checkMovement, copiesNeeded, type Movement, type MovementSeat, seatedIn } from './movement/movement.js'
import { hasTwoFields } from './movement/movement-file.js'
import { type MovementRequest, movementFor, type PlannedMovement, readMovementRequest } from './movement/plan.js'
import { type Section, sectionsOf } from './movement/sections.js'

/** A section with its movement. */
interface Planned extends PlannedMovement {
  readonly section: Section
}

const boardsOf = (set: number | undefined, boardsARound: number): string[] =>
  set === undefined ? [] : Array.from({ length: boardsARound }, (_, at) => `${(set - 1) * boardsARound + at + 1}`)

const tablesOf = ({ movement, place, section, inRooms }: Planned, round: number, boardsARound: number): SeatedTable[] =>
  movement.seats
    .filter(seat => seat.round === round)
    .flatMap(({ table, ns, ew, south, west, set }): SeatedTable[] => {
      const seated = [place(ns, 'ns'), place(ew, 'ew'), place(south, 'ns'), place(west, 'ew')]
      const sides = seated.flatMap(at => (at === undefined ? [] : at + section.first - 1))
      if (sides.length === 0) return []
      const boards = sides.length > 1 ? boardsOf(set, boardsARound) : []
      return [{ label: `${section.name}${table}`, sides, boards, ...(inRooms && sides.length > 1 ? { rooms } : {}) }]
    })

const laidOut = (request: MovementRequest, pairs: number): Result<readonly Planned[], readonly Problem[]> => {
  const sections = sectionsOf(pairs, request.sections ?? 1)
  const tables = Math.ceil(pairs / 2)
  if (!sections) return err([problem('SECTIONS_TOO_SMALL', { params: { tables, sections: request.sections ?? 1 } })])
  const made: Planned[] = []
  for (const section of sections) {
    const own = movementFor(request, section.pairs)
    if (!own.ok) return own
    made.push({ ...own.value, section })
  }
  return ok(made)
}

/** The fields that a request may leave out, the one that asks the most first. */
const ASKED = ['arrowSwitched', 'rounds', 'sections'] as const

/** What was refused stands at the field without which the movement could be laid, else at the design itself. */
const planned = (request: MovementRequest, pairs: number): Result<readonly Planned[], readonly Problem[]> => {
  const made = laidOut(request, pairs)
  if (made.ok) return made
  const asked = ASKED.find(name => {
    const { [name]: left, ...rest } = request
    return left !== undefined && laidOut(rest, pairs).ok
  })
  return err(made.error.map(one => ({ at: { path: asked ?? 'kind' }, ...one })))
}

const groupsOf = (all: readonly Planned[], pairs: number): readonly string[] | undefined => {
  if (!all.every(one => one.twoFields)) return undefined
  const groups: string[] = Array.from({ length: pairs }, () => 'NS')
  for (const { movement, place, section } of all)
    for (const number of movement.seats.flatMap(seat => seatedIn(seat, 'ew'))) {
      const at = place(number, 'ew')
      if (at !== undefined) groups[section.first + at - 2] = 'EW'
    }
  return groups
}

const faultsOf = ({ movement, section }: Planned, rounds: number): readonly Problem[] =>
  checkMovement(movement)
    .filter(({ round }) => round <= rounds)
    .map(({ code, round, table }) =>
      problem(code, { severity: 'warning', params: { round, table: `${section.name}${table}` } }),
    )

/** Rounds that are left out, where the movement is longer: nobody plays all boards. */
const cutShort = (all: readonly Planned[], rounds: number, boardsARound: number): readonly Problem[] => {
  const whole = Math.max(...all.map(({ movement }) => movement.rounds))
  return whole > rounds
    ? [problem('MOVEMENT_CUT_SHORT', { severity: 'warning', params: { rounds, whole, played: rounds * boardsARound } })]
    : []
}

/** A set for every table of a seated round, by its first board; contestants by their places. */
const movementOfTables = (rounds: readonly (readonly SeatedTable[])[]): Movement => {
  const seats = rounds.flatMap((tables, at) =>
    tables.map(({ sides: [ns, ew, south, west], boards: [first] }, table): MovementSeat => {
      const set = ns !== undefined && ew !== undefined && first !== undefined ? Number(first) : undefined
      const beside = south === undefined || west === undefined ? {} : { south, west }
      return { round: at + 1, table: table + 1, ns, ew, set, ...beside }
    }),
  )
  return {
    tables: Math.max(0, ...rounds.map(one => one.length)),
    rounds: rounds.length,
    sets: 0,
    numbering: 'single',
    seats,
  }
}

/** Teams are compared in their matches: they sit in both directions at once. */
const isOfTeams = (rounds: readonly (readonly SeatedTable[])[]): boolean =>
  rounds.some(tables => {
    const sides = tables.flatMap(table => table.sides)
    return tables.some(table => (table.rooms ?? []).length > 0) || new Set(sides).size < sides.length
  })

/** How evenly these rounds compare the pairs; undefined where no two tables play the same boards, and for teams. */
const comparisonOf = (rounds: readonly (readonly SeatedTable[])[]): SeatingComparison | undefined => {
  if (isOfTeams(rounds)) return undefined
  const movement = movementOfTables(rounds)
  if (movement.seats.every(({ set }) => set === undefined)) return undefined
  // Where nobody sits both ways the directions are two fields, and nobody is compared across them.
  const north = new Set(movement.seats.flatMap(seat => seatedIn(seat, 'ns')))
  const apart = hasTwoFields(movement)
  const { variance, min, max } = movementBalance(movement, (a, b) => !apart || north.has(a) === north.has(b))
  return { variance: toText(variance), deviation: deviationText(variance), min, max, copies: copiesNeeded(movement) }
}

/**
 * A movement for so many pairs, by sections where asked. `MOVEMENT_UNREADABLE`, `MOVEMENT_IMPOSSIBLE`,
 * `MOVEMENT_FOR_OTHERS`, `SECTIONS_TOO_SMALL`, each with the field; warnings where it is cut short or a pair would meet another twice.
 */
export const planMovement = (input: unknown, pairs: number): Result<SeatingProposal, readonly Problem[]> => {
  const request = readMovementRequest(input)
  if (!request.ok) return request
  const { boardsARound, rounds: asked } = request.value
  const made = planned(request.value, pairs)
  if (!made.ok) return made
  const all = made.value
  const rounds = Math.min(...all.map(({ movement }) => movement.rounds), asked ?? Number.POSITIVE_INFINITY)
  const seated = Array.from({ length: rounds }, (_, at) => all.flatMap(one => tablesOf(one, at + 1, boardsARound)))
  const groups = groupsOf(all, pairs)
  const comparison = comparisonOf(seated)
  const last = seated.flat().flatMap(({ boards }) => boards.map(Number))
  return ok({
    rounds: seated,
    boards: last.reduce((most, board) => Math.max(most, board), 0),
    ...(groups ? { groups } : {}),
    ...(comparison ? { comparison } : {}),
    warnings: [...cutShort(all, rounds, boardsARound), ...all.flatMap(one => faultsOf(one, rounds))],
  })
}

/** Decimals a carried score is written with; a carry-over rule rounds to two or less. */
const CARRIED_DECIMALS = 6

export const bridgeSeating: SportSeating = {
  sidesATable: 2,
  byeSheet: { bye: true },
  plan: planMovement,
  comparison: comparisonOf,
  withCarried: (settings, carried) => ({
    ...settings,
    startingScores: Object.fromEntries(
      Object.entries(carried).map(([id, score]) => [id, toDecimal(fromText(score), CARRIED_DECIMALS)]),
    ),
  }),
}
