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
const MOST_MOVES = 16
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

const weighLead = (seat: number, suit: number, card: number): number => {
  const lho = (seat + 1) & 3
  const rho = (seat + 3) & 3
  const partner = seat ^ 2
  const mine = handOf[seat * 4 + suit] as number
  const his = handOf[partner * 4 + suit] as number
  const top = topOf[leftOf[suit] as number] as number
  const lhoHas = handOf[lho * 4 + suit] as number
  const rhoHas = handOf[rho * 4 + suit] as number
  let weight = 0
  if (trump !== NOTRUMP && suit !== trump) {
    const lhoRuffs = lhoHas === 0 && handOf[lho * 4 + trump] !== 0
    const rhoRuffs = rhoHas === 0 && handOf[rho * 4 + trump] !== 0
    if (lhoRuffs || rhoRuffs) weight -= 40
    else if (his === 0 && handOf[partner * 4 + trump] !== 0) weight += 30
  }
  const best = Math.max(mightOf(lho, suit), mightOf(rho, suit))
  const might = suit === trump ? card + HIGHER : card
  const low = mine & -mine
  if (might > best) weight += mine & top ? 28 : 18
  else if ((his & top) !== 0) weight += topOf[mine] === card && card !== low ? 10 : 22
  else if ((topOf[his] as number) > (topOf[lhoHas | rhoHas] as number)) weight += 16
  else if ((rhoHas & top) !== 0 && (topOf[his] as number) > (topOf[lhoHas] as number)) weight -= 8
  else if ((lhoHas & top) !== 0) weight += 4
  if (suit === trump) weight += (lhoHas | rhoHas) === 0 ? -10 : 2
  weight +=
    (countOf[mine] as number) +
    (countOf[his] as number) -
    (countOf[lhoHas] as number) -
    ((countOf[rhoHas] as number) >> 1)
  // Among cards that do not win, the lowest.
  if ((mine & top) === 0 && card !== low) weight -= 4
  return weight
}

/** The cards to lead; `known` is the suit that was best before. */
export const orderLeads = (base: number, seat: number, known: number): number => {
  let count = 0
  for (let suit = 0; suit < SUITS; suit++) {
    let rest = handOf[seat * 4 + suit] as number
    const others = (leftOf[suit] as number) & ~rest
    while (rest !== 0) {
      const rank = 31 - Math.clz32(rest)
      const card = 1 << rank
      count = insert(base, count, weighLead(seat, suit, card) + (suit === known ? 50 : 0), suit, rank)
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
    return own || top < 1 << 8 ? mine : top
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
  (countOf[mine] as number) * 2 - ((mine & (topOf[leftOf[suit] as number] as number)) !== 0 ? 6 : 0)
