/** A reproducible sequence of whole numbers below a bound (xorshift, 32 bits). */
export const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1
  return below => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % below
  }
}
