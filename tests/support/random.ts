/** Whole numbers below a bound, the same for the same seed. */
export const randomFrom = (seed: number): ((limit: number) => number) => {
  let state = seed
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (Math.imul(state ^ (state >>> 16), 0x7feb352d) >>> 0) % limit
  }
}
