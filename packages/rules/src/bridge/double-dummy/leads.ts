import * as cards from './cards.js'
import * as position from './position.js'

/** Which cards to lead, the likeliest first. */

const { counts: countOf, highest: topOf, NOTRUMP, SUITS } = cards
const { hands: handOf, left: leftOf, strain: inPlay } = position

/** Moves to lead, by trick, the best first: weight · 64 + suit · 16 + rank. */
export const MOST_MOVES = 16
export const moves = new Int32Array(14 * MOST_MOVES)

/**
 * What speaks for a lead, found by counting positions of random deals: without trumps, then with them. Of a suit: each card
 * the opponents can choose from, a void of the partner, strength of the last opponent, the second best of the partner
 * behind the first's best, a ruff of theirs, of the partner, of the leader next time, the second and third best with the
 * partner, with both. Of a card, see `classOf`; then its place among those left, and what memory says.
 */
const weights = Int16Array.of(
  ...[-27, -36, -68, 124, 0, 0, 0, 140, 100],
  ...[112, 180, 180, 160, 68, 230, 202, 180, 160, 68, 44],
  ...[112, -68, 0, -68, 0, 234, 116, 48, 48],
  ...[4, 4, 160, 560, 425, 160, 560, 480],
  ...[-39, 0, -48, 108, -48, 68, 76, 80, 4],
  ...[140, 192, 124, 124, 76, -12, 168, 112, 112, 64, 60],
  ...[8, 132, 152, -56, 136, 109, 40, 40, 40],
  ...[4, 4, 220, 72, 40, 72, 0, 0],
)
const WITH_TRUMPS = 37
const WINS = 9
const FAILS = 20
const PLACE = 29
const MEMORY = 31

