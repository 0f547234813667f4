import { counts as cardCounts, HOLDINGS, SUITS, topCards } from './cards.js'

/** Room for so many remembered positions; a full table begins again. */
const ENTRIES = 1 << 20
const BUCKETS = 1 << 18
const HEADS = 1 << 18
/** Of an entry: what each suit must begin with, its reach, its bounds, the next entry; and room to lie on one line. */
const WIDTH = 8

/** Entries of a bucket that are looked through, the newest first: further ones are not worth the time. */
const FAR = 64

/** `2 · k` bits from the top of a 26-bit pattern. */
const maskOf = Int32Array.from({ length: 14 }, (_, k) => ((1 << (2 * k)) - 1) << (26 - 2 * k))

/**
 * Remembered positions at the beginning of a trick. Positions with the same leader and the same lengths share a bucket;
 * an entry says who must hold the highest so many cards of each suit for its bounds to hold, whatever the others are.
 */
export interface PositionTable {
  /** Takes the owner of every card of each suit; forgets everything. */
  readonly begin: (owners: readonly Int32Array[]) => void
  /** The bucket of a position, to be given to the others. */
  readonly bucketOf: (left: Int32Array, leader: number) => number
  /**
   * Looks a position up. 1: the side of north takes at least `need` tricks, 0: it does not, −1: unknown. The cards that
   * decided are written to `relevant` from `at` on.
   */
  readonly find: (bucket: number, left: Int32Array, need: number, relevant: Int32Array, at: number) => number
  /** Remembers bounds (the side of north takes from `low` to `high` tricks) that depend on `relevant` alone. */
  readonly keep: (bucket: number, left: Int32Array, low: number, high: number, relevant: Int32Array, at: number) => void
  /** The suit that was last best to lead from such lengths; −1 where nothing is known. */
  readonly suitFor: (bucket: number) => number
  readonly learnSuit: (bucket: number, suit: number) => void
  /** Counts how often the table began again: buckets of before are no longer good. */
  readonly generation: () => number
}

/** How many of the highest cards of a suit reach down to the lowest relevant one. */
const depthOf = (left: number, relevant: number): number =>
  relevant === 0 ? 0 : (cardCounts[left & ~((relevant & -relevant) - 1)] as number)

export const createTable = (): PositionTable => {
  const topsOf = topCards
  const pattern = Array.from({ length: SUITS }, () => new Int32Array(HOLDINGS))
  const lengths = Array.from({ length: SUITS }, () => new Int32Array(HOLDINGS))
  const [pattern0, pattern1, pattern2, pattern3] = pattern as [Int32Array, Int32Array, Int32Array, Int32Array]
  const [lengths0, lengths1, lengths2, lengths3] = lengths as [Int32Array, Int32Array, Int32Array, Int32Array]
  const heads = new Int32Array(HEADS)
  const keys = new Int32Array(BUCKETS * 4)
  const first = new Int32Array(BUCKETS)
  const best = new Int8Array(BUCKETS)
  const entry = new Int32Array(ENTRIES * WIDTH)
  let buckets = 1
  let entries = 1
  let generation = 0

  const forget = (): void => {
    heads.fill(0)
    buckets = 1
    entries = 1
    generation++
  }

  const begin: PositionTable['begin'] = owners => {
    for (let suit = 0; suit < SUITS; suit++) {
      const own = owners[suit] as Int32Array
      const patterns = pattern[suit] as Int32Array
      const counts = lengths[suit] as Int32Array
      for (let held = 1; held < HOLDINGS; held++) {
        const top = 31 - Math.clz32(held)
        const rest = held & ~(1 << top)
        const owner = own[top] as number
        patterns[held] = (owner << 24) | ((patterns[rest] as number) >> 2)
        counts[held] = (counts[rest] as number) + (1 << (4 * owner))
      }
    }
    forget()
  }

  const bucketOf: PositionTable['bucketOf'] = (left, leader) => {
    const a = (lengths0[left[0] as number] as number) | ((lengths1[left[1] as number] as number) << 16)
    const b = (lengths2[left[2] as number] as number) | ((lengths3[left[3] as number] as number) << 16)
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(leader + 1, 0xc2b2ae35)
    hash = (hash ^ (hash >>> 15)) & (HEADS - 1)
    for (let at = heads[hash] as number; at !== 0; at = keys[at * 4 + 3] as number)
      if (keys[at * 4] === a && keys[at * 4 + 1] === b && keys[at * 4 + 2] === leader) return at
    if (buckets === BUCKETS) forget()
    const made = buckets++
    keys[made * 4] = a
    keys[made * 4 + 1] = b
    keys[made * 4 + 2] = leader
    keys[made * 4 + 3] = heads[hash] as number
    first[made] = 0
    best[made] = -1
    heads[hash] = made
    return made
  }

  const find: PositionTable['find'] = (bucket, left, need, relevant, at) => {
    const l0 = left[0] as number
    const l1 = left[1] as number
    const l2 = left[2] as number
    const l3 = left[3] as number
    const p0 = pattern0[l0] as number
    const p1 = pattern1[l1] as number
    const p2 = pattern2[l2] as number
    const p3 = pattern3[l3] as number
    let steps = 0
    for (let e = first[bucket] as number; e !== 0 && steps < FAR; e = entry[e + 5] as number, steps++) {
      const packed = entry[e + 4] as number
      const isEnough = ((packed >> 16) & 15) >= need
      if (!isEnough && packed >> 20 >= need) continue
      if ((p0 & (maskOf[packed & 15] as number)) !== entry[e]) continue
      if ((p1 & (maskOf[(packed >> 4) & 15] as number)) !== entry[e + 1]) continue
      if ((p2 & (maskOf[(packed >> 8) & 15] as number)) !== entry[e + 2]) continue
      if ((p3 & (maskOf[(packed >> 12) & 15] as number)) !== entry[e + 3]) continue
      relevant[at] = topsOf[l0 * 14 + (packed & 15)] as number
      relevant[at + 1] = topsOf[l1 * 14 + ((packed >> 4) & 15)] as number
      relevant[at + 2] = topsOf[l2 * 14 + ((packed >> 8) & 15)] as number
      relevant[at + 3] = topsOf[l3 * 14 + ((packed >> 12) & 15)] as number
      return isEnough ? 1 : 0
    }
    return -1
  }

  const keep: PositionTable['keep'] = (bucket, left, low, high, relevant, at) => {
    if (entries === ENTRIES) {
      forget()
      return
    }
    const e = entries++ * WIDTH
    let packed = (low << 16) | (high << 20)
    for (let suit = 0; suit < SUITS; suit++) {
      const remaining = left[suit] as number
      const own = depthOf(remaining, relevant[at + suit] as number)
      packed |= own << (4 * suit)
      entry[e + suit] = ((pattern[suit] as Int32Array)[remaining] as number) & (maskOf[own] as number)
    }
    entry[e + 4] = packed
    entry[e + 5] = first[bucket] as number
    first[bucket] = e
  }

  return {
    begin,
    bucketOf,
    find,
    keep,
    suitFor: bucket => best[bucket] as number,
    learnSuit: (bucket, suit) => {
      best[bucket] = suit
    },
    generation: () => generation,
  }
}
