import * as cards from './cards.js'
import * as position from './position.js'

/**
 * Which cards to try in a trick that was led to, the likeliest first. Of cards that nobody else's card lies between, the
 * highest stands for all.
 */

const { counts: countOf, highest: topOf, NOTRUMP } = cards
const { hands: handOf, left: leftOf, strain: inPlay } = position

/** A trump is above every card of the suit led. */
export const HIGHER = 1 << 14

/** A card's strength in a trick, comparable with others of the same trick. */
export const strengthOf = (suit: number, card: number, led: number): number =>
  suit === inPlay[0] ? card + HIGHER : suit === led ? card : 0

/** The strongest that a seat can be in a trick. */
const mightOf = (seat: number, led: number): number => {
  const trump = inPlay[0] as number
  const follows = handOf[seat * 4 + led] as number
  if (follows !== 0) return led === trump ? (topOf[follows] as number) + HIGHER : (topOf[follows] as number)
  if (trump === NOTRUMP) return 0
  const trumps = handOf[seat * 4 + trump] as number
  return trumps !== 0 ? (topOf[trumps] as number) + HIGHER : 0
}

/**
 * The winning cards of a third hand, of which none wins against the fourth, that at least force out its best: those above
 * all else it has. 0 where the partner's card does as much.
 */
const forcing = (seat: number, led: number, cap: number, own: boolean, winning: number): number => {
  const fourth = handOf[((seat + 1) & 3) * 4 + led] as number
  const best = topOf[fourth] as number
  // The fourth hand's best are equal down to the next card of another.
  const gap = topOf[(leftOf[led] as number) & ~fourth & (best - 1)] as number
  const second = gap === 0 ? 0 : (topOf[fourth & (gap - 1)] as number)
  return own && second <= cap ? 0 : winning & -(2 * Math.max(second, cap))
}

/** Whether the two lowest of a hand's winning cards are equal: one of them may be played to establish the other. */
const areEqual = (led: number, mine: number, winning: number): boolean => {
  const lowest = winning & -winning
  const next = winning & ~lowest & -(winning & ~lowest)
  return next !== 0 && ((leftOf[led] as number) & ~mine & (next - 1) & -lowest) === 0
}

/**
 * The cards to try first by a second or third hand that follows suit, of those it holds: the lowest of them, then the
 * lowest of the others. `best` is the strength that wins so far, for the own side or not.
 */
export const preferredFollows = (
  place: number,
  seat: number,
  led: number,
  best: number,
  own: boolean,
  mine: number,
): number => {
  const isTrump = led === inPlay[0]
  // What is above the best so far: nothing where a side suit was ruffed.
  const cap = isTrump ? best - HIGHER : best
  const winning = cap >= HIGHER ? 0 : mine & -(2 * cap)
  const danger = mightOf((seat + 1) & 3, led)
  const over = isTrump ? danger - HIGHER : danger
  const safe = danger === 0 ? winning : over >= HIGHER ? 0 : winning & -(2 * over)
  if (place === 2) {
    if (own && best > danger) return mine
    if (safe !== 0 || winning === 0 || over >= HIGHER) return safe !== 0 ? safe : mine
    const high = forcing(seat, led, cap, own, winning)
    return high !== 0 ? high : mine
  }
  // Second hand: the leader's partner plays next, then our own.
  const help = mightOf(seat ^ 2, led)
  if (help > danger && help > best) return mine
  if (safe !== 0) return safe
  return areEqual(led, mine, winning) ? winning : mine & ~winning
}

/** The trumps to try first by a hand that may ruff; 0 where it had better discard. */
export const preferredRuffs = (place: number, seat: number, led: number, best: number, own: boolean): number => {
  const trump = inPlay[0] as number
  if (trump === NOTRUMP) return 0
  const trumps = handOf[seat * 4 + trump] as number
  if (trumps === 0) return 0
  const winning = best >= HIGHER ? trumps & -(2 * (best - HIGHER)) : trumps
  if (place === 3) return own ? 0 : winning
  const danger = mightOf((seat + 1) & 3, led)
  const safe = danger >= HIGHER ? winning & -(2 * (danger - HIGHER)) : winning
  if (place === 2) {
    if (own && best > danger) return 0
    return safe !== 0 ? safe : own ? 0 : winning
  }
  const help = mightOf(seat ^ 2, led)
  if (help > danger && help > best) return 0
  return safe !== 0 ? safe : winning
}

/** How readily the lowest card of a hand's suit is thrown: hardly an ace alone, or one of two with the second best. */
export const discardWeight = (mine: number, suit: number): number => {
  const length = countOf[mine] as number
  const all = leftOf[suit] as number
  const top = topOf[all] as number
  if ((mine & top) !== 0) return length * 3 - (length === 1 ? 3 : 1)
  return length * 3 - (length === 2 && (mine & (topOf[all & ~top] as number)) !== 0 ? 2 : 0)
}
