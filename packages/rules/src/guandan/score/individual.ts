import type { EntrantId } from '../../core/ids.js'
import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { SeatedTable, SeatingProposal } from '../../core/seating.js'
import type { SideNo } from '../types.js'
import { evenOpponents, type PairedRound, type Partners } from './even-opponents.js'

/** Players of an individual event at one table, in playing order: the first and the third are partners. */
export const playersATable = 4

/** The partnership in which somebody sits, by the place among the sides of a sheet. */
export const sideOfPlace = (place: number): SideNo => (place % 2) as SideNo

/** Those whom a contestant plays against: of four players not the partner. */
export const opponentsAt = (sides: readonly EntrantId[], place: number): readonly EntrantId[] =>
  sides.filter((_, other) => sideOfPlace(other) !== sideOfPlace(place))

const most = 99

/** Everybody with everybody else once, by the circle: one stays, the others move a place a round. */
const partnersOf = (players: number): readonly (readonly Partners[])[] => {
  const even = players + (players % 2)
  const circle = even - 1
  const at = (place: number): number => (((place % circle) + circle) % circle) + 1
  return Array.from({ length: circle }, (_, round) =>
    Array.from(
      { length: even / 2 },
      (_unused, k): Partners => (k === 0 ? [at(round), even] : [at(round + k), at(round - k)]),
    ),
  )
}

const isHere = (pair: Partners, players: number): boolean => pair.every(player => player <= players)

/** Partnerships of a round at tables, and who sits out: the odd one of those who rested least, and whose partner is none. */
const partnersAndRests = (all: readonly Partners[], players: number, rested: number[]) => {
  const whole = all.filter(pair => isHere(pair, players))
  const alone = all.flatMap(pair => (whole.includes(pair) ? [] : pair.filter(player => player <= players)))
  const rests = ([one, other]: Partners): number => (rested[one] ?? 0) + (rested[other] ?? 0)
  const resting =
    whole.length % 2 === 1 ? whole.reduce((least, pair) => (rests(pair) < rests(least) ? pair : least)) : undefined
  const out = [...alone, ...(resting ?? [])]
  for (const player of out) rested[player] = (rested[player] ?? 0) + 1
  return { pairs: whole.filter(pair => pair !== resting), out }
}

const tablesOf = (pairs: PairedRound, out: readonly number[]): readonly SeatedTable[] => [
  ...Array.from({ length: pairs.length / 2 }, (_, at) => {
    const [a, b] = pairs.slice(2 * at, 2 * at + 2) as [Partners, Partners]
    return { label: `${at + 1}`, sides: [a[0], b[0], a[1], b[1]], boards: [] }
  }),
  ...out.map((player, at) => ({ label: `bye${at + 1}`, sides: [player], boards: [] })),
]

const fieldsOf = (request: unknown): Readonly<Record<string, unknown>> =>
  typeof request === 'object' && request !== null ? (request as Record<string, unknown>) : {}

/**
 * An individual event (个人赛): in every round another partner, everybody with everybody once over all rounds, against
 * opponents as evenly as may be. `{ kind: 'partners', rounds? }`. Problems: `SEATING_UNREADABLE`; `SEATING_IMPOSSIBLE`
 * for fewer than four, or more rounds than there are partners.
 */
export const planIndividuals = (request: unknown, players: number): Result<SeatingProposal, readonly Problem[]> => {
  const { kind, rounds: asked } = fieldsOf(request)
  if (kind !== 'partners') return err([problem('SEATING_UNREADABLE', { at: { path: 'kind' } })])
  const isCount = typeof asked === 'number' && Number.isInteger(asked) && asked >= 1 && asked <= most
  if (asked !== undefined && asked !== null && !isCount)
    return err([problem('SEATING_UNREADABLE', { at: { path: 'rounds' } })])
  const all = players < playersATable ? [] : partnersOf(players)
  const count = isCount ? asked : all.length
  if (all.length === 0 || count > all.length) return err([problem('SEATING_IMPOSSIBLE', { params: { players } })])
  const rested: number[] = []
  const rounds = all.slice(0, count).map(round => partnersAndRests(round, players, rested))
  const laid = evenOpponents(
    rounds.map(round => round.pairs),
    players,
  )
  return ok({
    rounds: rounds.map(({ out }, at) => tablesOf(laid[at] ?? [], out)),
    boards: 0,
    warnings: [],
  })
}
