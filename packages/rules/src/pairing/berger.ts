/** Two seeds of one round; the first one has the better half (home, white, north-south) where there is one. */
export type SeedPair = readonly [number, number]

const wrapped = (value: number, modulus: number): number => ((((value - 1) % modulus) + modulus) % modulus) + 1

/**
 * Berger tables (FIDE): one round robin of seeds 1 … n. With an odd n the side that would meet the missing one is
 * free, so that each round leaves out one side.
 */
export const bergerRounds = (n: number): readonly (readonly SeedPair[])[] => {
  const even = n + (n % 2)
  const circle = even - 1
  return Array.from({ length: n < 2 ? 0 : circle }, (_, round): SeedPair[] => {
    const pivot = round % 2 === 0 ? round / 2 + 1 : even / 2 + (round + 1) / 2
    const first: SeedPair = round % 2 === 0 ? [pivot, even] : [even, pivot]
    const others = Array.from(
      { length: even / 2 - 1 },
      (_, k): SeedPair => [wrapped(pivot + k + 1, circle), wrapped(pivot - k - 1, circle)],
    )
    return [first, ...others].filter(pair => pair[0] <= n && pair[1] <= n)
  })
}

/** Several legs; halves change over from leg to leg. */
export const roundRobin = (n: number, legs: number): readonly (readonly SeedPair[])[] => {
  const once = bergerRounds(n)
  const turned = once.map(round => round.map(([a, b]): SeedPair => [b, a]))
  return Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? once : turned)).flat()
}

/** The seed that is free in a round, when n is odd. */
export const freeSeed = (n: number, round: readonly SeedPair[]): number | undefined => {
  const playing = new Set(round.flat())
  for (let seed = 1; seed <= n; seed++) if (!playing.has(seed)) return seed
  return undefined
}
