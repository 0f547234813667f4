import { textOf } from '../../core/text-of.js'
import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { amount, choice, type SettingKind, testsOf, whole, yesNo } from '../../core/setting.js'
import { type ArithmeticProfile, defaultProfile } from './profile.js'
import { type BridgeProfileId, bridgeProfileIds, bridgeProfiles } from './profiles.js'
import { isRecord, readRecord } from '../read.js'

/** What may be written in each number and choice of a profile. */
export const profileKinds = {
  matchpointScale: choice('2-1-0', '1-0.5-0'),
  unequalBoards: choice('neuberg', 'percentOfActual', 'byAvailable', 'missingAsLevel'),
  expectedResults: whole(1, 100_000, 'most'),
  smallGroups: choice('neuberg', 'ebu'),
  roundAwards: whole(0, 10, 'never'),
  datum: choice('mean', 'trimmedMean', 'median'),
  datumTrim: whole(1, 25, 'one'),
  datumRounding: choice(1, 10),
  datumHalves: choice('asHalves', 'even'),
  crossImpDivisor: choice('n', 'n-1', '1'),
  impCap: whole(1, 24),
  scaleShortCrossImps: yesNo,
  fouledCrossImps: choice('asShort', 'byComparisons'),
  artificialImps: amount,
  artificialImpsPer: choice('board', 'comparison'),
  ownPercentage: choice('edition', 'never'),
  ownPercentageWindow: choice('round', 'session', 'stage'),
  missingBoards: choice('factor', 'boardsInPlay', 'sum', 'average', 'averagePlus'),
  percentOf: choice('available', 'boardMean'),
  roundBeforeFactor: whole(0, 10, 'never'),
  roundBeforePercent: whole(0, 10, 'never'),
  shortBoardPrint: choice('adjusted', 'raw'),
  awardPrint: choice('points', 'percent'),
  levelAt: whole(0, 10, 'exact'),
  halves: choice('awayFromZero', 'awayFromAverage', 'up', 'down', 'even'),
  awardDecimals: whole(0, 10),
  totalDecimals: whole(0, 10),
  percentDecimals: whole(0, 10),
} satisfies Readonly<Record<keyof ArithmeticProfile, SettingKind>>

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
 * its `program` key, or `name`). Unknown keys are ignored, unreadable ones are problems.
 */
export const parseProfile = (
  input: unknown,
  base: ArithmeticProfile = defaultProfile,
): Result<ArithmeticProfile, readonly Problem[]> => {
  if (input === undefined || input === null) return ok(base)
  const at = { path: isRecord(input) && input.program === undefined ? 'profile.name' : 'profile.program' }
  const unknownProfile = (id: unknown) => err([problem('PROFILE_UNKNOWN', { at, params: { profile: textOf(id) } })])
  if (typeof input === 'string') {
    const known = bridgeProfileIds.includes(input as BridgeProfileId)
    return known ? ok(bridgeProfiles[input as BridgeProfileId]) : unknownProfile(input)
  }
  if (!isRecord(input)) return unknownProfile(typeof input)
  const program = input.program ?? input.name
  if (program !== undefined && !bridgeProfileIds.includes(program as BridgeProfileId)) return unknownProfile(program)
  const start = program === undefined ? base : bridgeProfiles[program as BridgeProfileId]
  const { program: _, name: __, ...changes } = input
  return readRecord<ArithmeticProfile>(spelledOut(changes), testsOf(profileKinds), start, 'profile.')
}
