import { counts, highest, NOTRUMP, SUITS } from './cards.js'
import { hands, left, trump } from './position.js'

/**
 * Which cards to try, the likeliest first. Of cards that nobody else's card lies between, the highest stands for all.
 */

const countOf = counts
const topOf = highest
const handOf = hands
const leftOf = left

/** Moves to lead, by trick, the best first: weight · 64 + suit · 16 + rank. */
export const MOST_MOVES = 16
export const moves = new Int32Array(14 * MOST_MOVES)

/** A trump is above every card of the suit led. */
export const HIGHER = 1 << 14

/** A card's strength in a trick, comparable with others of the same trick. */
export const strengthOf = (suit: number, card: number, led: number): number =>
  suit === trump ? card + HIGHER : suit === led ? card : 0

/** The strongest that a seat can be in a trick. */
const mightOf = (seat: number, led: number): number => {
  const follows = handOf[seat * 4 + led] as number
  if (follows !== 0) return led === trump ? (topOf[follows] as number) + HIGHER : (topOf[follows] as number)
  if (trump === NOTRUMP) return 0
  const trumps = handOf[seat * 4 + trump] as number
  return trumps !== 0 ? (topOf[trumps] as number) + HIGHER : 0
}

/** Puts a move where its weight belongs; answers how many there are now. */
const insert = (base: number, count: number, weight: number, suit: number, rank: number): number => {
  const move = weight * 64 + suit * 16 + rank
  let at = base + count - 1
  while (at >= base && (moves[at] as number) < move) {
    moves[at + 1] = moves[at] as number
    at--
  }
  moves[at + 1] = move
  return count + 1
}

/** What ruffs speak for or against leading a side suit. */
const weighRuffs = (seat: number, suit: number): number => {
  const lho = (seat + 1) & 3
  const rho = (seat + 3) & 3
  const partner = seat ^ 2
  if (handOf[lho * 4 + suit] === 0 && handOf[lho * 4 + trump] !== 0) return -107
  if (handOf[rho * 4 + suit] === 0 && handOf[rho * 4 + trump] !== 0) return -93
  const length = countOf[handOf[seat * 4 + suit] as number] as number
  const hisLength = countOf[handOf[partner * 4 + suit] as number] as number
  if (handOf[partner * 4 + trump] !== 0 && hisLength === 0) return 75
  // A doubleton of the leader, or a last card of the partner, before a ruff of the same side.
  if (handOf[seat * 4 + trump] !== 0 && length <= 2) return length === 2 ? -8 : 0
  return handOf[partner * 4 + trump] !== 0 && hisLength === 1 ? 20 : 0
}

/** What the highest cards of the suit speak for or against leading this one. */
const weighHonours = (seat: number, suit: number, card: number): number => {
  const lho = (seat + 1) & 3
  const rho = (seat + 3) & 3
  const mine = handOf[seat * 4 + suit] as number
  const his = handOf[(seat ^ 2) * 4 + suit] as number
  const lhoHas = handOf[lho * 4 + suit] as number
  const rhoHas = handOf[rho * 4 + suit] as number
  const top = topOf[leftOf[suit] as number] as number
  const might = suit === trump ? card + HIGHER : card
  if (might > mightOf(lho, suit) && might > mightOf(rho, suit)) return mine & top ? 37 : 27
  if ((his & top) !== 0) return topOf[mine] === card && (mine & (mine - 1)) !== 0 ? 27 : 44
  if ((topOf[his] as number) > (topOf[lhoHas | rhoHas] as number)) return 24
  if ((lhoHas & top) !== 0) return 8
  const second = topOf[(leftOf[suit] as number) & ~top] as number
  return ((topOf[his] as number) > (topOf[lhoHas] as number) ? -11 : 0) + ((his & second) !== 0 ? 10 : 0)
}

