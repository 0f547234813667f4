import { highest, SEATS, SUITS } from './cards.js'
import {
  discardWeight,
  HIGHER,
  learnLead,
  MOST_MOVES,
  moves,
  orderLeads,
  preferredFollows,
  preferredRuffs,
  strengthOf,
} from './moves.js'
import { hands, left, relevant, trump } from './position.js'
import { TooLong } from './solved.js'
import { cashes, resists } from './sure-tricks.js'
import { bucketOf, find, generation, keep, leadFor, learnBest, nearest } from './table.js'

const topOf = highest
const handOf = hands
const leftOf = left
const decided = relevant
const movesOf = moves

let nodes = 0
let limit = Number.POSITIVE_INFINITY

/** Positions looked at since the program began. */
export const visited = (): number => nodes
/** From now on no more than so many positions. */
export const allow = (most: number): void => {
  limit = nodes + most
}

/** The last trick is played as it must be: whether the side of north wins it. */
const lastTrick = (leader: number): boolean => {
  let bestSuit = -1
  let best = 0
  let winner = leader
  let same = 0
  for (let place = 0; place < SEATS; place++) {
    const seat = (leader + place) & 3
    for (let suit = 0; suit < SUITS; suit++) {
      const card = handOf[seat * 4 + suit] as number
      if (card === 0) continue
      if (suit === bestSuit) {
        same++
        if (card > best) {
          best = card
          winner = seat
        }
      } else if (bestSuit === -1 || suit === trump) {
        bestSuit = suit
        best = card
        winner = seat
        same = 0
      }
    }
  }
  decided[0] = 0
  decided[1] = 0
  if (same > 0) decided[bestSuit >> 1] = best << ((bestSuit & 1) * 13)
  return (winner & 1) === 0
}

/** Whether the side of north takes at least `need` of the `n` tricks left. */
export const search = (n: number, leader: number, need: number): boolean => {
  if (need <= 0 || need > n) {
    decided[0] = 0
    decided[1] = 0
    return need <= 0
  }
  if (++nodes > limit) throw new TooLong()
  if (n === 1) return lastTrick(leader)
  const northLeads = (leader & 1) === 0
  const leaders = northLeads ? need : n - need + 1
  const bucket = bucketOf(leader)
  const known = find(bucket, need)
  if (known >= 0) return known === 1
  const near = nearest()
  if (cashes(leader, leaders)) return northLeads
  if (resists(leader, n - leaders + 1)) return !northLeads
  const before = generation()
  const made = lead(n, leader, need, bucket)
  if (generation() === before) keep(bucket, made ? need : 0, made ? n : need - 1, near)
  return made
}

/** Tries the cards to lead. */
const lead = (n: number, leader: number, need: number, bucket: number): boolean => {
  const isNorth = (leader & 1) === 0
  const base = n * MOST_MOVES
  const count = orderLeads(n, leader, leadFor(bucket))
  const before = generation()
  let a = 0
  let b = 0
  let coveredA = 0
  let coveredB = 0
  for (let i = 0; i < count; i++) {
    const move = movesOf[base + i] as number
    const suit = (move >> 4) & 3
    const card = 1 << (move & 15)
    const shift = (suit & 1) * 13
    if (((suit < 2 ? coveredA : coveredB) & (card << shift)) !== 0) continue
    const own = leader * 4 + suit
    handOf[own] = (handOf[own] as number) & ~card
    const laid = card << shift
    const made = answer(
      n,
      1,
      leader,
      need,
      suit,
      strengthOf(suit, card, suit),
      0,
      0,
      suit < 2 ? laid : 0,
      suit < 2 ? 0 : laid,
    )
    handOf[own] = (handOf[own] as number) | card
    if (made === isNorth) {
      learnLead(n, leader, suit, move & 15)
      if (generation() === before) learnBest(bucket, card === topOf[handOf[own] as number] ? suit + 4 : suit)
      return isNorth
    }
    a |= decided[0] as number
    b |= decided[1] as number
    const reach = mattered(suit)
    // Cards of the suit below all that mattered would have done no better.
    const floor = (reach & -reach) - 1
    if (reach === 0 || floor >= card)
      if (suit < 2) coveredA |= (floor & 8191) << shift
      else coveredB |= (floor & 8191) << shift
  }
  decide(leader, a, b)
  return !isNorth
}

