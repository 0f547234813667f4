/**
 * What nine counts of one suit can be, looked up by a key in base 5 (digit r = number of tiles of rank r).
 * Built once on first use; holds arrangements of single suits only, never whole hands.
 */
export interface SuitTables {
  /** Bits 0–8 which ranks occur, 9–11 how many ranks occur four times, 12 whether all counts are even. */
  readonly info: Uint16Array
  /** 0, or a position in `listStart`. */
  readonly listOf: Uint16Array
  /** First arrangement of a list; the next entry says where it ends. */
  readonly listStart: Int32Array
  /** An arrangement: four sets of 5 bits (0 none, 1–7 chow from rank 0–6, 8–16 pung of rank 0–8), pair in bits 20–23. */
  readonly arrangements: Int32Array
  /** Ranks that complete the key to sets (bits 0–8), to sets with a pair (bits 9–17); a fifth tile counts, form alone. */
  readonly waits: Int32Array
}

export const pow5: readonly number[] = [1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, 1953125]
export const suitKeys = 1953125

const buildInfo = (): Uint16Array => {
  const info = new Uint16Array(suitKeys)
  info[0] = 1 << 12
  for (let key = 1; key < suitKeys; key++) {
    const digit = key % 5
    const rest = info[(key / 5) | 0] as number
    const mask = ((rest & 0xff) << 1) | (digit > 0 ? 1 : 0)
    const fours = ((rest >> 9) & 7) + (digit === 4 ? 1 : 0)
    info[key] = mask | (fours << 9) | (digit % 2 === 0 ? rest & (1 << 12) : 0)
  }
  return info
}

const changeCounts = (counts: number[], set: number, by: number): void => {
  if (set >= 8) counts[set - 8] = (counts[set - 8] as number) + 3 * by
  else for (let r = set - 1; r < set + 2; r++) counts[r] = (counts[r] as number) + by
}

const keyOf = (counts: readonly number[]): number =>
  counts.reduce((key, n, rank) => key + n * (pow5[rank] as number), 0)

type Visit = (counts: readonly number[], packed: number, hasPair: boolean) => void

/** Every multiset of up to four sets, with and without a pair, of one suit; no rank more than five times. */
const eachArrangement = (visit: Visit): void => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const finish = (packed: number): void => {
    if (counts.some(n => n > 5)) return
    visit(counts, packed, false)
    for (let rank = 0; rank < 9; rank++) {
      counts[rank] = (counts[rank] as number) + 2
      if ((counts[rank] as number) <= 5) visit(counts, packed | ((rank + 1) << 20), true)
      counts[rank] = (counts[rank] as number) - 2
    }
  }
  const grow = (from: number, depth: number, packed: number): void => {
    finish(packed)
    if (depth === 4) return
    for (let set = from; set <= 16; set++) {
      changeCounts(counts, set, 1)
      grow(set, depth + 1, packed | (set << (5 * depth)))
      changeCounts(counts, set, -1)
    }
  }
  grow(1, 0, 0)
}

const noteWaits = (waits: Int32Array, counts: readonly number[], hasPair: boolean): void => {
  const full = keyOf(counts)
  const fives = counts.filter(n => n === 5).length
  counts.forEach((n, rank) => {
    if (n === 0 || fives > (n === 5 ? 1 : 0)) return
    const key = full - (pow5[rank] as number)
    waits[key] = (waits[key] as number) | (1 << (rank + (hasPair ? 9 : 0)))
  })
}

const build = (): SuitTables => {
  const waits = new Int32Array(suitKeys)
  const lists = new Map<number, number[]>()
  eachArrangement((counts, packed, hasPair) => {
    noteWaits(waits, counts, hasPair)
    if (counts.some(n => n > 4)) return
    const key = keyOf(counts)
    const list = lists.get(key)
    if (list) list.push(packed)
    else lists.set(key, [packed])
  })
  const listOf = new Uint16Array(suitKeys)
  const listStart = new Int32Array(lists.size + 2)
  const arrangements: number[] = []
  let index = 1
  for (const [key, list] of lists) {
    listOf[key] = index
    listStart[index] = arrangements.length
    arrangements.push(...list)
    index += 1
    listStart[index] = arrangements.length
  }
  return { info: buildInfo(), listOf, listStart, arrangements: Int32Array.from(arrangements), waits }
}

let built: SuitTables | undefined

export const suitTables = (): SuitTables => {
  built ??= build()
  return built
}
