import { type Card, type LevelRank, naturalRank } from '../cards/cards.js'
import { defaultReading, readingsOf, underDeclarations } from './classify.js'
import type { Reading } from './hand-type.js'
import type { GuandanSettings } from '../settings/settings.js'

export type PlayRules = GuandanSettings['play']

/** What a player holding these cards may call them under the event's settings, and what silence means. */
export interface PlayChoices {
  /** All that may be declared, by type and ascending key. */
  readonly readings: readonly Reading[]
  /** What the cards count as when nothing is said. Absent when words are needed or the cards are no play. */
  readonly unspoken?: Reading
  /** Readings the rule text knows but this event does not allow. */
  readonly refused: readonly Reading[]
}

const hasJokerPair = (cards: readonly Card[]): boolean => cards.some(card => (naturalRank[card] as number) > 15)

const allowedUnder = (cards: readonly Card[], under: readonly Reading[], rules: PlayRules): boolean => {
  if (under.length === 0) return false
  return cards.length === 5 ? rules.underDeclareStraightFlush : rules.underDeclareLoneWild
}

/** Only a full house has a natural larger reading that needs no words (art. 7.2); a run or two types must be named. */
const unspokenOf = (readings: readonly Reading[]): Reading | undefined => {
  if (readings.length === 1) return readings[0]
  return readings.every(reading => reading.type === 'full_house') ? defaultReading(readings) : undefined
}

export const playChoices = (cards: readonly Card[], level: LevelRank, rules: PlayRules): PlayChoices => {
  const all = readingsOf(cards, level)
  const barred = !rules.jokerPairFullHouse && cards.length === 5 && hasJokerPair(cards)
  const full = barred ? [] : all
  const under = underDeclarations(cards, level)
  const underAllowed = allowedUnder(cards, under, rules)
  const unspoken = unspokenOf(full)
  return {
    readings: underAllowed ? [...full, ...under] : full,
    refused: [...(barred ? all : []), ...(underAllowed ? [] : under)],
    ...(unspoken ? { unspoken } : {}),
  }
}