/** The last lead that decided by trick and leader, as suit · 16 + rank. */
const deciding = new Int32Array(14 * 4)
export const learnLead = (n: number, leader: number, suit: number, rank: number): void => {
  deciding[n * 4 + leader] = suit * 16 + rank
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

/** The suit being weighed: what the four have of it from the leader on, its two best cards, where its weights begin. */
let mine = 0
let lho = 0
let his = 0
let rho = 0
let top = 0
let second = 0
let from = 0
/** Whether an opponent ruffs it; whether the partner takes it, whichever card is led. */
let isRuffed = false
let isTaken = false

/** Looks at the ruffs of a side suit; answers what they speak for or against leading it. */
const weighRuffs = (seat: number): number => {
  const trump = inPlay[0] as number
  const lhoTrumps = lho === 0 ? (handOf[((seat + 1) & 3) * 4 + trump] as number) : 0
  const rhoTrumps = rho === 0 ? (handOf[((seat + 3) & 3) * 4 + trump] as number) : 0
  const hisTrumps = handOf[(seat ^ 2) * 4 + trump] as number
  isRuffed = (lhoTrumps | rhoTrumps) !== 0
  let weight = isRuffed ? (weights[from + 4] as number) : 0
  if (his === 0 && hisTrumps !== 0) {
    isTaken = hisTrumps > (lhoTrumps | rhoTrumps)
    isRuffed = isRuffed && !isTaken
    if (rho !== 0) weight += weights[from + 5] as number
  } else if (isRuffed) isTaken = false
  const single = (mine & (mine - 1)) === 0 && handOf[seat * 4 + trump] !== 0
  if (single && (his & top) !== 0 && (his & (his - 1)) !== 0) weight += weights[from + 6] as number
  return weight
}

/** Takes a suit up; answers what speaks for or against leading any card of it. */
const weighSuit = (n: number, seat: number, suit: number): number => {
  const trump = inPlay[0] as number
  mine = handOf[seat * 4 + suit] as number
  lho = handOf[((seat + 1) & 3) * 4 + suit] as number
  his = handOf[(seat ^ 2) * 4 + suit] as number
  rho = handOf[((seat + 3) & 3) * 4 + suit] as number
  const all = leftOf[suit] as number
  top = topOf[all] as number
  second = topOf[all & ~top] as number
  isRuffed = false
  isTaken = (topOf[his] as number) > (lho | rho)
  from = trump === NOTRUMP || leftOf[trump] === 0 ? 0 : WITH_TRUMPS
  const choice = (lho === 0 ? n : (countOf[lho] as number)) + (rho === 0 ? n : (countOf[rho] as number))
  let weight = choice * (weights[from] as number)
  if (his === 0) weight += weights[from + 1] as number
  return from !== 0 && suit !== trump ? weight + weighRuffs(seat) : weight
}

/** What speaks for a suit that the other side wins. */
const weighLater = (all: number): number => {
  const third = topOf[all & ~top & ~second] as number
  const isLong = (his & (his - 1)) !== 0
  const ours = mine | his
  let weight = 0
  if ((rho & (top | second)) !== 0) {
    if ((rho & (rho - 1)) !== 0) weight += weights[from + 2] as number
  } else if ((lho & top) !== 0 && (his & second) !== 0 && isLong) weight += weights[from + 3] as number
  if ((his & second) !== 0 && (his & third) !== 0) weight += weights[from + 7] as number
  else if (isLong && (ours & second) !== 0 && (ours & third) !== 0) weight += weights[from + 8] as number
  return weight
}

/** The kind of lead among those that win the trick, then among those that do not. */
const classOf = (card: number, wins: boolean): number => {
  const isAlone = ((lho & top) !== 0 && lho === top) || ((rho & top) !== 0 && rho === top)
  if (isAlone) return wins ? WINS : FAILS
  if (wins) {
    if ((mine & top) !== 0) {
      if ((his & second) !== 0) return WINS + 1
      if (card !== top) return WINS + 5
      return (lho & second) !== 0 ? WINS + 3 : (rho & second) !== 0 ? WINS + 4 : WINS + 2
    }
    if ((his & top) === 0) return WINS + 10
    return (mine & second) !== 0
      ? WINS + 6
      : (lho & second) !== 0
        ? WINS + 8
        : (rho & second) !== 0
          ? WINS + 9
          : WINS + 7
  }
  if ((mine & top) !== 0) return (his & second) !== 0 ? FAILS + 1 : card === top ? FAILS + 2 : FAILS + 3
  if ((his & top) !== 0) return FAILS + 4
  const next = topOf[mine & (card - 1)] as number
  if (next !== 0 && ((lho | rho | his) & (card - 1) & -next) === 0) return card === second ? FAILS + 5 : FAILS + 6
  return (lho & top) !== 0 ? FAILS + 7 : FAILS + 8
}

/**
 * The cards to lead at a trick, of suits not left out (as bits); `known` is what was best before from such lengths: a suit,
 * with 4 when it was the highest card of the hand; −1 where nothing is known.
 */
export const orderLeads = (n: number, seat: number, known: number, without: number): number => {
  const base = n * MOST_MOVES
  let count = 0
  for (let suit = 0; suit < SUITS; suit++) {
    if (handOf[seat * 4 + suit] === 0 || ((without >> suit) & 1) !== 0) continue
    const ofSuit = weighSuit(n, seat, suit)
    const all = leftOf[suit] as number
    const others = all & ~mine
    const later = isTaken ? 0 : weighLater(all)
    const best = deciding[n * 4 + seat] as number
    for (let rest = mine; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest)
      const card = 1 << rank
      const wins = isTaken || (card === top && !isRuffed)
      const row = from + (wins ? 0 : 1)
      let weight = ofSuit + (wins ? 0 : later) + (weights[from + classOf(card, wins)] as number)
      weight += (weights[row + PLACE] as number) * (countOf[all & -card] as number)
      const memory = from + MEMORY + (wins ? 0 : 3)
      if (best === suit * 16 + rank) weight += weights[memory] as number
      if (known >= 0 && (known & 3) === suit)
        weight += weights[memory + (known >> 2 === (card === topOf[mine] ? 1 : 0) ? 1 : 2)] as number
      count = insert(base, count, weight, suit, rank)
      // Down to the next card of another.
      const next = topOf[others & (card - 1)] as number
      rest &= next === 0 ? 0 : next - 1
    }
  }
  return count
}