/** The next place plays to a trick won so far by `winner` (a place) with the strength `best`, over `same` of its suit. */
const answer = (
  n: number,
  place: number,
  leader: number,
  need: number,
  led: number,
  best: number,
  winner: number,
  same: number,
  laidA: number,
  laidB: number,
): boolean => {
  if (place === SEATS) return finish(n, leader, need, led, best, winner, same, laidA, laidB)
  return handOf[((leader + place) & 3) * 4 + led] !== 0
    ? follow(n, place, leader, need, led, best, winner, same, laidA, laidB)
    : depart(n, place, leader, need, led, best, winner, same, laidA, laidB)
}

/** The cards of a suit that mattered in what was decided last. */
const mattered = (suit: number): number => ((decided[suit >> 1] as number) >> ((suit & 1) * 13)) & 8191

/** The cards of a hand from one up to the next that another has: equal ones, of which the highest is tried for all. */
const runFrom = (card: number, mine: number, others: number): number => {
  const next = others & -card
  return next === 0 ? mine & -card : mine & -card & ((next & -next) - 1)
}

/** A hand that has the suit led. A card is laid as `depart` lays it, written out in both: a call costs a seventh of the time. */
const follow = (
  n: number,
  place: number,
  leader: number,
  need: number,
  led: number,
  best: number,
  winner: number,
  same: number,
  laidA: number,
  laidB: number,
): boolean => {
  const seat = (leader + place) & 3
  const isNorth = (seat & 1) === 0
  const own = seat * 4 + led
  const mine = handOf[own] as number
  const others = (leftOf[led] as number) & ~mine
  const shift = (led & 1) * 13
  const high = led === trump ? HIGHER : 0
  const isRuffed = high === 0 && best >= HIGHER
  const first =
    (mine & (mine - 1)) === 0 ? mine : preferredFollows(place, seat, led, best, ((place - winner) & 1) === 0, mine)
  let a = 0
  let b = 0
  let rest = mine
  while (rest !== 0) {
    const from = (rest & first) !== 0 ? rest & first : rest
    const run = runFrom(from & -from, mine, others)
    const card = topOf[run] as number
    rest &= ~run
    handOf[own] = mine & ~card
    const wins = card + high > best
    const made = answer(
      n,
      place + 1,
      leader,
      need,
      led,
      wins ? card + high : best,
      wins ? place : winner,
      isRuffed ? same : same + 1,
      led < 2 ? laidA | (card << shift) : laidA,
      led < 2 ? laidB : laidB | (card << shift),
    )
    handOf[own] = mine
    if (made === isNorth) return isNorth
    a |= decided[0] as number
    b |= decided[1] as number
    const reach = mattered(led)
    const lowest = reach & -reach
    // Cards of the suit below all that mattered would have done no better.
    if (reach === 0) break
    if (lowest > card) rest &= -lowest
  }
  if (led < 2) a |= reachEquals(seat, led, (a >> shift) & 8191) << shift
  else b |= reachEquals(seat, led, (b >> shift) & 8191) << shift
  decided[0] = a
  decided[1] = b
  return !isNorth
}

/** The suit from which a hand throws next, of those with cards untried; −1 where there is none. */
const nextDiscard = (seat: number, restA: number, restB: number): number => {
  let best = -1
  let most = -100
  for (let suit = 0; suit < SUITS; suit++) {
    const rest = ((suit < 2 ? restA : restB) >> ((suit & 1) * 13)) & 8191
    if (rest === 0) continue
    const rank = 31 - Math.clz32(rest & -rest)
    const weight = suit === trump ? -50 - rank : discardWeight(handOf[seat * 4 + suit] as number, suit) - rank
    if (weight > most) {
      most = weight
      best = suit
    }
  }
  return best
}

