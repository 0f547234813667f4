import * as cards from './cards.js'
import * as position from './position.js'

/**
 * What follows of one suit alone, worked out once for every way that a suit of the deal can be left: at the beginning of a
 * trick each hand has what it was dealt of what is left.
 */

const { above: aboveOf, counts: countOf, HOLDINGS, SUITS, topCards } = cards
const { hands, left, owners } = position

/** What is known of a suit, by suit and what is left of it: eight numbers, so that they are fetched together. */
export const facts = new Int32Array(SUITS * HOLDINGS * 8)
/** Who has the cards from the highest down, two bits each from bit 24. */
export const OWNERS = 0
/** How many each has: four bits by seat. */
export const LENGTHS = 1
/**
 * Rounds that a leader can cash, and rounds the partner can cash behind them, where nobody ruffs; with the number of
 * winners that each rests on. Four bits each: the leader's rounds, their winners, the partner's, theirs. One for each leader.
 */
export const CASHABLE = 2
/** How many from the highest card down are one hand's: eight bits for north–south, eight for east–west, whose they are. */
export const MASTERS = 6
/** Of trumps, tricks that a side has whoever leads, four bits each; from bit 8 whether a side not on lead guards the second. */
export const SURE = 7

/** Where the facts of a suit are, as it is left. */
export const factsOf = (suit: number): number => (suit * HOLDINGS + (left[suit] as number)) * 8

/**
 * Winners the leader can cash while the partner follows with others, then the partner's while the leader does. A hand that
 * has outlasted the three others cashes its small cards too.
 */
const roundsOf = (mine: number, his: number, lho: number, rho: number): number => {
  const winners = aboveOf[lho | rho] as number
  if (((mine | his) & winners) === 0) return 0
  const length = countOf[mine] as number
  const hisLength = countOf[his] as number
  const longest = Math.max(countOf[lho] as number, countOf[rho] as number)
  let own = mine & winners
  // The partner must have small ones to follow with, or nothing above the winners.
  if ((countOf[his & ~winners] as number) < (countOf[own] as number)) own &= aboveOf[his] as number
  let rounds = countOf[own] as number
  const outlasts = Math.max(longest, hisLength)
  const packed = Math.min(rounds, outlasts) << 4
  if (rounds >= outlasts) rounds = length
  if (hisLength <= rounds) return packed | rounds
  let cards = his & winners
  if (length - (countOf[mine & winners] as number) < (countOf[cards] as number)) cards &= aboveOf[mine & ~own] as number
  let more = Math.min(countOf[cards] as number, hisLength - rounds)
  const needed = Math.max(longest, length) - rounds
  const rest = Math.max(0, Math.min(more, needed))
  if (more >= needed) more = hisLength - rounds
  return packed | rounds | (more << 8) | (rest << 12)
}

/**
 * Trumps that each win a trick for a side, whoever leads: the highest without a gap, as many as the longer hand can play
 * apart; all of the longer hand when the others have none.
 */
const sureOf = (mine: number, his: number, theirs: number): number => {
  const longer = Math.max(countOf[mine] as number, countOf[his] as number)
  return theirs === 0 ? longer : Math.min(countOf[(mine | his) & (aboveOf[theirs] as number)] as number, longer)
}

/** The side (as a bit) that has the second best, with another, behind the best: a trick when it is not on lead. */
const guarded = (held: number, own: Int32Array, suit: number): number => {
  const top = 31 - Math.clz32(held)
  const rest = held & ~(1 << top)
  if (rest === 0) return 0
  const holder = own[31 - Math.clz32(rest)] as number
  const many = countOf[held & (hands[holder * SUITS + suit] as number)] as number
  return many > 1 && own[top] === ((holder + 3) & 3) ? 1 << (holder & 1) : 0
}

/** How far the highest cards are one hand's, given those of the suit without its highest. */
const mastersOf = (owner: number, below: number): number => {
  const at = 8 * (owner & 1)
  return (owner << 16) | ((below >> 16 === owner ? ((below >> at) & 255) + 1 : 1) << at)
}

/** Works out every suit of the deal that was put down. */
export const workOut = (): void => {
  for (let suit = 0; suit < SUITS; suit++) {
    const own = owners[suit] as Int32Array
    const all = left[suit] as number
    // Only what the suit has left can come up.
    for (let held = all & -all; held !== 0; held = (held - all) & all) {
      const north = held & (hands[suit] as number)
      const east = held & (hands[SUITS + suit] as number)
      const south = held & (hands[2 * SUITS + suit] as number)
      const west = held & (hands[3 * SUITS + suit] as number)
      const at = (suit * HOLDINGS + held) * 8
      const top = 31 - Math.clz32(held)
      const owner = own[top] as number
      const below = (suit * HOLDINGS + (held & ~(1 << top))) * 8
      facts[at + OWNERS] = (owner << 24) | ((facts[below + OWNERS] as number) >> 2)
      facts[at + LENGTHS] = (facts[below + LENGTHS] as number) + (1 << (4 * owner))
      facts[at + CASHABLE] = roundsOf(north, south, east, west)
      facts[at + CASHABLE + 1] = roundsOf(east, west, south, north)
      facts[at + CASHABLE + 2] = roundsOf(south, north, west, east)
      facts[at + CASHABLE + 3] = roundsOf(west, east, north, south)
      facts[at + MASTERS] = mastersOf(owner, facts[below + MASTERS] as number)
      facts[at + SURE] =
        sureOf(north, south, east | west) | (sureOf(east, west, north | south) << 4) | (guarded(held, own, suit) << 8)
    }
  }
}

/** The lowest of the `k` highest cards. */
export const lowestOf = (cards: number, k: number): number => {
  const tops = topCards[cards * 14 + k] as number
  return tops & -tops
}
