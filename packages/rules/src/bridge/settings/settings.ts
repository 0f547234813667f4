import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { amount, choice, isAmountText, type SettingKind, testsOf, whole, yesNo } from '../../core/setting.js'
import { type ArithmeticProfile, defaultProfile } from './profile.js'
import { parseProfile } from './parse-profile.js'
import { isRecord, readRecord } from '../read.js'
import { type MatchRule, parseMatchRule } from './match-layout.js'
import { type Method, methods } from '../types.js'
import { type LoadedRow, parseLoadedTable } from '../victory-point/loaded-table.js'
import { matchScales, type VictoryPointRule } from '../victory-point/match-points.js'

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
  /** What a match is played over; absent: a match is entered as its result. */
  readonly match?: MatchRule
  /** Patton: points of a match by the share its net points are of all points scored, as a loaded table. */
  readonly pattonTable?: readonly LoadedRow[]
  /** By contestant id, decimal text: carried over from an earlier stage. */
  readonly startingScores?: Readonly<Record<string, string>>
  /** By contestant id, decimal text: percentage points where there is a percentage, else units of the total. */
  readonly handicaps?: Readonly<Record<string, string>>
  readonly profile: ArithmeticProfile
}

/** What may be written in each setting that is a value of its own. */
export const plainKinds = {
  method: choice(...methods),
  winners: choice(1, 2),
  comparison: choice('field', 'section'),
  tieBreaks: choice(...tieBreakPresets),
  allPlayAll: yesNo,
  knockout: yesNo,
  quotientOf: choice('imps', 'points'),
} satisfies Readonly<Partial<Record<keyof BridgeSettings, SettingKind>>>

/** What may be written of the scale of victory points. */
export const victoryPointKinds = {
  scale: choice(...matchScales),
  boards: whole(1, 1000),
  fractions: choice('whole', 'exact'),
  bye: amount,
} satisfies Readonly<Record<string, SettingKind>>

/** Decimal text by contestant id. */
const isDecimalsById = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isAmountText)

/** What holds where the conditions of a stage say nothing. */
export const bridgeDefaults = {
  method: 'matchpoint',
  winners: 1,
  comparison: 'field',
  tieBreaks: 'shared',
  allPlayAll: false,
  knockout: false,
  quotientOf: 'imps',
} as const

const parseVictoryPoints = (input: unknown): Result<VictoryPointRule | undefined, readonly Problem[]> => {
  if (input === undefined || input === null) return ok(undefined)
  const given = isRecord(input) ? input : {}
  const read = readRecord<Partial<VictoryPointRule>>(given, testsOf(victoryPointKinds), {}, 'victoryPoints.')
  if (!read.ok) return read
  const { scale } = read.value
  if (!scale) return err([problem('SETTING_UNREADABLE', { at: { path: 'victoryPoints.scale' } })])
  const rest = { ...read.value, scale }
  if (scale !== 'table') return ok(rest)
  const table = parseLoadedTable(given.table, 'victoryPoints.table')
  return table.ok ? ok({ ...rest, table: table.value }) : table
}

const rules = { ...testsOf(plainKinds), startingScores: isDecimalsById, handicaps: isDecimalsById }

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
  const plain = readRecord(given, rules, bridgeDefaults as Omit<BridgeSettings, 'profile'>, '')
  const victoryPoints = parseVictoryPoints(given.victoryPoints)
  const match = parseMatchRule(given.match)
  const patton = given.pattonTable == null ? ok(undefined) : parseLoadedTable(given.pattonTable, 'pattonTable')
  if (profile.ok && plain.ok && victoryPoints.ok && match.ok && patton.ok) {
    return ok({
      ...plain.value,
      ...(victoryPoints.value ? { victoryPoints: victoryPoints.value } : {}),
      ...(match.value ? { match: match.value } : {}),
      ...(patton.value ? { pattonTable: patton.value } : {}),
      profile: profile.value,
    })
  }
  return err([plain, victoryPoints, match, patton, profile].flatMap(part => (part.ok ? [] : part.error)))
}
