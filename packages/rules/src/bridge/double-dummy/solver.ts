import type { Deal } from '../table/deal.js'
import { counts, highest, holdingsOf, NOTRUMP, SEATS, SUITS } from './cards.js'
import { createSureTricks, type Position } from './sure-tricks.js'
import { type DoubleDummySolver, MOST_POSITIONS, TooLong } from './solved.js'
import { createTable } from './table.js'

const DEPTH = 14
/** A trump is above every card of the suit led. */
const HIGHER = 1 << 14

/**
 * A double-dummy solver: whether a side takes so many tricks, decided by depth-first search over whole tricks. Positions
 * are remembered by the cards that decided them (partition search), equal cards are tried once, sure tricks end a line
 * early. One instance is for one thread; its table takes some tens of megabytes.
 */
export const createSolver = (): DoubleDummySolver => {
  const table = createTable()
  // Read millions of times: names of this function's own are the quickest to reach.
  const countOf = counts
  const topOf = highest
  const held = new Int32Array(SEATS * SUITS)
  const left = new Int32Array(SUITS)
  const relevant = new Int32Array(DEPTH * SUITS)
  // For each trick and each seat of it: moves as suit · 8192 + card, with their weights.
  const moves = new Int32Array(DEPTH * SEATS * 16)
  const weights = new Int32Array(DEPTH * SEATS * 16)
  const gathered = new Int32Array(DEPTH * SEATS * SUITS)
  // The cards on the table: suit and card by trick and place in it; and the place that wins so far.
  const suitAt = new Int8Array(DEPTH * SEATS)
  const cardAt = new Int32Array(DEPTH * SEATS)
  const winnerAt = new Int8Array(DEPTH * SEATS)
  const buckets = new Int32Array(DEPTH)
  let trump = NOTRUMP
  let nodes = 0
  let limit = Number.POSITIVE_INFINITY

  const position: Position = { held, left, relevant, trump: NOTRUMP }
  const { cashes, sureTrumps, stoppedEverywhere } = createSureTricks(position)

  /** The holding of a seat in what is left. */
  const of = (seat: number, suit: number): number => (held[seat * SUITS + suit] as number) & (left[suit] as number)

  const clear = (at: number): void => {
    relevant[at] = 0
    relevant[at + 1] = 0
    relevant[at + 2] = 0
    relevant[at + 3] = 0
  }

  const beats = (suit: number, card: number, bestSuit: number, bestCard: number): boolean =>
    suit === bestSuit ? card > bestCard : suit === trump

  /** The best card a seat can still put on a trick, as a weight that compares with others of the same trick. */
  const strength = (suit: number, card: number, led: number): number =>
    suit === trump ? (trump === led ? card : card + HIGHER) : suit === led ? card : 0

  /** The strongest card that a seat may play when `led` is led. */
  const mightOf = (seat: number, led: number): number => {
    const follows = of(seat, led)
    if (follows !== 0) return strength(led, topOf[follows] as number, led)
    if (trump !== NOTRUMP && trump !== led) {
      const trumps = of(seat, trump)
      if (trumps !== 0) return strength(trump, topOf[trumps] as number, led)
    }
    return 0
  }

  /** Adds one card of each run of equal ones. */
  const addMoves = (suit: number, seat: number, base: number, from: number): number => {
    const mine = of(seat, suit)
    const remaining = left[suit] as number
    let count = from
    let rest = mine
    const others = remaining & ~mine
    let previous = 0
    while (rest !== 0) {
      const card = topOf[rest] as number
      rest &= ~card
      // Equal to the one above when nobody else has a card between.
      const isEqual = previous !== 0 && (others & (previous - 1) & ~(card - 1)) === 0
      previous = card
      if (isEqual) continue
      moves[base + count] = suit * 8192 + card
      count++
    }
    return count
  }

  const weighLead = (seat: number, suit: number, card: number): number => {
    const [lho, rho, partner] = [(seat + 1) & 3, (seat + 3) & 3, seat ^ 2]
    const mine = of(seat, suit)
    const his = of(partner, suit)
    const top = topOf[left[suit] as number] as number
    const lhoHas = of(lho, suit)
    const rhoHas = of(rho, suit)
    let weight = 0
    if (trump !== NOTRUMP && suit !== trump) {
      const lhoRuffs = lhoHas === 0 && of(lho, trump) !== 0
      const rhoRuffs = rhoHas === 0 && of(rho, trump) !== 0
      if (lhoRuffs || rhoRuffs) weight -= 40
      if (his === 0 && of(partner, trump) !== 0 && !rhoRuffs && !lhoRuffs) weight += 30
    }
    const best = Math.max(mightOf(lho, suit), mightOf(rho, suit))
    if (card > best && mightOf(lho, suit) <= card && mightOf(rho, suit) <= card) weight += mine & top ? 28 : 18
    else if ((his & top) !== 0) weight += (topOf[mine] as number) === card && (countOf[mine] as number) > 1 ? 10 : 22
    else if ((topOf[his] as number) > best) weight += 16
    else if ((rhoHas & top) !== 0 && (topOf[his] as number) > (topOf[lhoHas] as number)) weight -= 8
    else if ((lhoHas & top) !== 0) weight += 4
    if (suit === trump) weight += best === 0 ? -10 : 2
    weight +=
      (countOf[mine] as number) +
      (countOf[his] as number) -
      (countOf[lhoHas] as number) -
      (countOf[rhoHas] as number) / 2
    // Among cards that do not win, the lowest.
    if ((mine & top) === 0 && card !== (mine & -mine)) weight -= 3 + (card > best / 2 ? 1 : 0)
    return weight
  }

  const weighFollow = (n: number, place: number, seat: number, suit: number, card: number): number => {
    const t = n * SEATS
    const led = suitAt[t] as number
    const winner = winnerAt[t + place - 1] as number
    const bestSuit = suitAt[t + winner] as number
    const bestCard = cardAt[t + winner] as number
    const isPartners = ((place - winner) & 1) === 0
    const rank = 31 - Math.clz32(card)
    const wins = beats(suit, card, bestSuit, bestCard)
    const might = strength(suit, card, led)
    const partner = seat ^ 2
    if (place === 3) {
      if (isPartners) return (wins ? 0 : 20) - rank
      return wins ? 60 - rank : 20 - rank
    }
    const next = (seat + 1) & 3
    if (place === 2) {
      const danger = mightOf(next, led)
      const bestNow = strength(bestSuit, bestCard, led)
      if (isPartners && bestNow > danger) return (wins ? 0 : 40) - rank
      if (wins && might > danger) return 60 - rank
      return wins && !isPartners ? 25 + rank - 13 : 20 - rank
    }
    // Second hand: the leader's partner plays next, then our partner.
    const danger = mightOf(next, led)
    const help = mightOf(partner, led)
    if (help > danger && help > strength(bestSuit, bestCard, led))
      return wins && might > danger && suit !== trump ? 25 - rank : 40 - rank
    if (wins && might > danger) return 60 - rank
    return wins ? 15 - rank : 20 - rank
  }

  const discardWeight = (seat: number, suit: number): number => {
    const mine = of(seat, suit)
    const top = topOf[left[suit] as number] as number
    return (countOf[mine] as number) * 2 - ((mine & top) !== 0 ? 6 : 0)
  }

  /** The moves of a place in the trick, the likeliest first; answers how many. */
  const order = (n: number, place: number, seat: number): number => {
    const base = (n * SEATS + place) * 16
    let count = 0
    if (place === 0) {
      const known = table.suitFor(buckets[n] as number)
      for (let suit = 0; suit < SUITS; suit++) {
        const from = count
        count = addMoves(suit, seat, base, count)
        for (let i = from; i < count; i++)
          weights[base + i] = weighLead(seat, suit, (moves[base + i] as number) & 8191) + (suit === known ? 50 : 0)
      }
    } else {
      const led = suitAt[n * SEATS] as number
      if (of(seat, led) !== 0) {
        count = addMoves(led, seat, base, 0)
        for (let i = 0; i < count; i++)
          weights[base + i] = weighFollow(n, place, seat, led, (moves[base + i] as number) & 8191)
      } else {
        for (let suit = 0; suit < SUITS; suit++) {
          const from = count
          count = addMoves(suit, seat, base, count)
          for (let i = from; i < count; i++)
            weights[base + i] =
              weighFollow(n, place, seat, suit, (moves[base + i] as number) & 8191) +
              (suit === trump ? 0 : discardWeight(seat, suit))
        }
      }
    }
    for (let i = 1; i < count; i++) {
      const move = moves[base + i] as number
      const weight = weights[base + i] as number
      let j = i - 1
      while (j >= 0 && (weights[base + j] as number) < weight) {
        moves[base + j + 1] = moves[base + j] as number
        weights[base + j + 1] = weights[base + j] as number
        j--
      }
      moves[base + j + 1] = move
      weights[base + j + 1] = weight
    }
    return count
  }

  /** The four cards are there: the rest is played by the winner. */
  const finish = (n: number, leader: number, need: number): boolean => {
    const t = n * SEATS
    const place = winnerAt[t + 3] as number
    const winner = (leader + place) & 3
    for (let i = 0; i < SEATS; i++) {
      const suit = suitAt[t + i] as number
      left[suit] = (left[suit] as number) & ~(cardAt[t + i] as number)
    }
    const made = search(n - 1, winner, need - (winner & 1 ? 0 : 1))
    for (let i = 0; i < SEATS; i++) {
      const suit = suitAt[t + i] as number
      left[suit] = (left[suit] as number) | (cardAt[t + i] as number)
    }
    const suit = suitAt[t + place] as number
    let same = 0
    for (let i = 0; i < SEATS; i++) if (suitAt[t + i] === suit) same++
    if (same > 1) {
      const at = (n - 1) * SUITS + suit
      relevant[at] = (relevant[at] as number) | (cardAt[t + place] as number)
    }
    return made
  }

  /**
   * Equal cards were tried once: where the relevant cards reach into a run of them, the run must be whole for the others
   * to have been tried too.
   */
  const withEquals = (seat: number, suit: number, needed: number): number => {
    if (needed === 0) return 0
    const mine = of(seat, suit)
    const remaining = left[suit] as number
    const reached = remaining & ~((needed & -needed) - 1)
    const last = reached & -reached
    if ((mine & last) === 0) return needed
    let lowest = last
    let below = remaining & (last - 1)
    let next = topOf[below] as number
    while ((mine & next) !== 0) {
      lowest = next
      below &= ~next
      next = topOf[below] as number
    }
    return needed | lowest
  }

  /** Tries the moves of a place; what decided is left in `relevant` of the trick below. */
  const play = (n: number, place: number, leader: number, need: number): boolean => {
    if (place === SEATS) return finish(n, leader, need)
    const seat = (leader + place) & 3
    const isNorth = (seat & 1) === 0
    const count = order(n, place, seat)
    const t = n * SEATS
    const base = (t + place) * 16
    const sum = (t + place) * SUITS
    const below = (n - 1) * SUITS
    for (let s = 0; s < SUITS; s++) gathered[sum + s] = 0
    for (let i = 0; i < count; i++) {
      const move = moves[base + i] as number
      const suit = move >> 13
      const card = move & 8191
      suitAt[t + place] = suit
      cardAt[t + place] = card
      if (place === 0) winnerAt[t] = 0
      else {
        const winner = winnerAt[t + place - 1] as number
        winnerAt[t + place] = beats(suit, card, suitAt[t + winner] as number, cardAt[t + winner] as number)
          ? place
          : winner
      }
      if (play(n, place + 1, leader, need) === isNorth) {
        if (place === 0) table.learnSuit(buckets[n] as number, suit)
        return isNorth
      }
      for (let s = 0; s < SUITS; s++)
        gathered[sum + s] = (gathered[sum + s] as number) | (relevant[below + s] as number)
    }
    for (let s = 0; s < SUITS; s++) relevant[below + s] = withEquals(seat, s, gathered[sum + s] as number)
    return !isNorth
  }

  /** The last trick is played as it must be. */
  const lastTrick = (leader: number, at: number): number => {
    let bestSuit = -1
    let bestCard = 0
    let winner = leader
    let same = 0
    for (let place = 0; place < SEATS; place++) {
      const seat = (leader + place) & 3
      for (let suit = 0; suit < SUITS; suit++) {
        const card = of(seat, suit)
        if (card === 0) continue
        if (bestSuit === -1 || beats(suit, card, bestSuit, bestCard)) {
          bestSuit = suit
          bestCard = card
          winner = seat
        }
      }
    }
    for (let seat = 0; seat < SEATS; seat++) if (of(seat, bestSuit) !== 0) same++
    clear(at)
    if (same > 1) relevant[at + bestSuit] = bestCard
    return winner
  }

  /** Whether the side of north takes at least `need` of the `n` tricks left. */
  const search = (n: number, leader: number, need: number): boolean => {
    const at = n * SUITS
    if (need <= 0 || need > n) {
      clear(at)
      return need <= 0
    }
    if (++nodes > limit) throw new TooLong()
    if (n === 1) return (lastTrick(leader, at) & 1) === 0
    const northLeads = (leader & 1) === 0
    if (cashes(leader, northLeads ? need : n - need + 1, at)) return northLeads
    const sure = sureTrumps(northLeads ? 1 : 0, at)
    if (sure > 0 && (northLeads ? n - sure < need : sure >= need)) return !northLeads
    if (trump === NOTRUMP && (northLeads ? need === n : need === 1) && stoppedEverywhere(leader, at)) return !northLeads
    const bucket = table.bucketOf(left, leader)
    const known = table.find(bucket, left, need, relevant, at)
    if (known >= 0) return known === 1
    buckets[n] = bucket
    const generation = table.generation()
    const made = play(n, 0, leader, need)
    for (let suit = 0; suit < SUITS; suit++) relevant[at + suit] = relevant[at - SUITS + suit] as number
    if (table.generation() === generation) table.keep(bucket, left, made ? need : 0, made ? n : need - 1, relevant, at)
    return made
  }

  const begin = (holdings: Int32Array, strain: number): number => {
    held.set(holdings)
    trump = strain
    position.trump = strain
    const owners = Array.from({ length: SUITS }, () => new Int32Array(13))
    for (let suit = 0; suit < SUITS; suit++) {
      left[suit] = 0
      for (let seat = 0; seat < SEATS; seat++) {
        const own = held[seat * SUITS + suit] as number
        left[suit] = (left[suit] as number) | own
        for (let bit = 0; bit < 13; bit++) if (own & (1 << bit)) (owners[suit] as Int32Array)[bit] = seat
      }
    }
    table.begin(owners)
    let cards = 0
    for (let suit = 0; suit < SUITS; suit++) cards += countOf[held[suit] as number] as number
    return cards
  }

  /** The most tricks of the side of north, from a guess up or down. */
  const most = (n: number, leader: number, guess: number): number => {
    let tricks = guess
    if (search(n, leader, tricks)) {
      while (tricks < n && search(n, leader, tricks + 1)) tricks++
      return tricks
    }
    do tricks--
    while (tricks > 0 && !search(n, leader, tricks))
    return tricks
  }

  const solve: DoubleDummySolver['solve'] = (deal, allowed = MOST_POSITIONS) => {
    limit = nodes + allowed
    try {
      return solveAll(deal)
    } catch (error) {
      if (error instanceof TooLong) return undefined
      throw error
    } finally {
      limit = Number.POSITIVE_INFINITY
    }
  }

  const solveAll = (deal: Deal): readonly (readonly number[])[] => {
    const holdings = holdingsOf(deal)
    const results = Array.from({ length: SEATS }, () => [0, 0, 0, 0, 0])
    for (let strain = 0; strain <= NOTRUMP; strain++) {
      const n = begin(holdings, strain)
      let guess = 6
      for (let declarer = 0; declarer < SEATS; declarer++) {
        const north = most(n, (declarer + 1) & 3, guess)
        guess = north
        const own = results[declarer] as number[]
        own[strain] = declarer & 1 ? n - north : north
      }
    }
    return results
  }

  return {
    solve,
    tricks: (holdings, strain, leader) => {
      const n = begin(holdings, strain)
      return most(n, leader, Math.max(1, n >> 1))
    },
    visited: () => nodes,
  }
}
