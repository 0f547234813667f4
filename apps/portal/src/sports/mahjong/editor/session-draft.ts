import type { Problem } from '@paiji/rules'
import {
  checkSession,
  type HandRecord,
  type HandResult,
  type MahjongEdition,
  type MahjongSettings,
  type MahjongSheet,
  mahjongEditions,
  measuresOf,
  parseMahjongSheet,
  type PenaltyMeasure,
  runningTotals,
  scaleOf,
  type ScoringProfile,
  sessionPoints,
  sheetRemarks,
  tablePoints,
  withSwitches,
} from '@paiji/rules/mahjong'

export type HandsSheet = Extract<MahjongSheet, { kind: 'hands' }>

/** What an editor judges a session by. */
export interface Conditions {
  readonly edition: MahjongEdition
  readonly settings: MahjongSettings
  readonly profile: ScoringProfile
}

/** The edition with the stage's conditions; those that cannot be read give way to the edition's own. */
export const conditionsOf = (editionId: string, settings: unknown): Conditions => {
  const edition = mahjongEditions.find(item => item.id === editionId) ?? (mahjongEditions.at(-1) as MahjongEdition)
  const read = edition.parseSettings(settings)
  const known = (read.ok ? read.value : edition.book.defaults) as MahjongSettings
  return { edition, settings: known, profile: withSwitches(edition.book.profile, known.switches) }
}

/** A hand whose result may still be open. */
export type OpenHand = Omit<HandRecord, 'result'> & { readonly result: HandResult | undefined }

/** What no line of text says of a hand: its winning tiles, and the hand tile by tile. */
export type KeptOfHand = Pick<HandRecord, 'slip' | 'play'>
export const keptOf = ({ slip, play }: HandRecord): KeptOfHand => ({
  ...(slip ? { slip } : {}),
  ...(play ? { play } : {}),
})

export const emptySession: HandsSheet = { kind: 'hands', hands: [], ended: 'allHands' }

/** The sheet that an editor was given; an empty session where there is none. */
export const sessionOf = (sheet: unknown): MahjongSheet => {
  const read = parseMahjongSheet(sheet)
  return read.ok ? read.value : emptySession
}

export const handAt = (sheet: MahjongSheet, number: number): HandRecord | undefined =>
  sheet.kind === 'hands' ? sheet.hands.find(hand => hand.number === number) : undefined

/** The session with one hand put in its place, or taken out. */
export const withHand = (
  sheet: HandsSheet,
  number: number,
  hand: Omit<HandRecord, 'number'> | undefined,
): HandsSheet => ({
  ...sheet,
  hands: [...sheet.hands.filter(item => item.number !== number), ...(hand ? [{ ...hand, number }] : [])].sort(
    (a, b) => a.number - b.number,
  ),
})

/** A problem of the session with the number of the hand it belongs to. */
export interface LocatedProblem extends Problem {
  readonly hand?: number
}

const located = (sheet: MahjongSheet, found: Problem): LocatedProblem => {
  const at = /^hands\[(\d+)\]/.exec(found.at?.path ?? '')?.[1]
  const hand = at === undefined || sheet.kind !== 'hands' ? undefined : sheet.hands[Number(at)]?.number
  return hand === undefined ? found : { ...found, hand }
}

/** Everything the rules find in the session, each at its hand. */
export const sessionProblems = (sheet: MahjongSheet, { settings, profile }: Conditions): readonly LocatedProblem[] =>
  checkSession(sheet, settings, profile).map(found => located(sheet, found))

/** What stands and is to be looked at again, each at its hand: more points than a hand can be worth, and the like. */
export const sessionRemarks = (sheet: MahjongSheet, { settings, profile }: Conditions): readonly LocatedProblem[] =>
  sheetRemarks(sheet, settings, profile).map(found => located(sheet, found))

/** Points and running totals by the number of the hand. */
export const settledHands = (sheet: MahjongSheet, base: number) =>
  new Map(sheet.kind === 'hands' ? runningTotals(sheet.hands, base).map(item => [item.number, item]) : [])

/** Session points and, where tables are ranked by themselves, the standard points they would give. */
export const outcomeOf = (sheet: MahjongSheet, { settings }: Conditions) => {
  const points = sessionPoints(sheet, settings.base)
  const isBegun = sheet.kind !== 'hands' || sheet.hands.length > 0
  const ranked = points && isBegun && settings.standardPoints.kind === 'table'
  return { points, standard: ranked ? tablePoints(points, scaleOf(settings)) : undefined }
}

/** What each penalty of the session costs, by hand; acts of one kind climb their ladder within a hand. */
export const penaltyMeasures = (sheet: MahjongSheet): ReadonlyMap<number, readonly (readonly PenaltyMeasure[])[]> =>
  new Map(
    (sheet.kind === 'hands' ? sheet.hands : []).map(hand => [
      hand.number,
      measuresOf((hand.penalties ?? []).map(item => ({ hand: hand.number, ...item }))),
    ]),
  )

/** Nothing is missing and nothing contradicts: the sheet may be sent. */
export const isFinished = (sheet: MahjongSheet, conditions: Conditions): boolean =>
  sheet.kind === 'notPlayed' ||
  ((sheet.kind === 'totals' || sheet.hands.length > 0) && sessionProblems(sheet, conditions).length === 0)
