import { problem, type Problem } from '../../core/problem.js'
import { usualLineUp } from '../../core/line-up.js'
import { type LineUpRule, type MatchLayout, rooms } from '../../core/match-play.js'
import { type Ratio, ratio } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { choice, testsOf, whole } from '../../core/setting.js'
import { isRecord, readRecord } from '../read.js'
import { isTeamMethod, type Method } from '../types.js'

/** What a match is played over. */
export interface MatchRule {
  /** Boards of one segment. */
  readonly boards: number
  /** Parts of the match after which line-ups may change. */
  readonly segments: number
  /** Whether every round plays the boards from 1, or goes on where the round before ended. */
  readonly numbers: 'again' | 'continued'
  /** The share of a team's boards that each of its players has to play. */
  readonly leastPlayed: 'none' | '1/4' | '1/3' | '1/2'
}

/** What may be written of it. */
export const matchKinds = {
  boards: whole(1, 128),
  segments: whole(1, 12),
  numbers: choice('again', 'continued'),
  leastPlayed: choice('none', '1/4', '1/3', '1/2'),
}

const defaults: Omit<MatchRule, 'boards'> = { segments: 1, numbers: 'again', leastPlayed: 'none' }

/** Reads `match` of the conditions; undefined where it says nothing of boards. */
export const parseMatchRule = (input: unknown): Result<MatchRule | undefined, readonly Problem[]> => {
  if (input === undefined || input === null) return ok(undefined)
  if (!isRecord(input)) return err([problem('SETTING_UNREADABLE', { at: { path: 'match' } })])
  const read = readRecord<Partial<MatchRule>>(input, testsOf(matchKinds), defaults, 'match.')
  if (!read.ok) return read
  const { boards, ...rest } = read.value
  return boards === undefined ? ok(undefined) : ok({ ...defaults, ...rest, boards })
}

interface Played {
  readonly method: Method
  readonly match?: MatchRule
}

/** Boards of a whole match by the conditions. */
export const matchLength = ({ match }: Played): number | undefined => match && match.boards * match.segments

/** Boards of each of the three half matches of a triangle. */
export const halfLength = (length: number): number => Math.ceil(length / 2)

/**
 * Boards of a match in a round: at two tables for teams, at one for everybody else. `part`: of three half matches, each
 * on boards of its own, since everybody plays in two of them.
 */
export const layMatch = (settings: Played, round: number, part?: 0 | 1 | 2): MatchLayout | undefined => {
  const length = matchLength(settings)
  if (length === undefined) return undefined
  const before = settings.match?.numbers === 'continued' ? (round - 1) * length : 0
  const own = part === undefined ? length : halfLength(length)
  const first = before + (part ?? 0) * own
  return {
    boards: Array.from({ length: own }, (_, at) => `${first + at + 1}`),
    rooms: isTeamMethod(settings.method) ? rooms : [],
  }
}

const shares: Readonly<Record<MatchRule['leastPlayed'], Ratio | undefined>> = {
  none: undefined,
  '1/4': ratio(1, 4),
  '1/3': ratio(1, 3),
  '1/2': ratio(1, 2),
}

/** Two of a team sit in each room; who they are may change with every segment. */
export const lineUpRule = ({ method, match }: Played): LineUpRule | undefined => {
  if (!match || !isTeamMethod(method)) return undefined
  const least = shares[match.leastPlayed]
  return { terms: usualLineUp, segments: match.segments, seats: 2, ...(least ? { leastPlayed: least } : {}) }
}
