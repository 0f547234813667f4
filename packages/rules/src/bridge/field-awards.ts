import type { Problem } from '../core/problem.js'
import { compare, multiply, negate, type Ratio, ratio } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import type { BoardGroup } from './board-group.js'
import type { BridgeBook } from './book.js'
import { crossImpFactor, crossImpSum } from './cross-imp.js'
import { datumOf, impsAgainst } from './datum.js'
import { cappedImpScale } from './imp.js'
import { matchpointer, topOf } from './matchpoint.js'
import { type Outcome, wholeWeight } from './outcome.js'
import type { BridgeSettings } from './settings.js'
import { halfOf, roundAt } from './rounding.js'
import { type AwardedEntry, artificialImps, artificialPercent, type SideAwardResult } from './side-award.js'
import { type TeamMethod, teamBoardAwards } from './team-boards.js'
import { isTeamMethod, type Side } from './types.js'

type Scored = Exclude<Outcome, { kind: 'artificial' }>
type Artificial = Extract<Outcome, { kind: 'artificial' }>
/** How a method turns an outcome of one side into its award. */
interface Method {
  scored(outcome: Scored, side: Side): Ratio
  artificial(award: Artificial['award'], side: Side): Ratio
  readonly available?: Readonly<Record<Side, Ratio>>
}

const matchpointMethod = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): Method => {
  const { profile } = settings
  const ns = matchpointer(profile, group.nsTable, group.expected)
  const ew = group.ewTable === group.nsTable ? ns : matchpointer(profile, group.ewTable, group.expected)
  const top = (actual: number): Ratio => topOf(profile, actual, Math.max(group.expected, actual))
  const available = { ns: top(group.nsTable.actual), ew: top(group.ewTable.actual) }
  return {
    available,
    scored: (outcome, side) => (side === 'ns' ? ns(outcome, side) : ew(outcome, side)),
    artificial: (award, side) => multiply(available[side], multiply(artificialPercent(book, award), ratio(1, 100))),
  }
}

const butlerMethod = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): Method => {
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const ns = datumOf(settings.profile, group.nsTable).rounded
  const ew = group.ewTable === group.nsTable ? ns : datumOf(settings.profile, group.ewTable).rounded
  return {
    scored: (outcome, side) =>
      side === 'ns' ? impsAgainst(imps, outcome, ns) : negate(impsAgainst(imps, outcome, ew)),
    artificial: award => artificialImps(book, settings, award),
  }
}

const crossImpMethod = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): Method => {
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const sums = new Map<string, Ratio>()
  return {
    scored: (outcome, side) => {
      const table = side === 'ns' ? group.nsTable : group.ewTable
      const key = outcome.kind === 'score' ? `${side}${outcome.score}` : undefined
      const known = key === undefined ? undefined : sums.get(key)
      if (known) return known
      const factor = crossImpFactor(settings.profile, table.actual, group.expected)
      const sum = multiply(crossImpSum(imps, table, outcome), factor)
      const award = side === 'ns' ? sum : negate(sum)
      if (key !== undefined) sums.set(key, award)
      return award
    },
    artificial: award => artificialImps(book, settings, award),
  }
}

const meanScore = (outcome: Scored): Ratio =>
  outcome.kind === 'score'
    ? ratio(outcome.score)
    : ratio(
        outcome.parts.reduce((sum, part) => sum + part.weight * part.score, 0),
        wholeWeight,
      )

const totalPointsMethod: Method = {
  scored: (outcome, side) => (side === 'ns' ? meanScore(outcome) : negate(meanScore(outcome))),
  artificial: () => ratio(0),
}

const methodOf = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): Method => {
  if (settings.method === 'butler') return butlerMethod(book, settings, group)
  if (settings.method === 'crossImp') return crossImpMethod(book, settings, group)
  if (settings.method === 'totalPoints') return totalPointsMethod
  return matchpointMethod(book, settings, group)
}

/** Turns outcomes of one board into results; equal awards are one value, since a field holds few different ones. */
const sideAwards = (method: Method, settings: BridgeSettings) => {
  const { profile } = settings
  const { roundAwards } = profile
  const known = { ns: new Map<Ratio, SideAwardResult>(), ew: new Map<Ratio, SideAwardResult>() }
  return (outcome: Outcome, side: Side): SideAwardResult => {
    const available = method.available?.[side]
    if (outcome.kind === 'artificial') {
      const { award } = outcome
      const artificial = award.kind === 'average' ? award.grade : award.kind
      return { award: method.artificial(award, side), artificial, ...(available ? { available } : {}) }
    }
    const exact = method.scored(outcome, side)
    const made = known[side].get(exact)
    if (made) return made
    const award = roundAwards === 'never' ? exact : roundAt(profile, exact, roundAwards, halfOf(available))
    const result = available ? { award, available } : { award }
    known[side].set(exact, result)
    return result
  }
}

/** 1997 Laws, 25B2: the offending side keeps its result unless that is better than average minus. */
const heldToMinus = (method: Method, side: Side, result: SideAwardResult): SideAwardResult => {
  const most = method.artificial({ kind: 'average', grade: 'minus' }, side)
  return compare(result.award, most) > 0 ? { ...result, award: most, held: true } : result
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

const teamMethod = (book: BridgeBook, settings: BridgeSettings): TeamMethod => {
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

/** The awards of one board; nothing outside it is looked at, so that one corrected result re-scores one board. */
export const groupAwards = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): readonly AwardedEntry[] => {
  const method = methodOf(book, settings, group)
  const awardOf = sideAwards(method, settings)
  return group.entries.map(entry => {
    const ns = awardOf(entry.ns, 'ns')
    const ew = awardOf(entry.ew, 'ew')
    const held = book.lateChangeHeldToMinus ? entry.fact.sheet.heldToMinus : undefined
    return {
      entry,
      group,
      ns: held === 'ns' ? heldToMinus(method, 'ns', ns) : ns,
      ew: held === 'ew' ? heldToMinus(method, 'ew', ew) : ew,
    }
  })
}

/** Awards of the whole field, board by board. */
export const fieldAwards = (
  book: BridgeBook,
  settings: BridgeSettings,
  groups: readonly BoardGroup[],
): Result<readonly AwardedEntry[], readonly Problem[]> => {
  if (isTeamMethod(settings.method)) return teamBoardAwards(teamMethod(book, settings), groups, settings.knockout)
  const awarded = groups.flatMap(group => groupAwards(book, settings, group))
  const wrong = settings.method === 'matchpoint' ? awarded.filter(impsAmongMatchpoints) : []
  if (wrong.length > 0) {
    return err(wrong.map(({ entry }) => ({ code: 'ADJUSTED_SCORE_UNREADABLE', at: { path: entry.fact.slot } })))
  }
  return ok(awarded)
}

const impsAmongMatchpoints = (awarded: AwardedEntry): boolean =>
  awarded.ns.artificial === 'imps' || awarded.ew.artificial === 'imps'
