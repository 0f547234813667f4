import { add, compare, fromDecimal, multiply, type Ratio, ratio, subtract, zero } from '../../core/ratio.js'
import type { GameReport } from './game.js'
import { countedDifference, levelScore } from '../ladder/level-score.js'
import type { GuandanSettings } from '../settings/settings.js'
import { otherSide, type PerSide, type SideNo } from '../types.js'

/** 场分 and 级分 of both sides for one 局 (art. 13.3). */
export interface MatchScore {
  readonly matchPoints: PerSide<Ratio>
  readonly levelPoints: PerSide<Ratio>
  /** The other side's own 级分 stand because they are above the forfeit's. */
  readonly keptActual?: boolean
}

export const amount = (text: string): Ratio => fromDecimal(text) ?? zero

const forSide = <T>(side: SideNo, own: T, other: T): PerSide<T> => (side === 0 ? [own, other] : [other, own])

/** Match points of a played game; the difference may add to them (0.1 a level in one published scale). */
const playedMatchPoints = (report: GameReport, settings: GuandanSettings): PerSide<Ratio> => {
  const { win, draw, loss, perLevel } = settings.matchPoints
  if (report.winner === undefined) return [amount(draw), amount(draw)]
  const shift = multiply(amount(perLevel), ratio(countedDifference(report.levels, settings.levelScore)))
  return forSide(report.winner, add(amount(win), shift), subtract(amount(loss), shift))
}

/** Whether what the other side had earned counts instead of the forfeit's 级分 (art. 15.3.4, both readings). */
const keepsActual = (own: Ratio, offender: Ratio, settings: GuandanSettings): boolean => {
  const { keepActual, threshold } = settings.forfeit
  if (keepActual === 'never') return false
  const measured = keepActual === 'above' ? own : subtract(own, offender)
  return compare(measured, amount(threshold)) > 0
}

/** A game taken from one side. @param actual 级分 the levels reached would have given */
export const forfeitScore = (actual: PerSide<Ratio>, offender: SideNo, settings: GuandanSettings): MatchScore => {
  const rules = settings.forfeit
  const own = actual[otherSide(offender)]
  const kept = keepsActual(own, actual[offender], settings)
  const earned = kept && compare(own, amount(rules.levelPoints)) > 0 ? own : amount(rules.levelPoints)
  return {
    matchPoints: forSide(offender, amount(rules.offenderMatchPoints), amount(rules.matchPoints)),
    levelPoints: forSide(offender, amount(rules.offenderLevelPoints), earned),
    keptActual: kept,
  }
}

/** Neither side plays on, or neither came. */
export const doubleForfeitScore = (settings: GuandanSettings): MatchScore => {
  const none = amount(settings.forfeit.offenderLevelPoints)
  const both = amount(settings.forfeit.bothMatchPoints)
  return { matchPoints: [both, both], levelPoints: [none, none] }
}

/** The score of a game under these conditions; exact. */
export const matchScoreOf = (report: GameReport, settings: GuandanSettings): MatchScore => {
  if (report.lostBy === 'both') return doubleForfeitScore(settings)
  if (report.lostBy !== undefined) {
    return forfeitScore(levelScore(report.levels, report.outcomes, settings.levelScore), report.lostBy, settings)
  }
  const outcomes = [...report.outcomes, ...report.extraSteps.map(step => step.outcome)]
  return {
    matchPoints: playedMatchPoints(report, settings),
    levelPoints: levelScore(report.levels, outcomes, settings.levelScore, report.winner),
  }
}

export const byeScore = (settings: GuandanSettings): { matchPoints: Ratio; levelPoints: Ratio } => ({
  matchPoints: amount(settings.bye.matchPoints),
  levelPoints: amount(settings.bye.levelPoints),
})
