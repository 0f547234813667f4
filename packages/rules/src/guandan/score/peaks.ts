import type { StageFacts } from '../../core/facts.js'
import { highestOf, type Peak } from '../../core/peak.js'
import { type GuandanSheet, outcomeOf } from '../sheet.js'

/** The most double wins of one side in one game, where games of two sides were written down deal by deal. */
export const guandanPeaks = ({ sheets }: StageFacts<GuandanSheet>): readonly Peak[] => {
  const doubled = sheets.flatMap(({ sheet, sides, slot }): readonly Peak[] => {
    if (sheet.kind !== 'game' || sides.length !== 2) return []
    const outcomes = [...sheet.deals, ...sheet.extraDeals].flatMap(deal => ('lostBy' in deal ? [] : outcomeOf(deal)))
    return sides.map((entrant, side) => ({
      code: 'mostDoubleWins',
      value: outcomes.filter(({ winner, upgrade }) => winner === side && upgrade === 3).length,
      entrant,
      slot,
    }))
  })
  const most = highestOf(doubled)
  return most ? [most] : []
}
