import { problem, type Problem } from '../core/problem.js'
import { fromDecimal } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import { type ArithmeticProfile, defaultProfile } from './profile.js'
import { parseProfile } from './parse-profile.js'
import { isRecord, readRecord } from './read.js'
import { decimalsById, oneOf, type Rule } from './setting-rules.js'
import { type Method, methods } from './types.js'
import { type LoadedRow, parseLoadedTable } from './victory-point/loaded-table.js'
import { type MatchScale, matchScales, type VictoryPointRule } from './victory-point/match-points.js'

export const tieBreakPresets = ['shared', 'ebu', 'cbai', 'pzbs', 'acbl'] as const
export type TieBreakPreset = (typeof tieBreakPresets)[number]

/** Conditions of contest of one stage, complete. */
export interface BridgeSettings {
  readonly method: Method
  readonly winners: 1 | 2
  /** Whether a result is compared with the whole field or with its own section. */
  readonly comparison: 'field' | 'section'
  readonly tieBreaks: TieBreakPreset
  /** Everyone meets everyone (it makes some tie-breaks meaningless). */
  readonly allPlayAll: boolean
  /** Awards of a match that do not balance are averaged for both sides (Law 86B, 2017: 12C4). */
  readonly knockout: boolean
  readonly quotientOf: 'imps' | 'points'
  /** Matches (all boards of a round against one opponent) are turned into victory points. */
  readonly victoryPoints?: VictoryPointRule
  /** Patton: points of a match by the share its net points are of all points scored, as a loaded table. */
  readonly pattonTable?: readonly LoadedRow[]
  /** By contestant id, decimal text: carried over from an earlier stage. */
  readonly startingScores?: Readonly<Record<string, string>>
  /** By contestant id, decimal text: percentage points where there is a percentage, else units of the total. */
  readonly handicaps?: Readonly<Record<string, string>>
  readonly profile: ArithmeticProfile
}

const settingRules: Readonly<Record<Exclude<keyof BridgeSettings, 'profile' | 'victoryPoints' | 'pattonTable'>, Rule>> =
  {
    method: oneOf(...methods),
    winners: oneOf(1, 2),
    comparison: oneOf('field', 'section'),
    tieBreaks: oneOf(...tieBreakPresets),
    allPlayAll: oneOf(true, false),
    knockout: oneOf(true, false),
    quotientOf: oneOf('imps', 'points'),
    startingScores: decimalsById,
    handicaps: decimalsById,
  }

const defaults = {
  method: 'matchpoint',
  winners: 1,
  comparison: 'field',
  tieBreaks: 'shared',
  allPlayAll: false,
  knockout: false,
  quotientOf: 'imps',
} as const

const refusal = (path: string): Result<never, readonly Problem[]> =>
  err([problem('SETTING_UNREADABLE', { at: { path } })])

const parseVictoryPoints = (input: unknown): Result<VictoryPointRule | undefined, readonly Problem[]> => {
  if (input === undefined || input === null) return ok(undefined)
  if (!isRecord(input) || !matchScales.includes(input.scale as MatchScale)) return refusal('victoryPoints.scale')
  const { boards, bye } = input
  if (boards !== undefined && !(Number.isInteger(boards) && (boards as number) > 0))
    return refusal('victoryPoints.boards')
  if (bye !== undefined && !(typeof bye === 'string' && fromDecimal(bye))) return refusal('victoryPoints.bye')
  const rest = {
    scale: input.scale as MatchScale,
    ...(boards ? { boards: boards as number } : {}),
    ...(bye ? { bye } : {}),
  }
  if (input.scale !== 'table') return ok(rest)
  const table = parseLoadedTable(input.table)
  return table.ok ? ok({ ...rest, table: table.value }) : table
}

/** Reads stored settings and fills in what they leave open; settings already read come back unchanged. */
export const parseBridgeSettings = (
  input: unknown,
  base: ArithmeticProfile = defaultProfile,
): Result<BridgeSettings, readonly Problem[]> => {
  if (input !== undefined && input !== null && !isRecord(input)) {
    return err([problem('SETTING_UNREADABLE', { at: { path: 'settings' } })])
  }
  const given = isRecord(input) ? input : {}
  const profile = parseProfile(given.profile, base)
  const plain = readRecord(given, settingRules, defaults as Omit<BridgeSettings, 'profile'>, '')
  const victoryPoints = parseVictoryPoints(given.victoryPoints)
  const patton = given.pattonTable == null ? ok(undefined) : parseLoadedTable(given.pattonTable)
  if (profile.ok && plain.ok && victoryPoints.ok && patton.ok) {
    return ok({
      ...plain.value,
      ...(victoryPoints.value ? { victoryPoints: victoryPoints.value } : {}),
      ...(patton.value ? { pattonTable: patton.value } : {}),
      profile: profile.value,
    })
  }
  return err([plain, victoryPoints, patton, profile].flatMap(part => (part.ok ? [] : part.error)))
}
