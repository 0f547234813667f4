import type { Card } from './cards.js'
import { fullDeck } from './deck.js'

/** Numbers 0..n−1 from a seed, the same on every machine (a 32-bit mixing generator). */
export const seeded = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0
  return n => {
    state = (state + 0x9e3779b9) >>> 0
    let x = state
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
    return ((x ^ (x >>> 16)) >>> 0) % n
  }
}

/** Four hands of 27 from a shuffled double deck. */
export const dealHands = (seed: number): Card[][] => {
  const next = seeded(seed)
  const deck = fullDeck()
  for (let i = deck.length - 1; i > 0; i--) {
    const j = next(i + 1)
    const card = deck[i] as Card
    deck[i] = deck[j] as Card
    deck[j] = card
  }
  return [0, 1, 2, 3].map(seat => deck.slice(seat * 27, seat * 27 + 27))
}
