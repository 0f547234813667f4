import * as cards from './cards.js'
import * as suits from './facts.js'
import * as position from './position.js'

/**
 * Remembered positions at the beginning of a trick. Positions with the same leader and the same lengths share a bucket; an
 * entry says who must hold the highest so many cards of each suit for its bounds to hold, whoever has the others.
 *
 * The owners of the four highest cards of each suit make one word, so that most entries are refused by one comparison; the
 * owners of all cards of a suit are compared where an entry reaches further.
 */

const { counts: countOf, topCards: topsOf } = cards
const { facts, factsOf, LENGTHS, OWNERS } = suits
const { left: leftOf, relevant: decided } = position

/** Room for so much. */
const CHUNKS = 1 << 18
const DEEP_ENTRIES = 1 << 20
/** Places for buckets, of which so many may be taken. */
const PLACES = 1 << 17
const MOST_BUCKETS = 3 << 15
/** A bucket: lengths of two suits, of the other two, its leader and the best lead (from bit 8), its newest chunk. */
const BUCKET = 4

/** Entries of a bucket lie together in chunks of so many, the newest chunk first: its next one, how many, the entries. */
const PER_CHUNK = 7
const CHUNK = 32
/** An entry: mask and owners of the highest four of each suit, depths and bounds, where the owners of more are. */
const WIDTH = 4
/** Chunks of a bucket that are looked through: further ones are not worth the time. */
const FAR = 40

/** `2 · k` bits from the top of a 26-bit pattern; and of its highest byte. */
const maskOf = Int32Array.from({ length: 14 }, (_, k) => ((1 << (2 * k)) - 1) << (26 - 2 * k))
const byteOf = Int32Array.from({ length: 14 }, (_, k) => (k >= 4 ? 255 : 255 & (255 << (8 - 2 * k))))

let places = new Int32Array(0)
let entry = new Int32Array(0)
let deep = new Int32Array(0)
let buckets = 0
let chunks = 1
let deeps = 1
let times = 0
/** The entry that fitted the position last looked up without deciding it. */
let near = 0

/** Room, from the first deal on. */
const makeRoom = (): void => {
  if (places.length > 0) return
  places = new Int32Array(PLACES * BUCKET)
  entry = new Int32Array(CHUNKS * CHUNK)
  deep = new Int32Array(DEEP_ENTRIES * 4)
}

/** Forgets every position. */
export const forget = (): void => {
  makeRoom()
  if (buckets > 0) places.fill(0)
  buckets = 0
  chunks = 1
  deeps = 1
  times++
}

/** Counts how often the table began again: buckets and entries of before are no longer good. */
export const generation = (): number => times
export const nearest = (): number => near

/** The bucket of the position with this leader: the first free place from where it belongs, if it is new. */
export const bucketOf = (leader: number): number => {
  const a = (facts[factsOf(0) + LENGTHS] as number) | ((facts[factsOf(1) + LENGTHS] as number) << 16)
  const b = (facts[factsOf(2) + LENGTHS] as number) | ((facts[factsOf(3) + LENGTHS] as number) << 16)
  const table = places
  const hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(leader + 1, 0xc2b2ae35)
  let at = ((hash ^ (hash >>> 15)) & (PLACES - 1)) * BUCKET
  while (table[at + 2] !== 0) {
    if (table[at] === a && table[at + 1] === b && ((table[at + 2] as number) & 7) === leader + 1) return at
    at = (at + BUCKET) & (PLACES * BUCKET - 1)
  }
  if (buckets === MOST_BUCKETS) {
    forget()
    return bucketOf(leader)
  }
  buckets++
  table[at] = a
  table[at + 1] = b
  table[at + 2] = leader + 1
  table[at + 3] = 0
  return at
}

const high4 = (p0: number, p1: number, p2: number, p3: number): number =>
  ((p0 >> 18) << 24) | ((p1 >> 18) << 16) | ((p2 >> 18) << 8) | (p3 >> 18)

/** Whether an entry that reaches beyond four cards of a suit fits what is left. */
const fits = (at: number, packed: number, p0: number, p1: number, p2: number, p3: number): boolean =>
  (p0 & (maskOf[packed & 15] as number)) === deep[at] &&
  (p1 & (maskOf[(packed >> 4) & 15] as number)) === deep[at + 1] &&
  (p2 & (maskOf[(packed >> 8) & 15] as number)) === deep[at + 2] &&
  (p3 & (maskOf[(packed >> 12) & 15] as number)) === deep[at + 3]

/**
 * Looks the position up. 1: the side of north takes at least `need` tricks, 0: it does not, −1: unknown. The cards that
 * decided become the relevant ones.
 */
