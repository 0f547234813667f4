import type { StageFacts } from '../../core/facts.js'
import { type Points, points, type UnitCode } from '../../core/points.js'
import { ok } from '../../core/result.js'
import { ratio } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import { effectiveSheets } from './adjust.js'
import { scoreDuplicate } from './duplicate.js'
import { opponentsAt, sideOfPlace } from './individual.js'
import { ordinalOf } from '../ladder/level.js'
import type { Read } from '../read.js'
import { err } from '../../core/result.js'
import { type ArticleOf, scoreGame, type ScoredGame } from './scored-game.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { GuandanSheet } from '../sheet.js'
import type { SideNo } from '../types.js'
import { levelPointUnit, matchPointUnit, netLevelUnit, ownLevelUnit } from './units.js'

/** Levels as a third and fourth number of a game, for the chains that rank by them. */
const levelAmounts = (game: ScoredGame, side: SideNo, settings: GuandanSettings): Points[] => {
  const { report } = game
  if (!report) return []
  const ordinals = report.levels.map(ordinalOf) as [number, number]
  const capped = ordinals.map(ordinal => Math.min(ordinal, ordinalOf('A'))) as [number, number]
  const lost = report.lostBy !== undefined && (report.lostBy === 'both' || report.lostBy === side)
  const own = lost ? 0 : ordinals[side]
  const net = report.lostBy === undefined ? capped[side] - capped[(1 - side) as SideNo] : 0
  return [
    ...(settings.chain.includes('ownLevels') ? [points(ownLevelUnit, ratio(own))] : []),
    ...(settings.chain.includes('netLevels') ? [points(netLevelUnit, ratio(net))] : []),
  ]
}

/** The lines of one scored slot: 场分 and 级分 for each contestant, in that order; of four players those of their side. */
export const linesOf = (game: ScoredGame, settings: GuandanSettings): ScoreLine[] =>
  game.sheet.fact.sides.flatMap((entrant, i) => {
    const { fact } = game.sheet
    const side = game.sides[sideOfPlace(i)] as ScoredGame['sides'][number]
    const line = (unit: UnitCode, amount: Points): ScoreLine => ({
      entrant,
      unit,
      points: amount,
      opponents: opponentsAt(fact.sides, i),
      slot: fact.slot,
      from: game.from,
      because: game.because,
      ...(side.marks.length > 0 ? { marks: side.marks } : {}),
    })
    return [
      line(matchPointUnit, points(matchPointUnit, side.matchPoints)),
      line(levelPointUnit, points(levelPointUnit, side.levelPoints)),
      ...levelAmounts(game, sideOfPlace(i), settings).map(amount => line(amount.unit, amount)),
    ]
  })

/** Every finished game of the stage scored; all problems of all sheets when any has one. */
export const scoreGames = (facts: StageFacts<GuandanSheet>, article: ArticleOf): Read<readonly ScoredGame[]> => {
  const settings = facts.settings as GuandanSettings
  const sheets = effectiveSheets(facts)
  if (!sheets.ok) return sheets
  const scored = sheets.value.map(sheet => scoreGame(sheet, settings, article))
  const problems = scored.flatMap(game => (game.ok ? [] : game.error))
  const finished = scored.flatMap(game => (game.ok && game.value.report?.ended !== 'inProgress' ? [game.value] : []))
  return problems.length > 0 ? err(problems) : ok(finished)
}

/** `RulesEdition.score` of every guandan edition. */
export const scoreLines = (facts: StageFacts<GuandanSheet>, article: ArticleOf): Read<readonly ScoreLine[]> => {
  const settings = facts.settings as GuandanSettings
  if (settings.eventType === 'duplicate') return scoreDuplicate(facts, article)
  const games = scoreGames(facts, article)
  return games.ok ? ok(games.value.flatMap(game => linesOf(game, settings))) : games
}
