import * as cards from './cards.js'
import * as leading from './leads.js'
import * as playing from './moves.js'
import * as position from './position.js'
import * as refusing from './refusals.js'
import * as relevance from './relevance.js'
import { TooLong } from './solved.js'
import * as sure from './sure-tricks.js'
import * as remembered from './table.js'

const { highest: topOf, SEATS, SUITS } = cards
const { learnLead, MOST_MOVES, moves: movesOf, orderLeads } = leading
const { discardWeight, HIGHER, preferredFollows, preferredRuffs, strengthOf } = playing
const { hands: handOf, left: leftOf, relevant: decided, strain: inPlay } = position
const { refusedBy, refusedSuits } = refusing
const { belowMattered, decide, lastTrick, mattered, reachEquals, runFrom } = relevance
const { cashes, resists } = sure
const { bucketOf, find, generation, keep, leadFor, learnBest, nearest } = remembered

let nodes = 0
let limit = Number.POSITIVE_INFINITY

/** Positions looked at since the program began. */
export const visited = (): number => nodes
/** From now on no more than so many positions. */
export const allow = (most: number): void => {
  limit = nodes + most
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
  const suits = suitsOf(leader)
  const refused = refusedSuits(leader, suits, n - leaders + 1, n)
  if (refused === suits) {
    decided[0] = refusedBy[0] as number
    decided[1] = refusedBy[1] as number
    return !northLeads
  }
  const a = refusedBy[0] as number
  const b = refusedBy[1] as number
  const before = generation()
  const made = lead(n, leader, need, bucket, refused, a, b)
  if (generation() === before) keep(bucket, made ? need : 0, made ? n : need - 1, near)
  return made
}

/** The suits a hand has, as bits. */
const suitsOf = (seat: number): number =>
  (handOf[seat * 4] === 0 ? 0 : 1) |
  (handOf[seat * 4 + 1] === 0 ? 0 : 2) |
  (handOf[seat * 4 + 2] === 0 ? 0 : 4) |
  (handOf[seat * 4 + 3] === 0 ? 0 : 8)

/** Tries the cards to lead, of suits not refused; what refuses the others is relevant where all of them fail. */
const lead = (
  n: number,
  leader: number,
  need: number,
  bucket: number,
  refused: number,
  refusedA: number,
  refusedB: number,
): boolean => {
  const isNorth = (leader & 1) === 0
  const before = generation()
  // First what was best before alone: nothing else need be weighed where it decides.
  const known = leadFor(bucket)
  let isAlone = known >= 0 && ((refused >> (known & 3)) & 1) === 0
  let at = n * MOST_MOVES
  let end = at + orderLeads(n, leader, known, isAlone ? 15 & ~(1 << (known & 3)) : refused)
  let a = refusedA
  let b = refusedB
  let triedA = 0
  let triedB = 0
  while (at < end) {
    const move = movesOf[at++] as number
    const suit = (move >> 4) & 3
    const card = 1 << (move & 15)
    const laid = card << ((suit & 1) * 13)
    if (((suit < 2 ? triedA : triedB) & laid) !== 0) continue
    if (leads(n, leader, need, suit, card) === isNorth) {
      learnLead(n, leader, suit, move & 15)
      if (generation() === before)
        learnBest(bucket, card === topOf[handOf[leader * 4 + suit] as number] ? suit + 4 : suit)
      return isNorth
    }
    a |= decided[0] as number
    b |= decided[1] as number
    const tried = laid | (belowMattered(suit, card) << ((suit & 1) * 13))
    if (suit < 2) triedA |= tried
    else triedB |= tried
    if (isAlone) {
      isAlone = false
      at = n * MOST_MOVES
      end = at + orderLeads(n, leader, known, refused)
    }
  }
  decide(leader, a, b)
  return !isNorth
}

/** Leads a card. */
const leads = (n: number, leader: number, need: number, suit: number, card: number): boolean => {
  const own = leader * 4 + suit
  const laid = card << ((suit & 1) * 13)
  handOf[own] = (handOf[own] as number) & ~card
  const strength = strengthOf(suit, card, suit)
  const made = answer(n, 1, leader, need, suit, strength, 0, 0, suit < 2 ? laid : 0, suit < 2 ? 0 : laid)
  handOf[own] = (handOf[own] as number) | card
  return made
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
  if (handOf[((leader + place) & 3) * 4 + led] === 0)
    return depart(n, place, leader, need, led, best, winner, same, laidA, laidB)
  return place === 3
    ? followLast(n, leader, need, led, best, winner, same, laidA, laidB)
    : follow(n, place, leader, need, led, best, winner, same, laidA, laidB)
}

/** The second or third hand, where it has the suit led. A card is laid as `depart` lays it, written out in both: a call costs a seventh of the time. */
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
  const high = led === inPlay[0] ? HIGHER : 0
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

/** The last hand, where it has the suit led. */
const followLast = (
  n: number,
  leader: number,
  need: number,
  led: number,
  best: number,
  winner: number,
  same: number,
  laidA: number,
  laidB: number,
): boolean => {
  const seat = (leader + 3) & 3
  const isNorth = (seat & 1) === 0
  const own = seat * 4 + led
  const mine = handOf[own] as number
  const others = (leftOf[led] as number) & ~mine
  const shift = (led & 1) * 13
  const high = led === inPlay[0] ? HIGHER : 0
  const isRuffed = high === 0 && best >= HIGHER
  // The lowest card where the partner wins or a side suit was ruffed, otherwise the lowest that wins.
  const first = (winner & 1) === 1 || isRuffed ? mine : mine & -(2 * (best - high))
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
    const made = finish(
      n,
      leader,
      need,
      led,
      wins ? card + high : best,
      wins ? 3 : winner,
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
  const trump = inPlay[0] as number
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
  const trump = inPlay[0] as number
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
  const trump = inPlay[0] as number
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
