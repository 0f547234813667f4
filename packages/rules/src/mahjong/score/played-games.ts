import { type PlayedGame, placeOf, rankSides } from '../../core/played-game.js'
import { ratio } from '../../core/ratio.js'
import { type MahjongFacts, type ScoredTable, scoreField } from './field.js'
import type { MahjongSettings } from '../settings/settings.js'
import { players } from '../types.js'

/** Slots whose points were given by an authority in place of play. */
const givenSlots = ({ adjustments }: MahjongFacts): ReadonlySet<string> =>
  new Set(adjustments.flatMap(({ adjustment }) => (adjustment.kind === 'artificial' ? [adjustment.slot] : [])))

const gameOf = ({ fact, standardPoints, gamePoints }: ScoredTable): PlayedGame => {
  const { sheet } = fact
  const standIns = sheet.kind === 'notPlayed' ? [] : (sheet.standIns ?? []).map(one => one.player)
  const scores = players.flatMap(player => {
    const entrant = fact.sides[player]
    if (entrant === undefined) return []
    return [{ entrant, by: [standardPoints[player], ratio(gamePoints[player])], absent: standIns.includes(player) }]
  })
  return { ...placeOf(fact), sides: rankSides(scores) }
}

/**
 * Every table of four that played its session to the end, by standard points and then session points. A table at which
 * somebody forfeited is none; nor is one that has points without play.
 */
export const playedGames = (settings: MahjongSettings, facts: MahjongFacts): readonly PlayedGame[] => {
  const scored = scoreField(settings, facts)
  if (!scored.ok) return []
  const given = givenSlots(facts)
  return scored.value
    .filter(
      ({ fact, forfeited }) => fact.sheet.kind !== 'notPlayed' && !forfeited.some(Boolean) && !given.has(fact.slot),
    )
    .map(gameOf)
}
