import { above, counts, highest, NOTRUMP, SUITS } from './cards.js'
import { hands, left, relevant, trump } from './position.js'

/**
 * Tricks that need no search: what the side on lead can cash, and what the other side cannot be kept from. Each answers
 * whether that is enough and, if so, makes the cards it counted the relevant ones.
 */

const countOf = counts
const topOf = highest
const aboveOf = above
const handOf = hands
const leftOf = left
const decided = relevant

/**
 * Of each suit while tricks are counted: rounds the leader can cash and the partner behind them; the winners of each, and
 * how many of these the count rests on.
 */
const ownRounds = new Int32Array(SUITS)
const ownCards = new Int32Array(SUITS)
const ownWinners = new Int32Array(SUITS)
const partnerRounds = new Int32Array(SUITS)
const partnerCards = new Int32Array(SUITS)
const partnerWinners = new Int32Array(SUITS)

/** The lowest of the `k` highest cards. */
const lowestOf = (cards: number, k: number): number => {
  let rest = cards
  for (let i = 1; i < k; i++) rest &= ~(topOf[rest] as number)
  return topOf[rest] as number
}

/** Makes a card of a suit relevant. */
const mark = (suit: number, card: number): void => {
  const word = suit >> 1
  decided[word] = (decided[word] as number) | (card << ((suit & 1) * 13))
}

/** Rounds of a suit that can be led before an opponent ruffs. */
const safeRounds = (suit: number, lho: number, rho: number): number => {
  if (trump === NOTRUMP || suit === trump) return 13
  let safe = 13
  if (handOf[lho * 4 + trump] !== 0) safe = countOf[handOf[lho * 4 + suit] as number] as number
  if (handOf[rho * 4 + trump] !== 0) safe = Math.min(safe, countOf[handOf[rho * 4 + suit] as number] as number)
  return safe
}

/**
 * Counts the rounds of one suit: winners the leader can cash while the partner follows with others, then the partner's
 * while the leader does. A hand that has outlasted the three others cashes its small cards too.
 */
const countSuit = (suit: number, leader: number, safe: number): void => {
  const mine = handOf[leader * 4 + suit] as number
  const his = handOf[(leader ^ 2) * 4 + suit] as number
  ownRounds[suit] = 0
  partnerRounds[suit] = 0
  if (((mine | his) & (topOf[leftOf[suit] as number] as number)) === 0) return
  const lho = handOf[((leader + 1) & 3) * 4 + suit] as number
  const rho = handOf[((leader + 3) & 3) * 4 + suit] as number
  const winners = aboveOf[lho | rho] as number
  const length = countOf[mine] as number
  const hisLength = countOf[his] as number
  const longest = Math.max(countOf[lho] as number, countOf[rho] as number)
  const hisSmall = countOf[his & ~winners] as number
  let own = mine & winners
  // The partner must have small ones to follow with, or nothing above the winners.
  if (hisSmall < (countOf[own] as number)) own &= aboveOf[his] as number
  let rounds = countOf[own] as number
  const outlasts = Math.max(longest, hisLength)
  ownWinners[suit] = Math.min(rounds, outlasts)
  if (rounds >= outlasts) rounds = length
  if (rounds > safe) rounds = safe
  ownRounds[suit] = rounds
  ownCards[suit] = own
  if (hisLength <= rounds || rounds >= safe) return
  let cards = his & winners
  if (length - (countOf[mine & winners] as number) < (countOf[cards] as number)) cards &= aboveOf[mine & ~own] as number
  let more = Math.min(countOf[cards] as number, hisLength - rounds)
  const needed = Math.max(longest, length) - rounds
  partnerWinners[suit] = Math.max(0, Math.min(more, needed))
  if (more >= needed) more = hisLength - rounds
  partnerRounds[suit] = Math.min(more, safe - rounds)
  partnerCards[suit] = cards
}

/** Makes the winners relevant that so many rounds of the leader rest on. */
const markOwn = (suit: number, rounds: number): void => {
  const k = Math.min(rounds, ownWinners[suit] as number)
  if (k > 0) mark(suit, lowestOf(ownCards[suit] as number, k))
}

