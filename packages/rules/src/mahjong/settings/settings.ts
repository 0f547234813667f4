import { type Problem, problem } from '../../core/problem.js'
import { fromDecimal, fromText, type Ratio, zero } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { amount, choice, isRatioText, type SettingKind, testsOf, whole, yesNo } from '../../core/setting.js'
import type { FanSwitches } from '../tiles/profile.js'
import { isRecord, isWhole } from '../read.js'
import { type SeatRotation, seatRotations } from '../seat-rotation.js'
import type { TeamRules } from '../standings/team-standings.js'

/**
 * How a session becomes standard points: by the four places of a table, by place within a group (1998), or, where the
 * tables of a round play the same walls, against who sat in like seats.
 */
export type StandardPoints =
  | { readonly kind: 'table'; readonly scale: readonly string[] }
  | { readonly kind: 'group' | 'likeSeats' }
  | { readonly kind: 'likeSeatImps'; readonly imps: readonly string[] }

/** Points brought along from an earlier stage. */
export interface Carry {
  /** Canonical ratio text. */
  readonly standardPoints: string
  /** Whole, or canonical ratio text where a part of them is carried. */
  readonly gamePoints: number | string
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
  /** Of teams whose members play for themselves; absent: all members count, however often they played. */
  readonly teams?: {
    readonly counting?: number
    readonly appearances?: number
    /** Exact decimal text. */
    readonly shortfall?: string
  }
  readonly switches: Partial<FanSwitches>
}

/** What may be written in each switch of the fan table. */
export const switchKinds = {
  waitUniqueness: choice('formal', 'availableInHand'),
  knittedWait: choice('residual', 'noEdgeOrClosed', 'none'),
  nineGatesPung: choice('one', 'all'),
  mixedKongs: choice(0, 5, 6),
  forcedHog: choice('counted', 'notCounted'),
  flowers: yesNo,
  minimum: whole(0, 88),
} satisfies Readonly<Record<keyof FanSwitches, SettingKind>>

/** What may be written in each setting that is a value of its own. */
export const plainKinds = {
  hands: whole(1, 16),
  base: whole(0, 100),
  seatRotation: choice(...seatRotations),
  lots: yesNo,
} satisfies Readonly<Partial<Record<keyof MahjongSettings, SettingKind>>>

/** How a session becomes standard points; the scale belongs to the table. */
export const standardPointKinds = {
  kind: choice('table', 'group', 'likeSeats', 'likeSeatImps'),
  scale: { kind: 'ratios', min: 4, max: 4 },
  imps: { kind: 'amounts', min: 1, max: 40 },
} satisfies Readonly<Record<string, SettingKind>>

/**
 * The scale of Law 78B of bridge, where an event names none: no text that was found publishes the one that duplicate
 * mahjong is played by.
 */
export const usualImps: readonly string[] = [
  ...['20', '50', '90', '130', '170', '220', '270', '320', '370', '430', '500', '600', '750', '900', '1100', '1300'],
  ...['1500', '1750', '2000', '2250', '2500', '3000', '3500', '4000'],
]

/** What a stage says of teams whose members play for themselves. */
export const teamKinds = {
  counting: whole(0, 99),
  appearances: whole(0, 99),
  shortfall: amount,
} satisfies Readonly<Record<keyof NonNullable<MahjongSettings['teams']>, SettingKind>>

type Read<T> = Result<T, readonly Problem[]>

const unreadable = (path: string): Problem => problem('SETTING_UNREADABLE', { at: { path } })

const isCarry = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    item =>
      isRecord(item) &&
      isRatioText(item.standardPoints) &&
      (isRatioText(item.gamePoints) || isWhole(item.gamePoints, -999_999, 999_999)),
  )

/** Lays the given values over a base; each that is refused is named by its path. */
const overlay = <T extends object>(
  input: unknown,
  tests: Readonly<Record<string, (value: unknown) => boolean>>,
  base: T,
  path: string,
): Read<T> => {
  if (input === undefined || input === null) return ok(base)
  if (!isRecord(input)) return err([unreadable(path)])
  const keys = Object.keys(tests).filter(key => input[key] !== undefined && input[key] !== null)
  const refused = keys.filter(key => !tests[key]?.(input[key]))
  if (refused.length > 0) return err(refused.map(key => unreadable(path ? `${path}.${key}` : key)))
  return ok({ ...base, ...Object.fromEntries(keys.map(key => [key, input[key]])) })
}

const readStandardPoints = (input: unknown, base: StandardPoints): Read<StandardPoints> => {
  const read = overlay<{ kind: StandardPoints['kind']; scale?: readonly string[]; imps?: readonly string[] }>(
    input,
    testsOf(standardPointKinds),
    base,
    'standardPoints',
  )
  if (!read.ok) return read
  const { kind, scale, imps = usualImps } = read.value
  if (kind === 'likeSeatImps') return ok({ kind, imps })
  if (kind !== 'table') return ok({ kind })
  return scale ? ok({ kind, scale }) : err([unreadable('standardPoints.scale')])
}

/** A switch that no book has is refused: a slip of the pen there would score hands wrongly without a word. */
const readSwitches = (input: unknown, base: Partial<FanSwitches>): Read<Partial<FanSwitches>> => {
  const unknown = isRecord(input) ? Object.keys(input).filter(key => !Object.hasOwn(switchKinds, key)) : []
  if (unknown.length > 0) return err(unknown.map(key => unreadable(`switches.${key}`)))
  return overlay(input, testsOf(switchKinds), base, 'switches')
}

/** Reads the conditions of contest over an edition's defaults; a value that is refused is named by its path. */
export const parseMahjongSettings =
  (defaults: MahjongSettings) =>
  (input: unknown): Read<MahjongSettings> => {
    if (input === undefined || input === null) return ok(defaults)
    if (!isRecord(input)) return err([unreadable('settings')])
    const plain = overlay(input, { ...testsOf(plainKinds), carry: isCarry }, defaults, '')
    const switches = readSwitches(input.switches, defaults.switches)
    const standardPoints = readStandardPoints(input.standardPoints, defaults.standardPoints)
    const teams = overlay(input.teams, testsOf(teamKinds), defaults.teams ?? {}, 'teams')
    if (plain.ok && switches.ok && standardPoints.ok && teams.ok)
      return ok({
        ...plain.value,
        switches: switches.value,
        standardPoints: standardPoints.value,
        ...(Object.keys(teams.value).length > 0 ? { teams: teams.value } : {}),
      })
    return err([plain, switches, standardPoints, teams].flatMap(part => (part.ok ? [] : part.error)))
  }

export const teamRulesOf = ({ teams = {} }: MahjongSettings): TeamRules => ({
  counting: teams.counting ?? 0,
  appearances: teams.appearances ?? 0,
  shortfall: fromDecimal(teams.shortfall ?? '0') ?? zero,
})

export const scaleOf = (settings: MahjongSettings): readonly Ratio[] =>
  settings.standardPoints.kind === 'table' ? settings.standardPoints.scale.map(fromText) : []

export const carryOf = (
  settings: Partial<Pick<MahjongSettings, 'carry'>>,
  entrant: string,
): { standardPoints: Ratio; gamePoints: Ratio } => {
  const carry = settings.carry?.[entrant]
  return {
    standardPoints: fromText(carry?.standardPoints ?? '0'),
    gamePoints: fromText(`${carry?.gamePoints ?? 0}`),
  }
}
