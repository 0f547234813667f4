/** 1 … n. */
export const seeds = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)

/**
 * 蛇形: seeds dealt into columns left to right, then right to left, and so on.
 * `snakeGroups(7, 3)` is `[[1, 6, 7], [2, 5], [3, 4]]`.
 */
export const snakeGroups = <T>(inOrder: readonly T[], groups: number): readonly (readonly T[])[] => {
  const columns: T[][] = Array.from({ length: groups }, () => [])
  inOrder.forEach((item, i) => {
    const row = Math.floor(i / groups)
    const column = row % 2 === 0 ? i % groups : groups - 1 - (i % groups)
    columns[column]?.push(item)
  })
  return columns
}
