import { fourOf } from '../../core/tuple.js'
import { balanceWinds } from './balance-winds.js'
import { repeatsOf } from './bound.js'
import type { SeatingPlan, SessionDraw, TableDraw } from './seating.js'
import { designRounds } from './swiss-design.js'
import { SwissSearch } from '../../core/swiss-search.js'

type Groups = readonly (readonly number[])[]

/** What the next round of four at a table is drawn from. */
export interface SwissFourRequest {
  /** Who plays, the best first. */
  readonly order: readonly number[]
  /** The tables of the rounds before; whoever has left may still stand in them. */
  readonly before: SeatingPlan
  /** Who sat out before, once for each time. */
  readonly satOut?: readonly number[]
  readonly apart?: Groups
  readonly rather?: Groups
  /** Tables that stand as they are. */
  readonly locked?: readonly TableDraw[]
  /** How many rounds the whole has: with it a small field is drawn so that the rounds to come have their meetings too. */
  readonly rounds?: number
  readonly seed?: number
}

export interface SwissFourRound {
  /** The best at table 1, then the tables that were locked. */
  readonly tables: SessionDraw
  /** Those left over by four. */
  readonly free: readonly number[]
}

/** Those left over: who sat out least often so far, the last of the order first. */
const leftOver = ({ order, satOut = [], locked = [] }: SwissFourRequest): readonly number[] => {
  const held = new Set(locked.flat())
  const times = (player: number): number => satOut.filter(one => one === player).length
  return order
    .toReversed()
    .filter(player => !held.has(player))
    .sort((a, b) => times(a) - times(b))
    .slice(0, order.length % 4)
}

/** Of the meetings a player can have, the part beyond which a round has to leave room for the next ones. */
const roomy = 0.6

/** How many rounds are searched at once: the next one alone where the field is large for what is still to come. */
const roundsAhead = ({ rounds = 0, before }: SwissFourRequest, players: number): number =>
  before.length > 0 && 3 * rounds > roomy * (players - 1) ? Math.max(1, rounds - before.length) : 1

/** One of each quarter of the field at a table: nobody knows yet who is level with whom. */
const folded = (players: readonly number[]): readonly number[] => {
  const tables = players.length / 4
  return players.map((_, at) => players[(at % 4) * tables + Math.floor(at / 4)] as number)
}

/** Of the meetings a player can have, the part beyond which a search may miss what a known design has. */
const narrow = 0.65

/** How far apart in the order the tables sit: squares of the differences. */
const stretchOf = (session: SessionDraw, place: ReadonlyMap<number, number>): number =>
  session.reduce((sum, table) => {
    const places = table.map(player => place.get(player) ?? 0)
    return sum + places.reduce((all, a, at) => all + places.slice(at + 1).reduce((own, b) => own + (a - b) ** 2, 0), 0)
  }, 0)

/** The nearest to the order of the rounds left of a design, where that repeats fewer meetings than what was searched. */
const withinDesign = (
  { order, before, rounds = 0, apart = [], rather = [], locked = [] }: SwissFourRequest,
  searched: SeatingPlan,
): SessionDraw | undefined => {
  if (apart.length + locked.length > 0 || rounds <= before.length || 3 * rounds <= roomy * (order.length - 1))
    return undefined
  const design = designRounds(before, order.length, rounds)
  if (!design) return undefined
  const found = repeatsOf([...before, ...searched])
  const isNarrow = rather.length === 0 && 3 * rounds > narrow * (order.length - 1)
  const isBetter = design.repeats < found || (design.repeats === found && isNarrow)
  const place = new Map(order.map((player, at) => [player, at]))
  return isBetter ? design.left.toSorted((a, b) => stretchOf(a, place) - stretchOf(b, place))[0] : undefined
}

/**
 * The next round of a Swiss with four at a table: as few as can be meet again, then as few club-mates as can be, then
 * neighbours of the order; teams apart before all. The starting winds are spread. The same request has the same answer.
 */
export const swissFour = (request: SwissFourRequest): SwissFourRound => {
  const { order, before, locked = [], apart = [], rather = [], seed = 1 } = request
  const out = new Set(leftOver(request))
  const held = new Set(locked.flat())
  const playing = order.filter(player => !out.has(player))
  const open = playing.filter(player => !held.has(player))
  const start = before.length === 0 ? folded(open) : open
  const search = new SwissSearch({
    atTable: 4,
    places: playing,
    first: [...start, ...locked.flat()],
    frozen: held.size,
    ahead: roundsAhead(request, playing.length),
    before,
    apart,
    rather,
    seed,
    isFirst: before.length === 0,
  })
  const searched = search.run().map(round => round.map(table => fourOf(table)))
  const tables = withinDesign(request, searched) ?? searched[0] ?? []
  const free = tables.filter(table => table.every(player => !held.has(player)))
  const place = new Map(order.map((player, at) => [player, at]))
  const best = (table: TableDraw): number => table.reduce((sum, player) => sum + (place.get(player) ?? 0), 0)
  const inOrder = free.toSorted((a, b) => best(a) - best(b))
  return { tables: [...(balanceWinds([inOrder], before)[0] ?? []), ...locked], free: [...out] }
}
