import type { LeanHand } from './lean-hand.js'
import { sharedTables } from './lean-tables.js'

/**
 * Which kinds complete four keys (three suits, honours) to sets and one pair, by form alone: a kind counts even when
 * all four are used. Answers masks by suit in `out`; the keys hold 3n + 1 tiles.
 */
export class WaitFinder {
  readonly out = new Int32Array(4)
  private readonly tables = sharedTables()

  private readonly keys = new Int32Array(4)
  private readonly rests = new Int32Array(4)

  find(k0: number, k1: number, k2: number, k3: number): void {
    const { out, keys, rests, tables } = this
    keys[0] = k0
    keys[1] = k1
    keys[2] = k2
    keys[3] = k3
    let odd = 0
    for (let suit = 0; suit < 4; suit++) {
      out[suit] = 0
      const rest = tables.tilesModThree[keys[suit]!]!
      rests[suit] = rest
      if (rest !== 0) odd += 1
      else if (!this.isComplete(suit)) return
    }
    if (odd === 1) this.withOneOpen()
    else if (odd === 2) this.withTwoOpen()
  }

  private waitsOf(suit: number): number {
    const key = this.keys[suit]!
    return suit < 3 ? this.tables.suits.waits[key]! : this.tables.honourWaits[key]!
  }

  /** All other suits are sets: the open one waits for sets and a pair. */
  private withOneOpen(): void {
    for (let suit = 0; suit < 4; suit++) if (this.rests[suit] === 1) this.out[suit] = this.waitsOf(suit) >> 9
  }

  /** Two suits one tile short of sets each: either waits when the other holds the pair. */
  private withTwoOpen(): void {
    let [first, second] = [-1, -1]
    for (let suit = 0; suit < 4; suit++) {
      if (this.rests[suit] === 1) return
      if (this.rests[suit] !== 2) continue
      if (first < 0) first = suit
      else second = suit
    }
    if (this.isComplete(second)) this.out[first] = this.waitsOf(first) & 511
    if (this.isComplete(first)) this.out[second] = this.waitsOf(second) & 511
  }

  /** Sets, with a pair when the number of tiles says so. */
  private isComplete(suit: number): boolean {
    const key = this.keys[suit]!
    return suit < 3 ? this.tables.suits.listOf[key] !== 0 : this.tables.honourArrangements[key]! >= 0
  }

  /** How many kinds wait; with `held`, kinds of which the concealed hand has all four are left out. */
  count(hand: LeanHand | undefined): number {
    let kinds = 0
    for (let suit = 0; suit < 4; suit++) {
      for (let mask = this.out[suit]!; mask; mask &= mask - 1) {
        const tile = suit * 9 + 31 - Math.clz32(mask & -mask)
        if (hand === undefined || tile === hand.win || !holdsAll(hand, tile)) kinds += 1
      }
    }
    return kinds
  }
}

const holdsAll = (hand: LeanHand, tile: number): boolean => {
  const suit = tile >= 27 ? 3 : (tile / 9) | 0
  const place = 5 ** (tile - suit * 9)
  return ((hand.concealed[suit]! / place) | 0) % 5 === 4
}

/** Six pairs and a single tile wait for seven pairs, whatever form the hand is won in. */
export const pairsWaitOnAnother = (hand: LeanHand): boolean => {
  if (hand.meldCount > 0) return false
  let odd = -1
  for (let tile = 0; tile < 34; tile++) {
    const n = hand.copies[tile]! - (tile === hand.win ? 1 : 0)
    if ((n & 1) === 0) continue
    if (odd >= 0) return false
    odd = tile
  }
  return odd !== hand.win
}
