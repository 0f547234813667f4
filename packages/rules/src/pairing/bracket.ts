import { seeds, snakeGroups } from './snake.js'

/** Smallest power of two that holds `n`; 1 for n = 0 and 1. */
export const bracketSize = (n: number): number => {
  let size = 1
  while (size < n) size *= 2
  return size
}

export const bracketRounds = (n: number): number => Math.log2(bracketSize(n))

/**
 * Lines of the bracket from top to bottom: seed on each line. Every half, quarter … holds what the snake deals to it,
 * so the best seeds meet as late as can be.
 */
export const bracketLines = (size: number): readonly number[] => {
  let lines: readonly number[] = [1]
  while (lines.length < size) {
    const sum = 2 * lines.length + 1
    lines = lines.flatMap(seed => [seed, sum - seed])
  }
  return lines
}

/** A first-round match; a seed without an opponent has a bye. */
export type FirstRoundMatch = readonly [number] | readonly [number, number]

/** First-round matches in bracket order; byes go to the best seeds. */
export const firstRound = (n: number): readonly FirstRoundMatch[] => {
  const lines = bracketLines(bracketSize(n))
  return Array.from({ length: lines.length / 2 }, (_, match): FirstRoundMatch => {
    const [a = 1, b = 1] = [lines[2 * match], lines[2 * match + 1]].sort((x = 0, y = 0) => x - y)
    return b <= n ? [a, b] : [a]
  })
}

/** Seeds of each of `parts` equal sections (a power of two), in bracket order, each in ascending order. */
export const bracketSections = (n: number, parts: number): readonly (readonly number[])[] => {
  const bySnake = snakeGroups(seeds(n), parts)
  return bracketLines(parts).map(first => bySnake[first - 1] ?? [])
}
