import type { EntrantId } from '../../core/ids.js'
import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { SeatedTable, SeatingProposal } from '../../core/seating.js'
import type { SideNo } from '../types.js'

/** Players of an individual event at one table, in playing order: the first and the third are partners. */
export const playersATable = 4

/** The partnership in which somebody sits, by the place among the sides of a sheet. */
export const sideOfPlace = (place: number): SideNo => (place % 2) as SideNo

/** Those whom a contestant plays against: of four players not the partner. */
export const opponentsAt = (sides: readonly EntrantId[], place: number): readonly EntrantId[] =>
  sides.filter((_, other) => sideOfPlace(other) !== sideOfPlace(place))

type Partners = readonly [number, number]

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

/** Who has met whom across a table, and who has sat out, so far. */
class Evenness {
  private readonly opposed: number[][]
  private readonly out: number[]

  constructor(private readonly players: number) {
    this.opposed = Array.from({ length: players + 2 }, () => Array.from({ length: players + 2 }, () => 0))
    this.out = Array.from({ length: players + 2 }, () => 0)
  }

  private isHere = (player: number): boolean => player <= this.players

  /** How often those of two partnerships have played against each other. */
  between(a: Partners, b: Partners): number {
    return a.reduce((sum, one) => sum + b.reduce((own, other) => own + (this.opposed[one]?.[other] ?? 0), 0), 0)
  }

  rests(pair: Partners): number {
    return pair.reduce((sum, player) => sum + (this.isHere(player) ? (this.out[player] ?? 0) : 0), 0)
  }

  meet(a: Partners, b: Partners): void {
    for (const one of a)
      for (const other of b) {
        ;(this.opposed[one] as number[])[other] = (this.opposed[one]?.[other] ?? 0) + 1
        ;(this.opposed[other] as number[])[one] = (this.opposed[other]?.[one] ?? 0) + 1
      }
  }

  rest(players: readonly number[]): void {
    for (const player of players) this.out[player] = (this.out[player] ?? 0) + 1
  }
}

const lowest = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best === undefined || worth(one) < worth(best) ? one : best), undefined)

/** One round: partnerships against each other that did so the least; who is left over sits out. */
const seatRound = (all: readonly Partners[], players: number, even: Evenness): readonly SeatedTable[] => {
  const whole = all.filter(pair => pair.every(player => player <= players))
  const alone = all.flatMap(pair => (whole.includes(pair) ? [] : pair.filter(player => player <= players)))
  const resting = whole.length % 2 === 1 ? lowest(whole, pair => even.rests(pair)) : undefined
  const free = [...alone, ...(resting ?? [])]
  even.rest(free)
  const tables: SeatedTable[] = []
  let left = whole.filter(pair => pair !== resting)
  for (let first = left[0]; first; first = left[0]) {
    const pair = first
    const other = lowest(left.slice(1), one => even.between(pair, one))
    if (!other) break
    even.meet(pair, other)
    const sides = [pair[0], other[0], pair[1], other[1]]
    tables.push({ label: `${tables.length + 1}`, sides, boards: [] })
    left = left.filter(one => one !== pair && one !== other)
  }
  return [...tables, ...free.map((player, at) => ({ label: `bye${at + 1}`, sides: [player], boards: [] }))]
}

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
  const even = new Evenness(players)
  return ok({
    rounds: all.slice(0, count).map(round => seatRound(round, players, even)),
    boards: 0,
    warnings: [],
  })
}
