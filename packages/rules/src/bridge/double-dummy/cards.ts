import { type Deal, rankOf, suits } from '../table/deal.js'
import { seats } from '../../core/seat.js'

/**
 * Cards as bits: a suit held is 13 bits, the ace the highest. Seats run clockwise from north (0), suits from spades (0);
 * notrump is 4.
 */
export const SUITS = 4
export const SEATS = 4
export const NOTRUMP = 4
export const HOLDINGS = 8192

/** How many cards each holding has, and its highest card. */
export const counts = new Uint8Array(HOLDINGS)
export const highest = new Int16Array(HOLDINGS)
/** The cards of a suit that are above all of a holding. */
export const above = new Int16Array(HOLDINGS).fill(HOLDINGS - 1)
for (let held = 1; held < HOLDINGS; held++) {
  counts[held] = (counts[held >> 1] ?? 0) + (held & 1)
  const top = 1 << (31 - Math.clz32(held))
  highest[held] = top
  above[held] = HOLDINGS - 2 * top
}

/** `topCards[held * 14 + k]`: the k highest cards of a holding. */
export const topCards = new Int16Array(HOLDINGS * 14)
for (let held = 1; held < HOLDINGS; held++) {
  const top = highest[held] ?? 0
  topCards[held * 14 + 1] = top
  for (let k = 2; k < 14; k++) topCards[held * 14 + k] = top | (topCards[(held & ~top) * 14 + k - 1] ?? 0)
}

/** The holdings of a deal: seat · 4 + suit. */
export const holdingsOf = (deal: Deal): Int32Array => {
  const held = new Int32Array(SEATS * SUITS)
  seats.forEach((seat, at) => {
    for (const card of deal[seat]) {
      const suit = suits.indexOf(card.charAt(0) as (typeof suits)[number])
      held[at * SUITS + suit] = (held[at * SUITS + suit] ?? 0) | (1 << rankOf(card))
    }
  })
  return held
}