/** How promising a lead is; the weights were found by counting positions of random deals. */
const weighLead = (seat: number, suit: number, card: number): number => {
  const mine = handOf[seat * 4 + suit] as number
  const his = handOf[(seat ^ 2) * 4 + suit] as number
  const lhoHas = handOf[((seat + 1) & 3) * 4 + suit] as number
  const rhoHas = handOf[((seat + 3) & 3) * 4 + suit] as number
  let weight = weighHonours(seat, suit, card)
  if (trump !== NOTRUMP && suit !== trump) weight += weighRuffs(seat, suit)
  // Trumps that the others no longer have are for ruffs.
  if (suit === trump && (lhoHas | rhoHas) === 0) weight -= 90
  weight += 2 * (countOf[mine] as number) + 7 * (countOf[his] as number)
  weight -= (countOf[lhoHas] as number) + (countOf[rhoHas] as number)
  // Among cards that are not the highest, the lowest.
  if ((mine & (topOf[leftOf[suit] as number] as number)) === 0 && card !== (mine & -mine)) weight -= 8
  return weight
}

/** The last lead that decided by trick and leader, as suit · 16 + rank. */
const deciding = new Int32Array(14 * 4)
export const learnLead = (n: number, leader: number, suit: number, rank: number): void => {
  deciding[n * 4 + leader] = suit * 16 + rank
}

/**
 * The cards to lead at a trick; `known` is what was best before from such lengths: a suit, with 4 when it was the highest card
 * of the hand; −1 where nothing is known.
 */
export const orderLeads = (n: number, seat: number, known: number): number => {
  const base = n * MOST_MOVES
  let count = 0
  for (let suit = 0; suit < SUITS; suit++) {
    const mine = handOf[seat * 4 + suit] as number
    const others = (leftOf[suit] as number) & ~mine
    const isKnown = known >= 0 && (known & 3) === suit
    for (let rest = mine; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest)
      const card = 1 << rank
      let weight = weighLead(seat, suit, card)
      if (isKnown) weight += known >> 2 === (card === topOf[mine] ? 1 : 0) ? 142 : 120
      if (deciding[n * 4 + seat] === suit * 16 + rank) weight += 24
      count = insert(base, count, weight, suit, rank)
      // Down to the next card of another.
      const next = topOf[others & (card - 1)] as number
      rest &= next === 0 ? 0 : next - 1
    }
  }
  return count
}

/**
 * The cards to try first by a hand that follows suit, of those it holds: the lowest of them, then the lowest of the others.
 * `best` is the strength that wins so far, for the own side or not.
 */
export const preferredFollows = (
  place: number,
  seat: number,
  led: number,
  best: number,
  own: boolean,
  mine: number,
): number => {
  // What is above the best so far: nothing where a side suit was ruffed.
  const cap = led === trump ? best - HIGHER : best
  const winning = cap >= HIGHER ? 0 : mine & -(2 * cap)
  if (place === 3) return own ? mine : winning
  const danger = mightOf((seat + 1) & 3, led)
  const over = led === trump ? danger - HIGHER : danger
  const safe = danger === 0 ? winning : over >= HIGHER ? 0 : winning & -(2 * over)
  if (place === 2) {
    if (own && best > danger) return mine
    if (safe !== 0) return safe
    const top = topOf[winning] as number
    return own || top < 1 << 7 ? mine : top
  }
  // Second hand: the leader's partner plays next, then our own.
  const help = mightOf(seat ^ 2, led)
  if (help > danger && help > best) return mine
  return safe !== 0 ? safe : mine & ~winning
}

/** The trumps to try first by a hand that may ruff; 0 where it had better discard. */
export const preferredRuffs = (place: number, seat: number, led: number, best: number, own: boolean): number => {
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
  return help > danger && help > best ? 0 : safe
}

/** How readily the lowest card of a hand's suit is thrown. */
export const discardWeight = (mine: number, suit: number): number =>
  (countOf[mine] as number) * 8 - ((mine & (topOf[leftOf[suit] as number] as number)) !== 0 ? 1 : 0)
