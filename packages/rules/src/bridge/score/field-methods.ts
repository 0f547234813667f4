import { multiply, negate, type Ratio, ratio } from '../../core/ratio.js'
import type { BoardGroup } from './board-group.js'
import type { BridgeBook } from '../book.js'
import { crossImpFactor, crossImpSum, formOf } from './cross-imp.js'
import { datumOf, impsAgainst } from './datum.js'
import { cappedImpScale } from '../contract/imp.js'
import { matchpointer, type Scored, topOf } from './matchpoint.js'
import { type Outcome, wholeWeight } from '../sheet/outcome.js'
import type { BridgeSettings } from '../settings/settings.js'
import { artificialImps, artificialPercent } from './side-award.js'
import type { TeamMethod } from './team-boards.js'
import type { Side } from '../types.js'

type Artificial = Extract<Outcome, { kind: 'artificial' }>
/** How a method turns an outcome of one side into its award. */
export interface FieldMethod {
  scored(outcome: Scored, side: Side): Ratio
  artificial(award: Artificial['award'], side: Side): Ratio
  /** The most a result that is compared could win. */
  readonly available?: Readonly<Record<Side, Ratio>>
  /** What an artificial percentage is taken of. */
  readonly artificialAvailable?: Readonly<Record<Side, Ratio>>
}

const matchpointMethod = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): FieldMethod => {
  const { profile } = settings
  const ns = matchpointer(profile, group.nsTable, group.expected)
  const ew = group.ewTable === group.nsTable ? ns : matchpointer(profile, group.ewTable, group.expected)
  const { nsTable, ewTable, expected } = group
  const top = (actual: number): Ratio => topOf(profile, actual, Math.max(expected, actual))
  const artificialTop = (actual: number): Ratio => (actual > 1 ? top(actual) : topOf(profile, expected, expected))
  const available = { ns: top(nsTable.actual), ew: top(ewTable.actual) }
  const artificialAvailable = { ns: artificialTop(nsTable.actual), ew: artificialTop(ewTable.actual) }
  return {
    available,
    artificialAvailable,
    scored: (outcome, side) => (side === 'ns' ? ns(outcome, side) : ew(outcome, side)),
    artificial: (award, side) =>
      multiply(artificialAvailable[side], multiply(artificialPercent(book, award), ratio(1, 100))),
  }
}

const butlerMethod = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): FieldMethod => {
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const ns = datumOf(settings.profile, group.nsTable).rounded
  const ew = group.ewTable === group.nsTable ? ns : datumOf(settings.profile, group.ewTable).rounded
  return {
    scored: (outcome, side) =>
      side === 'ns' ? impsAgainst(imps, outcome, ns) : negate(impsAgainst(imps, outcome, ew)),
    artificial: award => artificialImps(book, settings, award),
  }
}

/** How often an average counts: once, or for each other result of the board where cross-IMPs are not divided. */
const comparisons = ({ profile }: BridgeSettings, { results }: BoardGroup, award: Artificial['award']): number =>
  profile.artificialImpsPer === 'comparison' && profile.crossImpDivisor === '1' && award.kind !== 'imps'
    ? results - 1
    : 1

const crossImpMethod = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): FieldMethod => {
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const sums = new Map<string, Ratio>()
  return {
    scored: (outcome, side) => {
      const table = side === 'ns' ? group.nsTable : group.ewTable
      const key = outcome.kind === 'score' ? `${side}${outcome.score}` : undefined
      const known = key === undefined ? undefined : sums.get(key)
      if (known) return known
      const factor = crossImpFactor(settings.profile, table.actual, formOf(group, table.actual))
      const sum = multiply(crossImpSum(imps, table, outcome), factor)
      const award = side === 'ns' ? sum : negate(sum)
      if (key !== undefined) sums.set(key, award)
      return award
    },
    artificial: award => multiply(artificialImps(book, settings, award), ratio(comparisons(settings, group, award))),
  }
}

const meanScore = (outcome: Scored): Ratio =>
  outcome.kind === 'score'
    ? ratio(outcome.score)
    : ratio(
        outcome.parts.reduce((sum, part) => sum + part.weight * part.score, 0),
        wholeWeight,
      )

const totalPointsMethod: FieldMethod = {
  scored: (outcome, side) => (side === 'ns' ? meanScore(outcome) : negate(meanScore(outcome))),
  artificial: () => ratio(0),
}

/** The method the event's settings name, set up for one board. */
export const fieldMethod = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): FieldMethod => {
  if (settings.method === 'butler') return butlerMethod(book, settings, group)
  if (settings.method === 'crossImp') return crossImpMethod(book, settings, group)
  if (settings.method === 'totalPoints') return totalPointsMethod
  return matchpointMethod(book, settings, group)
}

/** Win, tie and loss of a board as 2/1/0 or 1/½/0; Patton's board points are the same. */
const boardPoints = (book: BridgeBook, settings: BridgeSettings): TeamMethod => {
  const halved = settings.profile.matchpointScale === '1-0.5-0'
  const available = ratio(halved ? 1 : 2)
  return {
    value: difference => (difference > 0 ? 2 : difference === 0 ? 1 : 0),
    per: halved ? 2 : 1,
    shared: available,
    available,
    artificial: award => multiply(available, multiply(artificialPercent(book, award), ratio(1, 100))),
  }
}

/** What a team method makes of the difference between the two tables. */
export const teamMethod = (book: BridgeBook, settings: BridgeSettings): TeamMethod => {
  const { method } = settings
  if (method === 'boardAMatch' || method === 'patton') return boardPoints(book, settings)
  const points = method === 'aggregate' || (method === 'quotient' && settings.quotientOf === 'points')
  return {
    value: points ? difference => difference : cappedImpScale(book.imps, settings.profile.impCap),
    per: 1,
    shared: ratio(0),
    artificial: award => (points ? ratio(0) : artificialImps(book, settings, award)),
  }
}
