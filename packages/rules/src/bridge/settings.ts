import { problem, type Problem } from '../core/problem.js'
import { fromDecimal } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import { type ArithmeticProfile, defaultProfile } from './profile.js'
import { type BridgeProfileId, bridgeProfileIds, bridgeProfiles } from './profiles.js'
import { isRecord, readRecord } from './read.js'
import { type Method, methods } from './types.js'

export const tieBreakPresets = ['shared', 'ebu', 'cbai', 'pzbs', 'acbl'] as const
export type TieBreakPreset = (typeof tieBreakPresets)[number]

/** Conditions of contest of one stage, complete. */
export interface BridgeSettings {
  readonly method: Method
  readonly winners: 1 | 2
  /** Whether a result is compared with the whole field or with its own section. */
  readonly comparison: 'field' | 'section'
  readonly tieBreaks: TieBreakPreset
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
  halves: oneOf('awayFromZero', 'up', 'down', 'even'),
  awardDecimals: whole(0, 10),
  totalDecimals: whole(0, 10),
  percentDecimals: whole(0, 10),
}

const settingRules: Readonly<Record<Exclude<keyof BridgeSettings, 'profile'>, Rule>> = {
  method: oneOf(...methods),
  winners: oneOf(1, 2),
  comparison: oneOf('field', 'section'),
  tieBreaks: oneOf(...tieBreakPresets),
}

const defaults = { method: 'matchpoint', winners: 1, comparison: 'field', tieBreaks: 'shared' } as const

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
  const rest = readRecord(given, settingRules, defaults as Omit<BridgeSettings, 'profile'>, '')
  if (profile.ok && rest.ok) return ok({ ...rest.value, profile: profile.value })
  return err([...(rest.ok ? [] : rest.error), ...(profile.ok ? [] : profile.error)])
}
