import { type Problem, problem } from '../core/problem.js'
import { fromText, type Ratio, ratio } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import type { FanSwitches } from './profile.js'
import { isRecord, isTextList, isWhole, type UnknownRecord } from './read.js'
import { type SeatRotation, seatRotations } from './seat-rotation.js'

/** How a session becomes standard points: by the four places of a table, or by place within a group (1998). */
export type StandardPoints = { readonly kind: 'table'; readonly scale: readonly string[] } | { readonly kind: 'group' }

/** Points brought along from an earlier stage. */
export interface Carry {
  /** Canonical ratio text. */
  readonly standardPoints: string
  readonly gamePoints: number
}

/** The conditions of contest of a mahjong stage, the edition's defaults filled in. */
export interface MahjongSettings {
  /** Hands of a full session. */
  readonly hands: number
  /** Base points (底分). */
  readonly base: number
  readonly standardPoints: StandardPoints
  readonly seatRotation: SeatRotation
  /** Points of those who play on from an earlier stage, by entrant. */
  readonly carry: Readonly<Record<string, Carry>>
  /** Draw lots among those still level, instead of sharing the place. */
  readonly lots: boolean
  readonly switches: Partial<FanSwitches>
}

const ratioText = /^-?\d+(?:\/[1-9]\d*)?$/
const isRatioText = (value: unknown): value is string => typeof value === 'string' && ratioText.test(value)

const isStandardPoints = (value: unknown): boolean =>
  isRecord(value) &&
  (value.kind === 'group' ||
    (value.kind === 'table' && isTextList(value.scale) && value.scale.length === 4 && value.scale.every(isRatioText)))

const isCarry = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    item => isRecord(item) && isRatioText(item.standardPoints) && isWhole(item.gamePoints, -999_999, 999_999),
  )

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)

const switchRules: Readonly<Record<keyof FanSwitches, (value: unknown) => boolean>> = {
  waitUniqueness: oneOf('formal', 'availableInHand'),
  knittedWait: oneOf('residual', 'noEdgeOrClosed', 'none'),
  nineGatesPung: oneOf('one', 'all'),
  mixedKongs: oneOf(0, 5, 6),
  forcedHog: oneOf('counted', 'notCounted'),
  flowers: oneOf(true, false),
  minimum: value => isWhole(value, 0, 88),
}

const isSwitches = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([key, item]) => switchRules[key as keyof FanSwitches]?.(item) ?? false)

const rules: Readonly<Record<keyof MahjongSettings, (value: unknown) => boolean>> = {
  hands: value => isWhole(value, 1, 16),
  base: value => isWhole(value, 0, 100),
  standardPoints: isStandardPoints,
  seatRotation: oneOf(...seatRotations),
  carry: isCarry,
  lots: oneOf(true, false),
  switches: isSwitches,
}

const given = (input: UnknownRecord): readonly (keyof MahjongSettings)[] =>
  (Object.keys(rules) as (keyof MahjongSettings)[]).filter(key => input[key] !== undefined && input[key] !== null)

/** Reads the conditions of contest over an edition's defaults; a value that is refused is named by its key. */
export const parseMahjongSettings =
  (defaults: MahjongSettings) =>
  (input: unknown): Result<MahjongSettings, readonly Problem[]> => {
    if (input === undefined || input === null) return ok(defaults)
    if (!isRecord(input)) return err([problem('SETTING_UNREADABLE', { at: { path: 'settings' } })])
    const keys = given(input)
    const refused = keys.filter(key => !rules[key](input[key]))
    if (refused.length > 0)
      return err(refused.map(key => problem('SETTING_UNREADABLE', { at: { path: `settings.${key}` } })))
    return ok({ ...defaults, ...Object.fromEntries(keys.map(key => [key, input[key]])) })
  }

export const scaleOf = (settings: MahjongSettings): readonly Ratio[] =>
  settings.standardPoints.kind === 'table' ? settings.standardPoints.scale.map(fromText) : []

export const carryOf = (settings: MahjongSettings, entrant: string): { standardPoints: Ratio; gamePoints: Ratio } => {
  const carry = settings.carry[entrant]
  return {
    standardPoints: fromText(carry?.standardPoints ?? '0'),
    gamePoints: ratio(carry?.gamePoints ?? 0),
  }
}
