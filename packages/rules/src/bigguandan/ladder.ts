import { type Problem, problem } from '../core/problem.js'
import type { PlainCount, PlainRow, PlainSettings, PlainSheet } from '../plain/description.js'

const sides = [0, 1] as const
const FIRST_LEVEL = 2
/** The level of the aces, written 14; who has passed it has 15. */
const ACE = 14
export const PASSED = ACE + 1

/** A table of six or eight: two sides whose players sit alternately. */
export interface BigTable {
  readonly players: 6 | 8
  /** What a place is worth to its side, the first out first. */
  readonly points: readonly number[]
  /** Levels for the places that nobody of the other side comes between; absent where they count as others do. */
  readonly sweep?: number
}

export interface Deal {
  readonly winner: number
  /** The winner's places, the best first. */
  readonly places: readonly number[]
  readonly ahead: number
  readonly rise: number
  /** What was played at, and what both have after it. */
  readonly played: number
  readonly levels: readonly number[]
}

export interface Replayed {
  readonly deals: readonly Deal[]
  readonly levels: readonly number[]
  readonly counted: readonly PlainCount[]
  readonly problems: readonly Problem[]
}

/** The places of the first side as a number of their digits, 124: ascending, as many as a side has players. */
const placesOf = (digits: number, { players }: BigTable): readonly number[] | undefined => {
  const places = [...`${digits}`].map(Number)
  const isRising = places.every((place, at) => place >= 1 && place <= players && place > (places[at - 1] ?? 0))
  return isRising && places.length === players / 2 ? places : undefined
}

const worth = (places: readonly number[], { points }: BigTable): number =>
  places.reduce((sum, place) => sum + (points[place - 1] ?? 0), 0)

/** How many levels so many points ahead are worth, by the least that three, two and one need. */
const riseFor = (ahead: number, { thresholds }: PlainSettings): number => {
  const least = (Array.isArray(thresholds) ? thresholds : []).map(Number)
  const at = least.findIndex(one => ahead >= one)
  return at < 0 ? 0 : least.length - at
}

const isSwept = (places: readonly number[]): boolean => places.every((place, at) => place === at + 1)

/** Who won a deal, and by how much: the side of the first out, or where the conditions say so the side with more points. */
const outcomeOf = (first: readonly number[], table: BigTable, settings: PlainSettings) => {
  const others = Array.from({ length: table.players }, (_, at) => at + 1).filter(place => !first.includes(place))
  const lead = worth(first, table) - worth(others, table)
  const isFirstOut = first.includes(1)
  const isFirst = settings.firstPlace === true || lead === 0 ? isFirstOut : lead > 0
  const [winner, places, ahead] = isFirst ? ([0, first, lead] as const) : ([1, others, -lead] as const)
  const rise = table.sweep !== undefined && isSwept(places) ? table.sweep : riseFor(ahead, settings)
  return { winner, places, ahead, rise, firstOut: isFirstOut ? 0 : 1 }
}

class Game {
  readonly deals: Deal[] = []
  readonly counted: PlainCount[] = []
  private levels: readonly number[] = [FIRST_LEVEL, FIRST_LEVEL]
  private owner: number | undefined

  constructor(
    private readonly table: BigTable,
    private readonly settings: PlainSettings,
  ) {}

  get level(): readonly number[] {
    return this.levels
  }

  get isOver(): boolean {
    return this.levels.includes(PASSED)
  }

  /** Whether the winner has passed the aces by this deal: nobody of it last, and where it has to be, at its own aces. */
  private passes(winner: number, places: readonly number[]): boolean {
    const isOwn = this.owner === winner || this.settings.passA === 'any'
    return this.levels[winner] === ACE && isOwn && !places.includes(this.table.players)
  }

  play(first: readonly number[]): void {
    const { winner, places, ahead, rise, firstOut } = outcomeOf(first, this.table, this.settings)
    const played = this.owner === undefined ? FIRST_LEVEL : (this.levels[this.owner] ?? FIRST_LEVEL)
    const now = this.levels[winner] ?? FIRST_LEVEL
    const next = this.passes(winner, places) ? PASSED : Math.min(ACE, now + rise)
    this.levels = this.levels.with(winner, next)
    this.owner = winner
    this.deals.push({ winner, places, ahead, rise, played, levels: this.levels })
    for (const seat of sides) {
      this.counted.push({ seat, kind: 'dealsPlayed', succeeded: seat === winner && rise > 0 })
      if (seat === firstOut) this.counted.push({ seat, kind: 'firstOut' })
      if (seat === winner && isSwept(places)) this.counted.push({ seat, kind: 'sweeps' })
    }
  }
}

/** A game written deal by deal, played through; problems stand with the lines they are of. */
export const replay = ({ deals: rows }: PlainSheet, table: BigTable, settings: PlainSettings): Replayed => {
  const game = new Game(table, settings)
  const problems: Problem[] = []
  for (const [at, row] of (Array.isArray(rows) ? (rows as readonly PlainRow[]) : []).entries()) {
    const places = placesOf(Number(row.places), table)
    const code = places === undefined ? 'PLACES_UNREADABLE' : game.isOver ? 'DEAL_AFTER_GAME' : undefined
    if (code)
      problems.push(
        problem(code, { at: { path: `deals[${at}].places` }, params: { line: at + 1, players: table.players } }),
      )
    else if (places && problems.length === 0) game.play(places)
  }
  return { deals: game.deals, levels: game.level, counted: game.counted, problems }
}
