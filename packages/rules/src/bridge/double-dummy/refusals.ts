import * as cards from './cards.js'
import * as suits from './facts.js'
import * as position from './position.js'

/**
 * Leads that need no search: a suit that an opponent wins at once, with enough winners besides to cash. Every card of such
 * a suit fails, and the same cards say so.
 */

const { counts: countOf, NOTRUMP, SEATS, SUITS } = cards
const { facts, factsOf, lowestOf, MASTERS } = suits
const { hands: handOf, left: leftOf, strain: inPlay } = position

/** The cards that the last refusals rest on, two suits to a number. */
export const refusedBy = new Int32Array(2)

/** Winners by suit, from the highest card down, of the one opponent who has it; and how many can be cashed. */
const rounds = new Int32Array(SUITS)
/** Their sums by seat. */
const sums = new Int32Array(SEATS)

/** Makes refusals rest on a hand's highest cards of a suit. */
const markRefusal = (seat: number, suit: number, many: number): void => {
  const own = handOf[seat * 4 + suit] as number
  // Where nobody else has any, the lengths say it.
  if (own === leftOf[suit]) return
  const word = suit >> 1
  refusedBy[word] = (refusedBy[word] as number) | (lowestOf(own, many) << ((suit & 1) * 13))
}

/** All winners of both opponents as if nothing were ruffed, with a ruff of theirs. */
const mostRounds = (leader: number): number => {
  const trump = inPlay[0] as number
  const sums =
    (facts[factsOf(0) + MASTERS] as number) +
    (facts[factsOf(1) + MASTERS] as number) +
    (facts[factsOf(2) + MASTERS] as number) +
    (facts[factsOf(3) + MASTERS] as number)
  return ((sums >> (8 * ((leader & 1) ^ 1))) & 255) + (trump === NOTRUMP ? 0 : 1)
}

/** Counts what either opponent can cash before the leader or the leader's partner ruffs. */
const countRounds = (leader: number): void => {
  const trump = inPlay[0] as number
  const partner = leader ^ 2
  const theirs = 8 * ((leader & 1) ^ 1)
  const mayRuff = trump !== NOTRUMP && handOf[leader * 4 + trump] !== 0
  const mayHeRuff = trump !== NOTRUMP && handOf[partner * 4 + trump] !== 0
  sums[0] = 0
  sums[1] = 0
  sums[2] = 0
  sums[3] = 0
  for (let suit = 0; suit < SUITS; suit++) {
    const known = facts[factsOf(suit) + MASTERS] as number
    let many = (known >> theirs) & 255
    if (many !== 0 && suit !== trump) {
      if (mayRuff) many = Math.min(many, countOf[handOf[leader * 4 + suit] as number] as number)
      if (mayHeRuff) many = Math.min(many, countOf[handOf[partner * 4 + suit] as number] as number)
    }
    rounds[suit] = many
    sums[known >> 16] = (sums[known >> 16] as number) + many
  }
}

/** Whether the partner of a hand that cashes so many tricks always has something else than a trump to play. */
const neverRuffs = (seat: number, tricks: number, n: number): boolean => {
  const trump = inPlay[0] as number
  if (trump === NOTRUMP || tricks === 1) return true
  const trumps = handOf[(seat ^ 2) * 4 + trump] as number
  return trumps === 0 || n - (countOf[trumps] as number) >= tricks
}

/** What an opponent can cash of a suit. */
const roundsBy = (seat: number, suit: number): number =>
  (facts[factsOf(suit) + MASTERS] as number) >> 16 === seat ? (rounds[suit] as number) : 0

/** Whether an opponent can ruff a suit: the leader's partner follows, or has no trumps. */
const ruffs = (seat: number, leader: number, suit: number): boolean =>
  suit !== inPlay[0] &&
  handOf[seat * 4 + suit] === 0 &&
  (handOf[(leader ^ 2) * 4 + suit] !== 0 || handOf[(leader ^ 2) * 4 + (inPlay[0] as number)] === 0)

/** Makes refusals rest on the winners of suits that may be led, then on as many of the others as it takes. */
const markRefusals = (seat: number, byWinning: number, enough: number): void => {
  let missing = Math.min(enough, sums[seat] as number)
  for (let suit = 0; suit < SUITS; suit++) missing -= (byWinning >> suit) & 1
  for (let suit = 0; suit < SUITS; suit++) {
    const isLed = (byWinning >> suit) & 1
    const more = Math.max(0, Math.min(roundsBy(seat, suit) - isLed, missing))
    missing -= more
    if (more + isLed > 0) markRefusal(seat, suit, more + isLed)
  }
}

/** Of suits of the leader (as bits), those that one opponent refuses: wins at once, or ruffs. */
const refusedBySeat = (seat: number, leader: number, suits: number, enough: number, n: number): number => {
  const trump = inPlay[0] as number
  const sure = sums[seat] as number
  const trumps = trump === NOTRUMP ? 0 : (handOf[seat * 4 + trump] as number)
  const spare = trumps !== 0 && (countOf[trumps] as number) > roundsBy(seat, trump) ? 1 : 0
  if (sure + spare < enough || !neverRuffs(seat, enough, n)) return 0
  let byWinning = 0
  let byRuffing = 0
  for (let suit = 0; suit < SUITS; suit++) {
    if (((suits >> suit) & 1) === 0) continue
    if (sure >= enough && roundsBy(seat, suit) > 0) byWinning |= 1 << suit
    else if (trumps !== 0 && ruffs(seat, leader, suit)) byRuffing |= 1 << suit
  }
  if ((byWinning | byRuffing) !== 0) markRefusals(seat, byWinning, enough)
  return byWinning | byRuffing
}

/** Of suits of the leader (as bits), those whose lead gives the opponents `enough` of the `n` tricks left. */
export const refusedSuits = (leader: number, suits: number, enough: number, n: number): number => {
  refusedBy[0] = 0
  refusedBy[1] = 0
  if (mostRounds(leader) < enough) return 0
  countRounds(leader)
  const refused = refusedBySeat((leader + 1) & 3, leader, suits, enough, n)
  return refused === suits ? refused : refused | refusedBySeat((leader + 3) & 3, leader, suits & ~refused, enough, n)
}
