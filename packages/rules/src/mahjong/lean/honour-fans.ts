import type { FanNo } from '../tiles/fan-no.js'
import { wordsOf } from './fan-words.js'

const countBits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count += 1
  return count
}

/** Fans that pungs of honours make with each other and the pair; `mask` and `pair` (-1 none) index E S W N C F P. */
export const honourFansOf = (mask: number, pair: number): readonly FanNo[] => {
  const winds = countBits(mask & 15)
  const dragons = countBits(mask >> 4)
  const fans: FanNo[] = []
  if (winds === 4) fans.push('1')
  if (winds === 3) fans.push(pair >= 0 && pair < 4 ? '9' : '38')
  if (dragons === 3) fans.push('2')
  if (dragons === 2) fans.push(pair >= 4 ? '10' : '54')
  if (dragons === 1) fans.push('59')
  return fans
}

/** Three words by `mask * 8 + pair + 1`. */
export const buildHonourFanWords = (): Int32Array => {
  const table = new Int32Array(128 * 8 * 3)
  for (let mask = 0; mask < 128; mask++)
    for (let pair = -1; pair < 7; pair++) table.set(wordsOf(honourFansOf(mask, pair)), (mask * 8 + pair + 1) * 3)
  return table
}

/** Counts of seven honours, base 5 → pung mask (bits 0–6), pair + 1 (bits 7–10), -1 when they are not sets and at most a pair. */
export const buildHonourArrangements = (): Int16Array => {
  const table = new Int16Array(78125)
  for (let key = 0; key < table.length; key++) {
    let rest = key
    let [mask, pair, broken] = [0, 0, false]
    for (let i = 0; i < 7; i++, rest = (rest / 5) | 0) {
      const digit = rest % 5
      if (digit === 3) mask |= 1 << i
      else if (digit === 2 && pair === 0) pair = i + 1
      else if (digit !== 0) broken = true
    }
    table[key] = broken ? -1 : mask | (pair << 7)
  }
  return table
}

/** Counts of seven honours → which kinds wait as `waits` of a suit table: sets in bits 0–6, sets with a pair in bits 9–15. */
export const buildHonourWaits = (arrangements: Int16Array): Int32Array => {
  const table = new Int32Array(78125)
  arrangements.forEach((arrangement, key) => {
    if (arrangement < 0) return
    let [rest, power] = [key, 1]
    for (let i = 0; i < 7; i++, rest = (rest / 5) | 0, power *= 5) {
      if (rest % 5 === 0) continue
      const before = key - power
      table[before] = (table[before] as number) | (1 << (arrangement >> 7 ? i + 9 : i))
    }
  })
  return table
}

export { countBits }