export const find = (bucket: number, need: number): number => {
  const l0 = leftOf[0] as number
  const l1 = leftOf[1] as number
  const l2 = leftOf[2] as number
  const l3 = leftOf[3] as number
  const p0 = facts[factsOf(0) + OWNERS] as number
  const p1 = facts[factsOf(1) + OWNERS] as number
  const p2 = facts[factsOf(2) + OWNERS] as number
  const p3 = facts[factsOf(3) + OWNERS] as number
  const high = high4(p0, p1, p2, p3)
  const table = entry
  near = 0
  let steps = 0
  for (let c = places[bucket + 3] as number; c !== 0 && steps < FAR; c = table[c] as number, steps++) {
    for (let e = c + 2 + (table[c + 1] as number) * WIDTH - WIDTH; e > c; e -= WIDTH) {
      if ((high & (table[e] as number)) !== table[e + 1]) continue
      const packed = table[e + 2] as number
      const at = table[e + 3] as number
      if (at !== 0 && !fits(at, packed, p0, p1, p2, p3)) continue
      const isEnough = ((packed >> 16) & 15) >= need
      if (!isEnough && ((packed >> 20) & 15) >= need) {
        near = e
        continue
      }
      decided[0] =
        (topsOf[l0 * 14 + (packed & 15)] as number) | ((topsOf[l1 * 14 + ((packed >> 4) & 15)] as number) << 13)
      decided[1] =
        (topsOf[l2 * 14 + ((packed >> 8) & 15)] as number) | ((topsOf[l3 * 14 + ((packed >> 12) & 15)] as number) << 13)
      return isEnough ? 1 : 0
    }
  }
  return -1
}

/** How many of the highest cards of a suit reach down to the lowest relevant one. */
const depthOf = (remaining: number, cards: number): number =>
  cards === 0 ? 0 : (countOf[remaining & -(cards & -cards)] as number)

/** Room for one more entry of a bucket; 0 where the table is full. */
const roomIn = (bucket: number): number => {
  if (deeps === DEEP_ENTRIES) return 0
  const newest = places[bucket + 3] as number
  if (newest !== 0 && (entry[newest + 1] as number) < PER_CHUNK) return newest
  if (chunks === CHUNKS) return 0
  const made = chunks++ * CHUNK
  entry[made] = newest
  entry[made + 1] = 0
  places[bucket + 3] = made
  return made
}

/**
 * Remembers bounds (the side of north takes from `low` to `high` tricks) that depend on the relevant cards alone; `known` is
 * an entry that fitted the position, which is narrowed when it asks for the same cards.
 */
export const keep = (bucket: number, low: number, high: number, known: number): void => {
  const ra = decided[0] as number
  const rb = decided[1] as number
  const d0 = depthOf(leftOf[0] as number, ra & 8191)
  const d1 = depthOf(leftOf[1] as number, ra >> 13)
  const d2 = depthOf(leftOf[2] as number, rb & 8191)
  const d3 = depthOf(leftOf[3] as number, rb >> 13)
  const depths = d0 | (d1 << 4) | (d2 << 8) | (d3 << 12)
  if (known !== 0) {
    const packed = entry[known + 2] as number
    if ((packed & 0xffff) === depths) {
      const lowest = Math.max(low, (packed >> 16) & 15)
      const most = Math.min(high, (packed >> 20) & 15)
      entry[known + 2] = depths | (lowest << 16) | (most << 20)
      return
    }
  }
  const chunk = roomIn(bucket)
  if (chunk === 0) {
    forget()
    return
  }
  const p0 = facts[factsOf(0) + OWNERS] as number
  const p1 = facts[factsOf(1) + OWNERS] as number
  const p2 = facts[factsOf(2) + OWNERS] as number
  const p3 = facts[factsOf(3) + OWNERS] as number
  const mask =
    ((byteOf[d0] as number) << 24) |
    ((byteOf[d1] as number) << 16) |
    ((byteOf[d2] as number) << 8) |
    (byteOf[d3] as number)
  const count = entry[chunk + 1] as number
  entry[chunk + 1] = count + 1
  const e = chunk + 2 + count * WIDTH
  entry[e] = mask
  entry[e + 1] = high4(p0, p1, p2, p3) & mask
  entry[e + 2] = depths | (low << 16) | (high << 20)
  entry[e + 3] = 0
  if (d0 <= 4 && d1 <= 4 && d2 <= 4 && d3 <= 4) return
  const at = deeps++ * 4
  entry[e + 3] = at
  deep[at] = p0 & (maskOf[d0] as number)
  deep[at + 1] = p1 & (maskOf[d1] as number)
  deep[at + 2] = p2 & (maskOf[d2] as number)
  deep[at + 3] = p3 & (maskOf[d3] as number)
}

/** What was last best to lead from such lengths, as it was learnt; −1 where nothing is known. */
export const leadFor = (bucket: number): number => ((places[bucket + 2] as number) >> 8) - 1
export const learnBest = (bucket: number, lead: number): void => {
  places[bucket + 2] = ((places[bucket + 2] as number) & 7) | ((lead + 1) << 8)
}
