import { problem, type Problem } from '../core/problem.js'
import { fromDecimal } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import { type ArithmeticProfile, defaultProfile } from './profile.js'
import { type BridgeProfileId, bridgeProfileIds, bridgeProfiles } from './profiles.js'
import { isRecord, readRecord } from './read.js'
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

type Rule = (value: unknown) => boolean
const oneOf =
  (...values: readonly unknown[]): Rule =>
  value =>
    values.includes(value)
const whole =
  (min: number, max: number, ...words: readonly string[]): Rule =>
  value =>
    (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) || words.includes(value as string)

const decimalsById: Rule = value =>
  isRecord(value) && Object.values(value).every(text => typeof text === 'string' && fromDecimal(text) !== undefined)

const profileRules: Readonly<Record<keyof ArithmeticProfile, Rule>> = {
  matchpointScale: oneOf('2-1-0', '1-0.5-0'),
  unequalBoards: oneOf('neuberg', 'percentOfActual', 'byAvailable'),
  expectedResults: whole(1, 100_000, 'most'),
  smallGroups: oneOf('neuberg', 'ebu'),
  roundAwards: whole(0, 10, 'never'),
  datum: oneOf('mean', 'trimmedMean', 'median'),
  datumRounding: oneOf(1, 10),
  crossImpDivisor: oneOf('n', 'n-1', '1'),
  impCap: whole(1, 24),
  scaleShortCrossImps: oneOf(true, false),
  artificialImps: value => typeof value === 'string' && fromDecimal(value) !== undefined,
  ownPercentage: oneOf('edition', 'never'),
  ownPercentageWindow: oneOf('session', 'stage'),
  missingBoards: oneOf('factor', 'sum'),
  percentOf: oneOf('available', 'boardMean'),
  roundBeforeFactor: whole(0, 10, 'never'),
  roundBeforePercent: whole(0, 10, 'never'),
  shortBoardPrint: oneOf('adjusted', 'raw'),
  awardPrint: oneOf('points', 'percent'),
  levelAt: whole(0, 10, 'exact'),
  halves: oneOf('awayFromZero', 'awayFromAverage', 'up', 'down', 'even'),
  awardDecimals: whole(0, 10),
  totalDecimals: whole(0, 10),
  percentDecimals: whole(0, 10),
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

/** `true` means the two decimals every program prints. */
const spelledOut = (input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { roundBeforePercent: round, crossImpDivisor: divisor, ...rest } = input
  return {
    ...rest,
    ...(round === undefined ? {} : { roundBeforePercent: round === true ? 2 : round === false ? 'never' : round }),
    ...(divisor === undefined ? {} : { crossImpDivisor: divisor === 1 ? '1' : divisor }),
  }
}

/**
 * Reads an arithmetic profile: the id of a preset, or an object whose keys change `base` (or the preset named in
 * its `program` key). Unknown keys are ignored, unreadable ones are problems.
 */
export const parseProfile = (
  input: unknown,
  base: ArithmeticProfile = defaultProfile,
): Result<ArithmeticProfile, readonly Problem[]> => {
  if (input === undefined || input === null) return ok(base)
  const unknownProfile = (id: unknown) => err([problem('PROFILE_UNKNOWN', { params: { profile: String(id) } })])
  if (typeof input === 'string') {
    const known = bridgeProfileIds.includes(input as BridgeProfileId)
    return known ? ok(bridgeProfiles[input as BridgeProfileId]) : unknownProfile(input)
  }
  if (!isRecord(input)) return unknownProfile(typeof input)
  const { program } = input
  if (program !== undefined && !bridgeProfileIds.includes(program as BridgeProfileId)) return unknownProfile(program)
  const start = program === undefined ? base : bridgeProfiles[program as BridgeProfileId]
  const { program: _, ...changes } = input
  return readRecord<ArithmeticProfile>(spelledOut(changes), profileRules, start, 'profile.')
}

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