/** A hand without the suit led: ruffs or throws. */
const depart = (
  n: number,
  place: number,
  leader: number,
  need: number,
  led: number,
  best: number,
  winner: number,
  same: number,
  laidA: number,
  laidB: number,
): boolean => {
  const seat = (leader + place) & 3
  const isNorth = (seat & 1) === 0
  const ruffs = preferredRuffs(place, seat, led, best, ((place - winner) & 1) === 0)
  let restA = (handOf[seat * 4] as number) | ((handOf[seat * 4 + 1] as number) << 13)
  let restB = (handOf[seat * 4 + 2] as number) | ((handOf[seat * 4 + 3] as number) << 13)
  let a = 0
  let b = 0
  while ((restA | restB) !== 0) {
    const preferred = ruffs === 0 ? 0 : ((trump < 2 ? restA : restB) >> ((trump & 1) * 13)) & ruffs
    const suit = preferred !== 0 ? trump : nextDiscard(seat, restA, restB)
    const shift = (suit & 1) * 13
    const rest = preferred !== 0 ? preferred : ((suit < 2 ? restA : restB) >> shift) & 8191
    const own = seat * 4 + suit
    const mine = handOf[own] as number
    let card = rest & -rest
    const run = runFrom(card, mine, (leftOf[suit] as number) & ~mine)
    card = topOf[run] as number
    let tried = run
    handOf[own] = mine & ~card
    const wins = suit === trump && card + HIGHER > best
    const made = answer(
      n,
      place + 1,
      leader,
      need,
      led,
      wins ? card + HIGHER : best,
      wins ? place : winner,
      suit === trump && best >= HIGHER ? same + 1 : wins ? 0 : same,
      suit < 2 ? laidA | (card << shift) : laidA,
      suit < 2 ? laidB : laidB | (card << shift),
    )
    handOf[own] = mine
    if (made === isNorth) return isNorth
    a |= decided[0] as number
    b |= decided[1] as number
    const reach = mattered(suit)
    const lowest = reach & -reach
    if (reach === 0) tried = 8191
    else if (lowest > card) tried |= lowest - 1
    if (suit < 2) restA &= ~(tried << shift)
    else restB &= ~(tried << shift)
  }
  decide(seat, a, b)
  return !isNorth
}

/** The four cards are there: the rest is played by the winner. */
const finish = (
  n: number,
  leader: number,
  need: number,
  led: number,
  best: number,
  place: number,
  same: number,
  laidA: number,
  laidB: number,
): boolean => {
  const l0 = leftOf[0] as number
  const l1 = leftOf[1] as number
  const l2 = leftOf[2] as number
  const l3 = leftOf[3] as number
  leftOf[0] = l0 & ~laidA
  leftOf[1] = l1 & ~(laidA >> 13)
  leftOf[2] = l2 & ~laidB
  leftOf[3] = l3 & ~(laidB >> 13)
  const winner = (leader + place) & 3
  const made = search(n - 1, winner, need - (winner & 1 ? 0 : 1))
  leftOf[0] = l0
  leftOf[1] = l1
  leftOf[2] = l2
  leftOf[3] = l3
  if (same > 0) {
    const suit = best >= HIGHER ? trump : led
    const card = best & (HIGHER - 1)
    const word = suit >> 1
    decided[word] = (decided[word] as number) | (card << ((suit & 1) * 13))
  }
  return made
}

/**
 * One card of a run of equal ones was tried for all. Where the relevant cards end within a run of the hand's last cards,
 * none of its small cards was tried as a small one: then the run is relevant as a whole.
 */
const reachEquals = (seat: number, suit: number, cards: number): number => {
  if (cards === 0) return 0
  const mine = handOf[seat * 4 + suit] as number
  const all = leftOf[suit] as number
  const last = all & -(cards & -cards)
  const lowest = last & -last
  const small = mine & (lowest - 1)
  if ((mine & lowest) === 0 || small === 0) return cards
  const end = small & -small
  // All of the small cards belong to the run when nobody else has one between.
  return (all & ~mine & (lowest - 1) & -end) === 0 ? cards | end : cards
}

/** Makes the cards relevant that the failure of every card of a hand rests on. */
const decide = (seat: number, a: number, b: number): void => {
  decided[0] = reachEquals(seat, 0, a & 8191) | (reachEquals(seat, 1, a >> 13) << 13)
  decided[1] = reachEquals(seat, 2, b & 8191) | (reachEquals(seat, 3, b >> 13) << 13)
}
