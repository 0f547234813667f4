import type { SheetPlace } from '../../core/edition.js'
import { type Problem, problem } from '../../core/problem.js'
import { playGame } from '../score/game.js'
import { ordinalOf } from '../ladder/level.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { GameSheet, GuandanSheet } from '../sheet.js'

/** What the partners of first and second gain: the most that a deal gives (13.1). */
const MOST_A_DEAL = 3

/** Levels without deals: no more than so many deals can give both sides together. */
const climbProblems = (
  { deals, finalLevels, startLevels = ['2', '2'] }: GameSheet,
  settings: GuandanSettings,
): Problem[] => {
  const counted = settings.format === 'byDeals' || settings.format === 'byTimeAndDeals'
  if (!counted || settings.ladder === 'fixed' || deals.length > 0 || !finalLevels) return []
  const gained = finalLevels.map((level, side) => Math.max(0, ordinalOf(level) - ordinalOf(startLevels[side as 0 | 1])))
  const climbed = gained.reduce((sum, one) => sum + one, 0)
  const most = MOST_A_DEAL * settings.deals
  return climbed > most
    ? [
        problem('LEVELS_BEYOND_DEALS', {
          at: { path: 'finalLevels' },
          params: { climbed, most, deals: settings.deals },
        }),
      ]
    : []
}

/**
 * What no sheet of a game can say under these conditions: an ending that the format has not or the deals contradict,
 * levels that they do not give, deals after the end or beyond their number; for levels alone `LEVELS_BEYOND_DEALS`. The
 * codes are those of `playGame`. Nothing is asked without the conditions.
 */
export const guandanRefusals = (sheet: GuandanSheet, place?: SheetPlace): readonly Problem[] => {
  if (sheet.kind !== 'game' || place?.settings === undefined) return []
  const settings = place.settings as GuandanSettings
  if (settings.eventType === 'duplicate') return []
  const { round, table } = place
  const report = playGame(sheet, settings, { ...(round === undefined ? {} : { round }), ...(table ? { table } : {}) })
  return report.ok ? climbProblems(sheet, settings) : report.error
}
