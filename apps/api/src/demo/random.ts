/** Numbers that look random and are the same every time: whoever names the same seed gets the same federation. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  /** True in so many cases of a hundred. */
  percent(chance: number): boolean
  pick<T>(items: readonly T[]): T
  /** One of the keys, each as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T
  shuffled<T>(items: readonly T[]): T[]
  /** Around 0, seldom beyond ±100. */
  bell(): number
  /** A stream of its own, so that a change in one part of the demo leaves the others as they are. */
  fork(name: string): Random
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/** Multiply, shift, mix (32 bits); good enough for names and card deals, useless for secrets. */
const mixer = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

export const createRandom = (seed: string): Random => {
  const next = mixer(hashOf(seed))
  const below = (bound: number): number => next() % bound
  const between = (least: number, most: number): number => least + below(most - least + 1)
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[below(items.length)] as T
  }
  const shuffled = <T>(items: readonly T[]): T[] => {
    const cards = [...items]
    for (let at = cards.length - 1; at > 0; at--) {
      const other = below(at + 1)
      const held = cards[at] as T
      cards[at] = cards[other] as T
      cards[other] = held
    }
    return cards
  }
  return {
    below,
    between,
    percent: chance => below(100) < chance,
    pick,
    weighted: weights => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = below(entries.reduce((sum, [, weight]) => sum + weight, 0))
      for (const [key, weight] of entries) {
        if (left < weight) return key
        left -= weight
      }
      throw new RangeError('no weights')
    },
    shuffled,
    bell: () => between(-25, 25) + between(-25, 25) + between(-25, 25) + between(-25, 25),
    fork: name => createRandom(`${seed}/${name}`),
  }
}
