/** Fewest tiles that lack for so many sets with and without a pair: `[pair ? 1 : 0][sets]`. */
export type MissingTable = readonly [readonly number[], readonly number[]]

const maxSets = 4
const never = 99

const empty = (): [number[], number[]] => [
  [0, never, never, never, never],
  [never, never, never, never, never],
]

/** Combines two independent groups of tiles. */
export const combined = (a: MissingTable, b: MissingTable): MissingTable => {
  const result: [number[], number[]] = [new Array<number>(5).fill(never), new Array<number>(5).fill(never)]
  const offer = (pair: 0 | 1, sets: number, missing: number): void => {
    if (sets <= maxSets && missing < (result[pair][sets] as number)) result[pair][sets] = missing
  }
  for (let i = 0; i <= maxSets; i++) {
    for (let j = 0; i + j <= maxSets; j++) {
      offer(0, i + j, (a[0][i] as number) + (b[0][j] as number))
      offer(1, i + j, (a[1][i] as number) + (b[0][j] as number))
      offer(1, i + j, (a[0][i] as number) + (b[1][j] as number))
    }
  }
  return result
}

const lack = (need: number, have: number): number => (need > have ? need - have : 0)

/** One honour: nothing, a pair or a pung of it. */
export const missingOfHonour = (have: number, limit: number): MissingTable => {
  const [plain, paired] = empty()
  if (limit >= 3) plain[1] = lack(3, have)
  if (limit >= 2) paired[0] = lack(2, have)
  return [plain, paired]
}

/** State while going through the ranks: chows begun one and two ranks before, sets and pair so far. */
type States = Map<number, number>
const stateKey = (before: number, begun: number, sets: number, pair: number): number =>
  ((before * 5 + begun) * 5 + sets) * 2 + pair

const advance = (states: States, rank: number, have: number, limit: number): States => {
  const next: States = new Map()
  for (const [key, missing] of states) {
    const pair = key % 2
    const sets = ((key - pair) / 2) % 5
    const begun = Math.floor(key / 10) % 5
    const before = Math.floor(key / 50)
    for (let chows = 0; chows + sets <= maxSets && (rank < 7 || chows === 0); chows++) {
      for (let pung = 0; pung <= 1 && chows + pung + sets <= maxSets; pung++) {
        for (let paired = 0; paired + pair <= 1; paired++) {
          const need = before + begun + chows + 3 * pung + 2 * paired
          if (need > limit) continue
          const to = stateKey(begun, chows, sets + chows + pung, pair + paired)
          const cost = missing + lack(need, have)
          if (cost < (next.get(to) ?? never)) next.set(to, cost)
        }
      }
    }
  }
  return next
}

/** Nine counts of one suit; `limits` says how many of each rank may be used. */
export const missingOfSuit = (have: readonly number[], limits: readonly number[]): MissingTable => {
  let states: States = new Map([[0, 0]])
  for (let rank = 0; rank < 9; rank++) states = advance(states, rank, have[rank] ?? 0, limits[rank] ?? 4)
  const result: [number[], number[]] = [new Array<number>(5).fill(never), new Array<number>(5).fill(never)]
  for (const [key, missing] of states) {
    const pair = (key % 2) as 0 | 1
    const sets = ((key - pair) / 2) % 5
    if (key < 10 && missing < (result[pair][sets] as number)) result[pair][sets] = missing
  }
  return result
}