/** The same for the partner's rounds, which come after the leader's. */
const markPartner = (suit: number, rounds: number): void => {
  const k = Math.min(rounds, partnerWinners[suit] as number)
  if (k > 0) mark(suit, lowestOf(partnerCards[suit] as number, k))
  markOwn(suit, ownRounds[suit] as number)
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

/**
 * Counts every suit; nothing is ruffed where the leader's trumps draw all that the opponents have. Answers the leader's
 * rounds, as a negative number where trumps have to be drawn first.
 */
const countSuits = (leader: number): number => {
  const lho = (leader + 1) & 3
  const rho = (leader + 3) & 3
  let drawn = false
  let mustDraw = false
  let got = 0
  if (trump !== NOTRUMP) {
    countSuit(trump, leader, 13)
    got = ownRounds[trump] as number
    const most = Math.max(
      countOf[handOf[lho * 4 + trump] as number] as number,
      countOf[handOf[rho * 4 + trump] as number] as number,
    )
    drawn = got >= most
    mustDraw = drawn && most > 0
  }
  for (let suit = 0; suit < SUITS; suit++) {
    if (suit === trump) continue
    countSuit(suit, leader, drawn ? 13 : safeRounds(suit, lho, rho))
    got += ownRounds[suit] as number
  }
  return mustDraw ? -got : got
}

/**
 * Trumps that each win a trick for the side of `seat`, whoever leads: the highest without a gap, as many as the longer hand
 * can play apart; all of the longer hand when the others have none. `marks` makes the lowest of them relevant.
 */
const sureTrumps = (seat: number, marks: boolean): number => {
  const mine = handOf[seat * 4 + trump] as number
  const his = handOf[(seat ^ 2) * 4 + trump] as number
  const ours = mine | his
  const longer = Math.max(countOf[mine] as number, countOf[his] as number)
  const theirs = (leftOf[trump] as number) & ~ours
  if (theirs === 0) return longer
  const masters = ours & (aboveOf[theirs] as number)
  if (masters !== 0 && marks) mark(trump, masters & -masters)
  return Math.min(countOf[masters] as number, longer)
}

/** The second-best trump with another behind the best: a trick for the side of `seat`, which is not on lead. */
const isGuarded = (seat: number): boolean => {
  const all = leftOf[trump] as number
  const top = topOf[all] as number
  const second = topOf[all & ~top] as number
  const holder = ((handOf[seat * 4 + trump] as number) & second) !== 0 ? seat : seat ^ 2
  const trumps = handOf[holder * 4 + trump] as number
  if ((trumps & second) === 0 || (countOf[trumps] as number) < 2) return false
  if (((handOf[((holder + 3) & 3) * 4 + trump] as number) & top) === 0) return false
  mark(trump, second)
  return true
}

/**
 * Whether the leader cashes winners of side suits and the side has sure trumps besides: enough together. The partner must
 * not have to ruff meanwhile.
 */
const cashesAside = (leader: number, enough: number): boolean => {
  const sure = sureTrumps(leader, false)
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
  sureTrumps(leader, true)
  got = 0
  for (let suit = 0; suit < SUITS && got < needed; suit++) {
    if (suit === trump) continue
    const rounds = Math.min(ownRounds[suit] as number, needed - got)
    if (rounds > 0) markOwn(suit, rounds)
    got += rounds
  }
  return true
}

/** Whether the leader's side can cash `enough` tricks at once: the leader's own, then the partner's behind an entry. */
export const cashes = (leader: number, enough: number): boolean => {
  const counted = countSuits(leader)
  const own = Math.abs(counted)
  let entry = -1
  if (own < enough) {
    entry = entryTo(leader)
    let behind = own
    if (entry !== -1) for (let suit = 0; suit < SUITS; suit++) behind += partnerRounds[suit] as number
    if (behind < enough) return trump !== NOTRUMP && counted >= 0 && cashesAside(leader, enough)
  }
  decided[0] = 0
  decided[1] = 0
  let got = 0
  if (counted < 0) {
    got = ownRounds[trump] as number
    markOwn(trump, got)
  }
  for (let suit = 0; suit < SUITS && got < enough; suit++) {
    const rounds = Math.min(ownRounds[suit] as number, enough - got)
    if ((counted < 0 && suit === trump) || rounds === 0) continue
    got += rounds
    markOwn(suit, rounds)
  }
  for (let turn = 0; turn <= SUITS && got < enough; turn++) {
    const suit = turn === 0 ? entry : turn - 1
    const rounds = Math.min(partnerRounds[suit] as number, enough - got)
    if ((turn !== 0 && suit === entry) || rounds === 0) continue
    got += rounds
    markPartner(suit, rounds)
  }
  return true
}

/**
 * Where no suit can be ruffed and the leader's side has the highest card of no suit the leader can lead, the first winner
 * of the others cashes all the highest cards of that hand: as many as the poorer of the hands that may win.
 */
const stoppedEverywhere = (leader: number, enough: number): boolean => {
  const first = (leader + 1) & 3
  let ofFirst = 0
  let ofSecond = 0
  let least = 13
  let isLed = false
  for (let suit = 0; suit < SUITS; suit++) {
    const all = leftOf[suit] as number
    const one = handOf[first * 4 + suit] as number
    const other = handOf[(first ^ 2) * 4 + suit] as number
    ofFirst += countOf[one & (aboveOf[all & ~one] as number)] as number
    ofSecond += countOf[other & (aboveOf[all & ~other] as number)] as number
    if (handOf[leader * 4 + suit] !== 0 && ((one | other) & (topOf[all] as number)) === 0) return false
  }
  for (let suit = 0; suit < SUITS; suit++) {
    if (handOf[leader * 4 + suit] === 0) continue
    isLed = true
    const wins = (handOf[first * 4 + suit] as number) & (topOf[leftOf[suit] as number] as number)
    least = Math.min(least, wins !== 0 ? ofFirst : ofSecond)
  }
  if (!isLed || least < enough) return false
  for (let suit = 0; suit < SUITS; suit++) {
    const all = leftOf[suit] as number
    const top = topOf[all] as number
    const one = handOf[first * 4 + suit] as number
    const other = handOf[(first ^ 2) * 4 + suit] as number
    const hand = (one & top) !== 0 ? one : other
    if (enough === 1) {
      if (handOf[leader * 4 + suit] !== 0) mark(suit, top)
    } else if ((hand & top) !== 0) {
      const run = hand & (aboveOf[all & ~hand] as number)
      mark(suit, run & -run)
    }
  }
  return true
}

/** Whether the side that is not on lead takes `enough` of the tricks left, whatever is led. */
export const resists = (leader: number, enough: number): boolean => {
  decided[0] = 0
  decided[1] = 0
  if (trump === NOTRUMP || leftOf[trump] === 0) return stoppedEverywhere(leader, enough)
  if (sureTrumps((leader + 1) & 3, true) >= enough) return true
  if (enough > 1) return false
  decided[0] = 0
  decided[1] = 0
  return isGuarded((leader + 1) & 3)
}
