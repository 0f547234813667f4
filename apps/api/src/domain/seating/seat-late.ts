import { ok, type Room, type SeatedTable, type SportSeating } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { refuse } from '../rounds/refuse.js'
import type { RoundRow, SessionRow, TableRow } from '../rounds/rounds.repo.js'

/** A table of an announced round as it would be. */
export interface SeatChange {
  readonly table: TableRow
  /** By entry id, in seat order; one alone sits out, nobody: the table is not played. */
  readonly sides: readonly string[]
  readonly boards: readonly string[]
  readonly rooms?: readonly Room[]
  /** The table's new name, where it had none as a bye. */
  readonly label?: string
}

/** A late contestant's places, and the group it is ranked in where the movement ranks two apart. */
export interface LateSeats {
  readonly changes: readonly SeatChange[]
  readonly group?: string
}

export interface SeatedSession {
  readonly seating: SportSeating
  readonly session: SessionRow
  /** All rounds of the session, and all their tables. */
  readonly rounds: readonly RoundRow[]
  readonly tables: readonly TableRow[]
  /** The rounds in which the contestant is to be seated. */
  readonly open: readonly RoundRow[]
}

type Laid = ReadonlyMap<string, SeatedTable>

const keyOf = (round: number, label: string): string => `${round} ${label}`

/** The tables of a movement for so many, by round and table; undefined where it is impossible for them. */
const laidFor = ({ seating, session, rounds }: SeatedSession, sides: number): [Laid, readonly string[]] | undefined => {
  const plan = session.movement ? seating.plan?.(session.movement, sides, { apart: [], rather: [] }) : undefined
  // Fewer where the last rounds were dropped.
  if (!plan?.ok || plan.value.rounds.length < rounds.length) return undefined
  const byNumber = [...rounds].sort((a, b) => a.number - b.number)
  const tables = plan.value.rounds.flatMap((round, at) =>
    round.map(table => [keyOf(byNumber[at]?.number ?? 0, table.label), table] as const),
  )
  return [new Map(tables), plan.value.groups ?? []]
}

/** Who sits at each place of the movement: whoever does most often, since two may have sat in each other's place once. */
const placesOf = (laid: Laid, tables: readonly TableRow[]): ReadonlyMap<number, string> => {
  const seen = new Map<number, Map<string, number>>()
  for (const { roundNumber, label, sides } of tables) {
    const places = laid.get(keyOf(roundNumber, label))?.sides
    if (places?.length !== sides.length) continue
    for (const [at, place] of places.entries()) {
      const side = sides[at] as string
      const times = seen.get(place) ?? new Map<string, number>()
      seen.set(place, times.set(side, (times.get(side) ?? 0) + 1))
    }
  }
  const most = (times: ReadonlyMap<string, number>) => [...times].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
  return new Map([...seen].map(([place, times]) => [place, most(times)]))
}

/** The one place that is empty at every table which lacks somebody, in the rounds meant. */
const emptyPlace = (
  laid: Laid,
  tables: readonly TableRow[],
  sideAt: ReadonlyMap<number, string>,
): number | undefined => {
  const empty = tables.flatMap(({ roundNumber, label, sides }) => {
    const places = laid.get(keyOf(roundNumber, label))?.sides ?? []
    return places.length === sides.length ? [] : places.filter(place => !sides.includes(sideAt.get(place) ?? ''))
  })
  return new Set(empty).size === 1 ? empty[0] : undefined
}

/** Whether a table stands beside the movement. */
export const addedTables = (rounds: readonly RoundRow[]): ((table: Pick<TableRow, 'roundId' | 'label'>) => boolean) => {
  const labels = new Map(rounds.map(({ id, notes }) => [id, notes.added ?? []]))
  return ({ roundId, label }) => labels.get(roundId)?.includes(label) === true
}

/** The boards that a table of a round plays, which may have been shortened after it was laid out. */
const boardsKept = (rounds: readonly RoundRow[], roundId: string, boards: readonly string[]): readonly string[] =>
  boards.slice(0, rounds.find(round => round.id === roundId)?.notes.keeps)

const seatInMovement = (seated: SeatedSession, entry: string): LateSeats | undefined => {
  const meant = new Set(seated.open.map(round => round.id))
  const tables = seated.tables.filter(table => meant.has(table.roundId))
  const added = addedTables(seated.rounds)
  const sides = new Set(seated.tables.filter(table => !added(table)).flatMap(table => table.sides)).size
  for (const size of [sides + 1, sides]) {
    const [laid, groups] = laidFor(seated, size) ?? []
    const sideAt = laid && placesOf(laid, seated.tables)
    const empty = laid && sideAt && emptyPlace(laid, tables, sideAt)
    if (!laid || !sideAt || empty === undefined) continue
    const changes = tables.flatMap((table): SeatChange[] => {
      const place = laid.get(keyOf(table.roundNumber, table.label))
      if (!place?.sides.includes(empty) || table.sides.length >= place.sides.length) return []
      const there = [...table.sides]
      return [
        {
          table,
          sides: place.sides.map(at => (at === empty ? entry : (there.shift() ?? ''))),
          boards: boardsKept(seated.rounds, table.roundId, place.boards),
        },
      ]
    })
    const group = groups?.[empty - 1]
    return { changes, ...(group === undefined ? {} : { group }) }
  }
  return undefined
}

/** In a paired round the one who sits out gets the late contestant for an opponent. */
const seatAgainstBye = ({ tables, open }: SeatedSession, entry: string): LateSeats => {
  const changes = open.flatMap((round): SeatChange[] => {
    const own = tables.filter(table => table.roundId === round.id)
    const bye = own.find(table => table.kind === 'bye' && table.sides.length === 1)
    const match = own.find(table => table.kind === 'match')
    const label = `${Math.max(0, ...own.map(table => Number(table.label) || 0)) + 1}`
    const { boards = [], rooms = [] } = match ?? {}
    const kept = boards.slice(0, round.notes.keeps)
    return bye ? [{ table: bye, sides: [...bye.sides, entry], boards: kept, rooms, label }] : []
  })
  return { changes }
}

/**
 * Where a late contestant can sit: the phantom of the movement, or the bye of a paired round.
 * Problem: SEATING_NO_PLACE, when nobody sits out or the movement was changed by hand.
 */
export const seatLate = (seated: SeatedSession, entry: string): Outcome<LateSeats> => {
  const found = seated.session.movement ? seatInMovement(seated, entry) : seatAgainstBye(seated, entry)
  return found && found.changes.length > 0 ? ok(found) : refuse('SEATING_NO_PLACE')
}

/**
 * The tables of one who leaves: its opponent sits out, and where it sat out nobody is left.
 * Problem: SEATING_NEEDS_SUBSTITUTE, at a table of four players.
 */
export const unseat = ({ tables, open }: SeatedSession, entry: string): Outcome<LateSeats> => {
  const meant = new Set(open.map(round => round.id))
  const own = tables.filter(table => meant.has(table.roundId) && table.sides.includes(entry))
  if (own.some(table => table.sides.length > 2)) return refuse('SEATING_NEEDS_SUBSTITUTE')
  return ok({ changes: own.map(table => ({ table, sides: table.sides.filter(side => side !== entry), boards: [] })) })
}
