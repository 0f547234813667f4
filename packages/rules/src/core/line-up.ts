import type { LineUpRule, Room } from './match-play.js'
import { problem, type Problem } from './problem.js'
import { compare, multiply, type Ratio, ratio } from './ratio.js'

/** Who of a team sits in each room in one segment: places in the team's list of players, in seat order. */
export type LineUp = Partial<Readonly<Record<Room, readonly number[]>>>

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
