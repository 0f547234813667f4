import { pairOf } from '../../core/tuple.js'
import type { ClauseRef } from '../../core/clause.js'
import type { FactId } from '../../core/ids.js'
import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Ratio } from '../../core/ratio.js'
import { unplayedMarks } from '../../tie-break/marks.js'
import type { EffectiveSheet } from './adjust.js'
import { type GameReport, playGame } from './game.js'
import { amount, byeScore, doubleForfeitScore, forfeitScore, type MatchScore, matchScoreOf } from './match-score.js'
import { playersATable } from './individual.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { PerSide, SideNo } from '../types.js'

/** Makes the reference to an article of the edition at hand. */
export type ArticleOf = (article: string) => ClauseRef

/** One slot scored: for each side its points, the article, the marks; and the report behind them where one was played. */
export interface ScoredGame {
  readonly sheet: EffectiveSheet
  readonly sides: readonly {
    readonly matchPoints: Ratio
    readonly levelPoints: Ratio
    readonly marks: readonly string[]
  }[]
  readonly because: ClauseRef
  readonly from: FactId
  readonly report?: GameReport
  readonly keptActual?: boolean
}

type Checked<T> = Result<T, readonly Problem[]>

const forfeitMarks = (lostBy: SideNo | 'both' | undefined): PerSide<readonly string[]> => {
  const mark = (side: SideNo): readonly string[] => {
    if (lostBy === undefined) return []
    return [lostBy === 'both' || lostBy === side ? unplayedMarks.forfeitLoss : unplayedMarks.forfeitWin]
  }
  return [mark(0), mark(1)]
}

const scoredFrom = (
  sheet: EffectiveSheet,
  score: MatchScore,
  because: ClauseRef,
  marks: PerSide<readonly string[]>,
  report?: GameReport,
): ScoredGame => ({
  sheet,
  sides: ([0, 1] as const).map(side => ({
    matchPoints: score.matchPoints[side],
    levelPoints: score.levelPoints[side],
    marks: marks[side],
  })),
  because: sheet.ruling?.clause ?? because,
  from: sheet.ruling?.id ?? sheet.fact.id,
  ...(report ? { report } : {}),
  ...(score.keptActual === undefined ? {} : { keptActual: score.keptActual }),
})

const assignedGame = (sheet: EffectiveSheet, article: ArticleOf): ScoredGame => {
  const assigned = sheet.assigned as NonNullable<EffectiveSheet['assigned']>
  const score = {
    matchPoints: pairOf(assigned.matchPoints.map(amount)),
    levelPoints: pairOf(assigned.levelPoints.map(amount)),
  }
  return scoredFrom(sheet, score, article('15.7'), [['assigned'], ['assigned']])
}

const byeGame = (sheet: EffectiveSheet, settings: GuandanSettings, article: ArticleOf): ScoredGame => ({
  sheet,
  sides: [{ ...byeScore(settings), marks: [unplayedMarks.pairingBye] }],
  because: article('27.1'),
  from: sheet.fact.id,
})

const pointsGame = (sheet: EffectiveSheet, settings: GuandanSettings, article: ArticleOf): ScoredGame => {
  const given = sheet.fact.sheet
  if (given.kind !== 'points') throw new TypeError('not a points sheet')
  const score = {
    matchPoints: pairOf(given.matchPoints.map(amount)),
    levelPoints: pairOf(given.levelPoints.map(amount)),
  }
  const by = sheet.forfeitedBy
  if (by === undefined) return scoredFrom(sheet, score, article('13.3'), [[], []])
  const forfeited = by === 'both' ? doubleForfeitScore(settings) : forfeitScore(score.levelPoints, by, settings)
  return scoredFrom(sheet, forfeited, article('15.3.4'), forfeitMarks(by))
}

const articleOfReport = (report: GameReport): string => {
  if (report.ended === 'suspension') return '15.3.5'
  if (report.lostBy !== undefined) return '15.3.4'
  return report.decidedBy === 'drawn' ? '14.4' : '13.3'
}

const located = (slot: string, problems: readonly Problem[]): Problem[] =>
  problems.map(found => ({ ...found, at: { ...found.at, path: `${slot}/${found.at?.path ?? ''}` } }))

const playedGame = (sheet: EffectiveSheet, settings: GuandanSettings, article: ArticleOf): Checked<ScoredGame> => {
  const { fact, forfeitedBy } = sheet
  if (fact.sheet.kind !== 'game') throw new TypeError('not a game sheet')
  const game =
    forfeitedBy === undefined ? fact.sheet : { ...fact.sheet, ended: 'penalty' as const, endedBy: forfeitedBy }
  const report = playGame(game, settings, fact)
  if (!report.ok) return err(located(fact.slot, report.error))
  const { value } = report
  const score = matchScoreOf(value, settings)
  return ok(scoredFrom(sheet, score, article(articleOfReport(value)), forfeitMarks(value.lostBy), value))
}

/** Scores one slot of an event of games; problems are located `<slot>/<field>`. */
export const scoreGame = (
  sheet: EffectiveSheet,
  settings: GuandanSettings,
  article: ArticleOf,
): Checked<ScoredGame> => {
  const { fact } = sheet
  const needed = fact.sheet.kind === 'bye' ? 1 : 2
  const seated = fact.sides.length
  const fits = seated === needed || (needed === 2 && seated === playersATable)
  if (!fits || new Set(fact.sides).size !== seated) {
    return err([problem('SHEET_SIDES_WRONG', { at: { path: fact.slot }, params: { needed } })])
  }
  if (fact.sheet.kind === 'bye') return ok(byeGame(sheet, settings, article))
  if (fact.sheet.kind === 'duplicateDeal') return err([problem('SHEET_KIND_UNKNOWN', { at: { path: fact.slot } })])
  if (sheet.assigned) return ok(assignedGame(sheet, article))
  return fact.sheet.kind === 'points' ? ok(pointsGame(sheet, settings, article)) : playedGame(sheet, settings, article)
}
