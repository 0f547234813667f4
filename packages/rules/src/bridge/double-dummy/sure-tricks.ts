import * as cards from './cards.js'
import * as suits from './facts.js'
import * as position from './position.js'

/**
 * Tricks that need no search: what the side on lead can cash, and what the other side cannot be kept from. Each answers
 * whether that is enough and, if so, makes the cards it counted the relevant ones.
 */

const { above: aboveOf, counts: countOf, NOTRUMP, SUITS } = cards
const { CASHABLE, facts, factsOf, lowestOf, SURE } = suits
const { hands: handOf, left: leftOf, relevant: decided, strain: inPlay } = position

/**
 * Of each suit while tricks are counted: what the table says of it, rounds before an opponent ruffs, rounds the leader can
 * cash and the partner behind them.
 */
const packs = new Int32Array(SUITS)
const safes = new Int32Array(SUITS)
const ownRounds = new Int32Array(SUITS)
const partnerRounds = new Int32Array(SUITS)

/** Makes a card of a suit relevant. */
const mark = (suit: number, card: number): void => {
  const word = suit >> 1
  decided[word] = (decided[word] as number) | (card << ((suit & 1) * 13))
}

/** Counts the rounds of one suit that the leader can cash. */
const countSuit = (suit: number, leader: number, safe: number): number => {
  const pack = facts[factsOf(suit) + CASHABLE + leader] as number
  packs[suit] = pack
  safes[suit] = safe
  const rounds = (pack & 15) > safe ? safe : pack & 15
  ownRounds[suit] = rounds
  return rounds
}

/** Counts the rounds of every suit that the partner can cash behind the leader's; answers their sum. */
const countBehind = (): number => {
  let sum = 0
  for (let suit = 0; suit < SUITS; suit++) {
    const more = ((packs[suit] as number) >> 8) & 15
    const room = (safes[suit] as number) - (ownRounds[suit] as number)
    partnerRounds[suit] = more > room ? room : more
    sum += partnerRounds[suit] as number
  }
  return sum
}

/** Makes the winners relevant that so many rounds of the leader rest on. */
const markOwn = (leader: number, suit: number, rounds: number): void => {
  const k = Math.min(rounds, ((packs[suit] as number) >> 4) & 15)
  if (k > 0) mark(suit, lowestOf(handOf[leader * 4 + suit] as number, k))
}

/** The same for the partner's rounds, which come after the leader's. */
const markPartner = (leader: number, suit: number, rounds: number): void => {
  const k = Math.min(rounds, (packs[suit] as number) >> 12)
  if (k > 0) mark(suit, lowestOf(handOf[(leader ^ 2) * 4 + suit] as number, k))
  markOwn(leader, suit, ownRounds[suit] as number)
}

/** The suit in which the leader has a card for the partner to win; −1 where there is none. */
const entryTo = (leader: number): number => {
  let entry = -1
  for (let suit = 0; suit < SUITS; suit++) {
    if (partnerRounds[suit] === 0) continue
    const small = (countOf[handOf[leader * 4 + suit] as number] as number) > (ownRounds[suit] as number)
    if (small && (entry === -1 || (partnerRounds[suit] as number) > (partnerRounds[entry] as number))) entry = suit
  }
  return entry
}

/** All rounds of both hands as if nothing were ruffed and every entry there, with one for trumps that win apart. */
const mostRounds = (leader: number): number => {
  const trump = inPlay[0] as number
  const at = CASHABLE + leader
  const sums =
    ((facts[factsOf(0) + at] as number) & 0xf0f) +
    ((facts[factsOf(1) + at] as number) & 0xf0f) +
    ((facts[factsOf(2) + at] as number) & 0xf0f) +
    ((facts[factsOf(3) + at] as number) & 0xf0f)
  return (sums & 255) + (sums >> 8) + (trump === NOTRUMP ? 0 : 1)
}

/**
 * Counts every suit; nothing is ruffed where the leader's trumps draw all that the opponents have. Answers the leader's
 * rounds, as a negative number where trumps have to be drawn first.
 */
