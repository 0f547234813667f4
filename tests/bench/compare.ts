/** One thing measured beside its floor, in the same run. */
export interface Comparison {
  readonly name: string
  /** What the floor is, in a few words. */
  readonly floorIs: string
  readonly ours: (round: number) => Promise<void>
  readonly floor: (round: number) => Promise<void>
  readonly rounds?: number
  /** The ratio we mean to stay under. */
  readonly goal?: number
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number

const timed = async (run: () => Promise<void>): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/** Runs ours and the floor in turn, after two rounds of warming up, and prints medians and the ratio. */
export const compare = async ({ name, floorIs, ours, floor, rounds = 15, goal }: Comparison): Promise<number> => {
  const [own, bare]: [number[], number[]] = [[], []]
  for (let round = -2; round < rounds; round++) {
    const [a, b] = [await timed(() => ours(round)), await timed(() => floor(round))]
    if (round < 0) continue
    own.push(a)
    bare.push(b)
  }
  const ratio = median(own) / median(bare)
  const verdict = goal === undefined ? '' : ratio <= goal ? ` (goal ≤ ${goal}: met)` : ` (goal ≤ ${goal}: missed)`
  console.log(
    `${name}: ${median(own).toFixed(2)} ms; ${floorIs}: ${median(bare).toFixed(2)} ms; ratio ${ratio.toFixed(1)}${verdict}`,
  )
  return ratio
}
