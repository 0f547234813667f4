import type { Deal } from '../table/deal.js'
import { counts, holdingsOf, NOTRUMP, SEATS, SUITS } from './cards.js'
import { workOut } from './facts.js'
import { playIn, putDown } from './position.js'
import { allow, search, visited } from './search.js'
import { type DoubleDummySolver, MOST_POSITIONS, TooLong } from './solved.js'
import { forget } from './table.js'

/** Takes a deal up; answers how many tricks there are. */
const begin = (held: Int32Array): number => {
  const tricks = putDown(held)
  workOut()
  return tricks
}

/** What was remembered is of another strain. */
const turnTo = (strain: number): void => {
  playIn(strain)
  forget()
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

/** Points of a holding's honours, as players count them. */
const pointsOf = (cards: number): number =>
  4 * ((cards >> 12) & 1) + 3 * ((cards >> 11) & 1) + 2 * ((cards >> 10) & 1) + ((cards >> 9) & 1)

/** What the side of north usually takes with its points and trumps, to begin the search at: one trick off in the mean. */
const usual = (held: Int32Array, strain: number): number => {
  let points = 0
  let trumps = 0
  for (const seat of [0, 2])
    for (let suit = 0; suit < SUITS; suit++) {
      const cards = held[seat * SUITS + suit] as number
      points += pointsOf(cards)
      if (suit === strain) trumps += counts[cards] as number
    }
  const hundredths = strain === NOTRUMP ? 54 * points - 420 : 42 * points + 109 * trumps - 898
  return Math.min(13, Math.max(1, Math.round(hundredths / 100)))
}

const solveAll = (deal: Deal): readonly (readonly number[])[] => {
  const holdings = holdingsOf(deal)
  const results = Array.from({ length: SEATS }, () => [0, 0, 0, 0, 0])
  const n = begin(holdings)
  for (let strain = 0; strain <= NOTRUMP; strain++) {
    turnTo(strain)
    let guess = usual(holdings, strain)
    for (let declarer = 0; declarer < SEATS; declarer++) {
      const north = most(n, (declarer + 1) & 3, guess)
      guess = north
      const own = results[declarer] as number[]
      own[strain] = declarer & 1 ? n - north : north
    }
  }
  return results
}

/** A double-dummy solver; all of a thread share one search and its table of some tens of megabytes. */
export const createSolver = (): DoubleDummySolver => ({
  solve: (deal, allowed = MOST_POSITIONS) => {
    allow(allowed)
    try {
      return solveAll(deal)
    } catch (error) {
      if (error instanceof TooLong) return undefined
      throw error
    } finally {
      allow(Number.POSITIVE_INFINITY)
    }
  },
  tricks: (holdings, strain, leader) => {
    const n = begin(holdings)
    turnTo(strain)
    return most(n, leader, Math.max(1, n >> 1))
  },
  visited,
})
