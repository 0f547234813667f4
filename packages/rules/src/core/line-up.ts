import type { LineUpRule, LineUpTerms, Room } from './match-play.js'
import { problem, type Problem } from './problem.js'
import { compare, multiply, type Ratio, ratio } from './ratio.js'

/** Who of a team sits in each room in one segment: places in the team's list of players, in seat order. */
export type LineUp = Partial<Readonly<Record<Room, readonly number[]>>>

/** What applies where a stage says nothing of line-ups. */
export const usualLineUp: LineUpTerms = { seen: 'both' }

/**
 * How line-ups are given in a stage: by its sport (bridge, in two rooms), else by what its conditions say; undefined where
 * neither does.
 */
export const lineUpRuleFor = (
  ofSport: LineUpRule | undefined,
  terms: LineUpTerms | undefined,
): LineUpRule | undefined => {
  if (ofSport) return { ...ofSport, terms: terms ?? ofSport.terms }
  return terms?.players === undefined ? undefined : { terms, segments: terms.tables ?? 1, seats: terms.players }
}

/** A match’s boards by segment, in the order of play: equal parts, the last one shorter where they do not divide. */
export const segmentsOf = (boards: readonly string[], segments: number): readonly (readonly string[])[] => {
  const size = Math.max(1, Math.ceil(boards.length / segments))
  return Array.from({ length: Math.ceil(boards.length / size) }, (_, at) => boards.slice(at * size, (at + 1) * size))
}

/**
 * What is wrong with a line-up. `roster`: places of those who may play. Problems: LINE_UP_INCOMPLETE (a room without all
 * its seats, or one that the match does not have), LINE_UP_PLAYER_UNKNOWN, LINE_UP_PLAYER_TWICE.
 */
export const lineUpProblems = (
  lineUp: LineUp,
  { seats }: Pick<LineUpRule, 'seats'>,
  { rooms, roster }: { readonly rooms: readonly Room[]; readonly roster: readonly number[] },
): readonly Problem[] => {
  const named = Object.values(lineUp).flat()
  const isWhole = Object.keys(lineUp).length === rooms.length && rooms.every(room => lineUp[room]?.length === seats)
  return [
    ...(isWhole ? [] : [problem('LINE_UP_INCOMPLETE', { at: { path: 'rooms' } })]),
    ...(named.every(place => roster.includes(place))
      ? []
      : [problem('LINE_UP_PLAYER_UNKNOWN', { at: { path: 'rooms' } })]),
    ...(new Set(named).size === named.length ? [] : [problem('LINE_UP_PLAYER_TWICE', { at: { path: 'rooms' } })]),
  ]
}

/** Line-ups of a side at the tables it plays at one time, by segment. */
type AtOnce = ReadonlyMap<number, LineUp>

const placesIn = (lineUp: LineUp): readonly number[] => Object.values(lineUp).flat()

const strength = (lineUp: LineUp): number => placesIn(lineUp).reduce((sum, place) => sum + place, 0)

/**
 * What is wrong with a line-up beside the side’s others. `others`: at the tables played at the same time; `matches`: how
 * many other matches of the stage each player was named in. Problems: LINE_UP_PLAYER_TWICE (at two tables),
 * LINE_UP_OUT_OF_ORDER, LINE_UP_TOO_OFTEN.
 */
export const lineUpProblemsBeside = (
  segment: number,
  lineUp: LineUp,
  { tables = 1, byStrength = false, most }: LineUpTerms,
  { others, matches }: { readonly others: AtOnce; readonly matches: ReadonlyMap<number, number> },
): readonly Problem[] => {
  const own = placesIn(lineUp)
  const beside = tables > 1 ? [...others].filter(([number]) => number !== segment) : []
  const isTwice = beside.some(([, other]) => placesIn(other).some(place => own.includes(place)))
  const isOutOfOrder =
    byStrength &&
    beside.some(([number, other]) =>
      number < segment ? strength(other) > strength(lineUp) : strength(other) < strength(lineUp),
    )
  const tooOften = most === undefined ? undefined : own.find(place => (matches.get(place) ?? 0) >= most)
  const refuse = (code: string, params = {}) => problem(code, { at: { path: 'rooms' }, params })
  return [
    ...(isTwice ? [refuse('LINE_UP_PLAYER_TWICE')] : []),
    ...(isOutOfOrder ? [refuse('LINE_UP_OUT_OF_ORDER')] : []),
    ...(tooOften === undefined ? [] : [refuse('LINE_UP_TOO_OFTEN', { most: most ?? 0 })]),
  ]
}

/** One segment of one match as one of its sides played it. */
export interface PlayedSegment {
  readonly rooms: readonly Room[]
  /** Boards with a result, by room. */
  readonly played: Readonly<Record<Room, readonly string[]>>
  /** Absent while none was given. */
  readonly lineUp?: LineUp
  /** Places of those who could play. */
  readonly roster: readonly number[]
}

/** Boards of a team, and of each of its players. */
export interface Participation {
  /** Boards of which it is known who played them. */
  readonly boards: number
  /** Boards without a line-up though more could have played than sit. */
  readonly unknown: number
  /** By place in the team's list; those who never played are missing. */
  readonly byPlayer: ReadonlyMap<number, number>
}

const addTo = (byPlayer: Map<number, number>, places: readonly number[], boards: number): void => {
  for (const place of places) byPlayer.set(place, (byPlayer.get(place) ?? 0) + boards)
}

/**
 * How many boards each player of a team has played. Where no more can play than sit, all of them played; where more can
 * and no line-up was given, the boards count for nobody and against nobody.
 */
export const participationOf = (
  segments: readonly PlayedSegment[],
  { seats }: Pick<LineUpRule, 'seats'>,
): Participation => {
  const byPlayer = new Map<number, number>()
  let [boards, unknown] = [0, 0]
  for (const { rooms, played, lineUp, roster } of segments) {
    const all = new Set(rooms.flatMap(room => played[room])).size
    const everybody = roster.length === rooms.length * seats
    if (lineUp) for (const room of rooms) addTo(byPlayer, lineUp[room] ?? [], played[room].length)
    else if (everybody) addTo(byPlayer, roster, all)
    if (lineUp || everybody) boards += all
    else unknown += all
  }
  return { boards, unknown, byPlayer }
}

/** Whether so many boards are the share that is asked for; nobody falls short where none is. */
export const playedEnough = (played: number, boards: number, least: Ratio | undefined): boolean =>
  least === undefined || compare(ratio(played), multiply(ratio(boards), least)) >= 0