const countSuits = (leader: number): number => {
  const trump = inPlay[0] as number
  if (trump === NOTRUMP || leftOf[trump] === 0)
    return countSuit(0, leader, 13) + countSuit(1, leader, 13) + countSuit(2, leader, 13) + countSuit(3, leader, 13)
  const lho = (leader + 1) & 3
  const rho = (leader + 3) & 3
  let got = countSuit(trump, leader, 13)
  const lhoTrumps = handOf[lho * 4 + trump] as number
  const rhoTrumps = handOf[rho * 4 + trump] as number
  const drawn = got >= (countOf[lhoTrumps] as number) && got >= (countOf[rhoTrumps] as number)
  for (let suit = 0; suit < SUITS; suit++) {
    if (suit === trump) continue
    let safe = 13
    if (!drawn && lhoTrumps !== 0) safe = countOf[handOf[lho * 4 + suit] as number] as number
    if (!drawn && rhoTrumps !== 0) safe = Math.min(safe, countOf[handOf[rho * 4 + suit] as number] as number)
    got += countSuit(suit, leader, safe)
  }
  return drawn && (lhoTrumps | rhoTrumps) !== 0 ? -got : got
}

/** Trumps that each win a trick for the side of `seat`, whoever leads. */
const sureTrumps = (seat: number): number =>
  ((facts[factsOf(inPlay[0] as number) + SURE] as number) >> (4 * (seat & 1))) & 15

/** Makes the lowest of the sure trumps of a side relevant. */
const markSure = (seat: number): void => {
  const trump = inPlay[0] as number
  const ours = (handOf[seat * 4 + trump] as number) | (handOf[(seat ^ 2) * 4 + trump] as number)
  const theirs = (leftOf[trump] as number) & ~ours
  const masters = ours & (aboveOf[theirs] as number)
  if (theirs !== 0 && masters !== 0) mark(trump, masters & -masters)
}

/**
 * Whether the leader cashes winners of side suits and the side has sure trumps besides: enough together. The partner must
 * not have to ruff meanwhile.
 */
const cashesAside = (leader: number, enough: number): boolean => {
  const trump = inPlay[0] as number
  const sure = sureTrumps(leader)
  let got = 0
  for (let suit = 0; suit < SUITS; suit++) if (suit !== trump) got += ownRounds[suit] as number
  if (got + sure < enough) return false
  const needed = Math.max(0, enough - sure)
  let others = 0
  for (let suit = 0; suit < SUITS; suit++)
    if (suit !== trump) others += countOf[handOf[(leader ^ 2) * 4 + suit] as number] as number
  if (others < needed) return false
  decided[0] = 0
  decided[1] = 0
  markSure(leader)
  got = 0
  for (let suit = 0; suit < SUITS && got < needed; suit++) {
    if (suit === trump) continue
    const rounds = Math.min(ownRounds[suit] as number, needed - got)
    if (rounds > 0) markOwn(leader, suit, rounds)
    got += rounds
  }
  return true
}

/** Whether the leader's side can cash `enough` tricks at once: the leader's own, then the partner's behind an entry. */
export const cashes = (leader: number, enough: number): boolean => {
  const trump = inPlay[0] as number
  if (mostRounds(leader) < enough) return false
  const counted = countSuits(leader)
  const own = Math.abs(counted)
  let entry = -1
  if (own < enough) {
    const behind = countBehind()
    if (own + behind >= enough) entry = entryTo(leader)
    if (entry === -1) return trump !== NOTRUMP && counted >= 0 && cashesAside(leader, enough)
  }
  decided[0] = 0
  decided[1] = 0
  let got = 0
  if (counted < 0) {
    got = ownRounds[trump] as number
    markOwn(leader, trump, got)
  }
  for (let suit = 0; suit < SUITS && got < enough; suit++) {
    const rounds = Math.min(ownRounds[suit] as number, enough - got)
    if ((counted < 0 && suit === trump) || rounds === 0) continue
    got += rounds
    markOwn(leader, suit, rounds)
  }
  for (let turn = 0; turn <= SUITS && got < enough; turn++) {
    const suit = turn === 0 ? entry : turn - 1
    const rounds = Math.min(partnerRounds[suit] as number, enough - got)
    if ((turn !== 0 && suit === entry) || rounds === 0) continue
    got += rounds
    markPartner(leader, suit, rounds)
  }
  return true
}

/** Whether the side that is not on lead takes `enough` of the tricks left by its trumps, whatever is led. */
export const resists = (leader: number, enough: number): boolean => {
  const trump = inPlay[0] as number
  if (trump === NOTRUMP || leftOf[trump] === 0) return false
  const side = (leader & 1) ^ 1
  const isSure = sureTrumps(side) >= enough
  if (!isSure && (enough > 1 || (((facts[factsOf(trump) + SURE] as number) >> (8 + side)) & 1) === 0)) return false
  decided[0] = 0
  decided[1] = 0
  if (isSure) markSure(side)
  else mark(trump, lowestOf(leftOf[trump] as number, 2))
  return true
}
