import { isRecord, isWhole } from '../core/json-value.js'
import { problem } from '../core/problem.js'
import { err, ok } from '../core/result.js'
import type { SeatedTable, SeatingFigures, SportSeating, SwissWanted } from '../core/seating.js'
import { SwissSearch } from '../core/swiss-search.js'

type Rounds = readonly (readonly (readonly number[])[])[]

/** How often each player sat in each seat. */
const seatCounts = (rounds: Rounds, seats: number): ReadonlyMap<number, number[]> => {
  const counts = new Map<number, number[]>()
  for (const table of rounds.flat())
    table.forEach((player, seat) => {
      const own = counts.get(player) ?? Array.from({ length: seats }, () => 0)
      own[seat] = (own[seat] ?? 0) + 1
      counts.set(player, own)
    })
  return counts
}

/** The table turned so that its players sit where they sat least often. */
const turned = (table: readonly number[], counts: ReadonlyMap<number, readonly number[]>): readonly number[] => {
  const cost = (order: readonly number[]): number =>
    order.reduce((sum, player, seat) => sum + (counts.get(player)?.[seat] ?? 0), 0)
  const turns = table.map((_, by) => [...table.slice(by), ...table.slice(0, by)])
  return turns.toSorted((a, b) => cost(a) - cost(b))[0] ?? table
}

const meetingsOf = (rounds: Rounds): ReadonlyMap<string, number> => {
  const met = new Map<string, number>()
  for (const table of rounds.flat())
    table.forEach((a, at) => {
      for (const b of table.slice(at + 1)) {
        const key = a < b ? `${a} ${b}` : `${b} ${a}`
        met.set(key, (met.get(key) ?? 0) + 1)
      }
    })
  return met
}

const within = (met: ReadonlyMap<string, number>, groups: readonly (readonly number[])[]): number =>
  [...met].reduce((sum, [key, times]) => {
    const [a, b] = key.split(' ').map(Number)
    const together = groups.some(group => group.includes(a ?? 0) && group.includes(b ?? 0))
    return together ? sum + times : sum
  }, 0)

const figures = (rounds: Rounds, sides: number, seats: number): Omit<SeatingFigures, 'apart' | 'rather'> => {
  const times = [...meetingsOf(rounds).values()]
  const most = Math.max(0, ...times)
  const counts = [...seatCounts(rounds, seats)]
  const spread = (own: readonly number[]): number => Math.max(...own) - Math.min(...own)
  const beyond = Math.max(0, (seats - 1) * rounds.length - (sides - 1))
  return {
    meetings: Array.from({ length: most + 1 }, (_, n) =>
      n === 0 ? (sides * (sides - 1)) / 2 - times.length : times.filter(one => one === n).length,
    ),
    seatSpread: Math.max(0, ...counts.map(([, own]) => spread(own))),
    unbalanced: counts.filter(([, own]) => spread(own) > 1).map(([player]) => player),
    repeats: times.reduce((sum, one) => sum + one - 1, 0),
    bound: Math.ceil((beyond * sides) / 2),
  }
}

const labelled = (tables: Rounds[number], free: readonly number[]): readonly SeatedTable[] => [
  ...tables.map((sides, at) => ({ label: `${at + 1}`, sides, boards: [] })),
  ...free.map((player, at) => ({ label: `bye${at + 1}`, sides: [player], boards: [] })),
]

type Before = readonly (readonly SeatedTable[])[]

const drawOf = (rounds: Before, seats: number): Rounds =>
  rounds.map(tables => tables.filter(({ sides }) => sides.length === seats).map(({ sides }) => sides))

const refused = (players: number, seats: number) =>
  err([problem('SEATING_TABLE_SHORT', { params: { players, seats } })])

type NextWanted = Pick<SwissWanted, 'groups' | 'locked'> & { readonly seats: number; readonly seed?: number }

/** The next round by the order: as few as can be meet again, whoever sat out least often is left over. */
const nextTables = (
  order: readonly number[],
  before: Before,
  { seats, groups, locked, seed = 1 }: NextWanted,
): readonly SeatedTable[] => {
  const satOut = before.flatMap(round => round.flatMap(({ sides }) => (sides.length === 1 ? sides : [])))
  const times = (player: number): number => satOut.filter(one => one === player).length
  const held = new Set(locked.flat())
  const waiting = order.toReversed().filter(player => !held.has(player))
  const free = waiting.toSorted((a, b) => times(a) - times(b)).slice(0, order.length % seats)
  const places = order.filter(player => !free.includes(player))
  const open = places.filter(player => !held.has(player))
  const rounds = drawOf(before, seats)
  const about = { atTable: seats, places, frozen: held.size, ahead: 1, before: rounds, ...groups, seed }
  const search = new SwissSearch({ ...about, first: [...open, ...locked.flat()], isFirst: false })
  const counts = seatCounts(rounds, seats)
  return labelled(
    (search.run()[0] ?? []).map(table => turned(table, counts)),
    free,
  )
}

type Plan = NonNullable<SportSeating['plan']>

const planned = (seats: number, ...[request, sides, groups]: Parameters<Plan>): ReturnType<Plan> => {
  const given = isRecord(request) ? request : {}
  if (given.kind !== 'search' || !isWhole(given.rounds, 1, 99))
    return err([problem('SEATING_UNREADABLE', { at: { path: given.kind === 'search' ? 'rounds' : 'kind' } })])
  if (sides < seats) return refused(sides, seats)
  const order = Array.from({ length: sides }, (_, at) => at + 1)
  const first = isWhole(given.seed, 0, 2 ** 31) ? given.seed : 1
  const rounds: (readonly SeatedTable[])[] = []
  for (let round = 0; round < given.rounds; round++)
    rounds.push(nextTables(order, rounds, { seats, groups, locked: [], seed: first + round }))
  return ok({ rounds, boards: 0, warnings: [] })
}

const inOrder = (order: readonly number[], before: Before, seats: number): readonly SeatedTable[] => {
  const counts = seatCounts(drawOf(before, seats), seats)
  const tables = Array.from({ length: order.length / seats }, (_, at) => order.slice(seats * at, seats * at + seats))
  return labelled(
    tables.map(table => turned(table, counts)),
    [],
  )
}

/** Tables of so many, each for itself: by the standings, or laid out so that as few as can be meet again. */
export const tableSeating = (seats: number): SportSeating => ({
  sidesATable: seats,
  byRanking: (order, before) =>
    order.length < seats || order.length % seats !== 0
      ? refused(order.length, seats)
      : ok(inOrder(order, before, seats)),
  swiss: (order, before, wanted) => {
    const held = wanted.locked.flat()
    const areTables = wanted.locked.every(
      table => table.length === seats && table.every(player => order.includes(player)),
    )
    return order.length < seats || !areTables || new Set(held).size < held.length
      ? refused(order.length, seats)
      : ok(nextTables(order, before, { ...wanted, seats }))
  },
  plan: (...asked) => planned(seats, ...asked),
  report: (rounds, sides, { apart, rather }) => {
    const plan = drawOf(rounds, seats)
    const met = meetingsOf(plan)
    return { ...figures(plan, sides, seats), apart: within(met, apart), rather: within(met, rather) }
  },
})
