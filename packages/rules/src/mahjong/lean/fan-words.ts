import { type FanNo, fanNos, slotOf } from '../tiles/fan-no.js'
import type { ScoringProfile } from '../tiles/profile.js'

/** A set of fans as three words of 28 bits, in the order of `fanNos`; a profile's table in the same form. */
export interface FanWords {
  readonly values: Int32Array
  /** Three words for each fan: what it excludes. */
  readonly excludes: Int32Array
}

export const wordBits = 28
export const fanSlots = fanNos.length

export const fanWord = (fan: FanNo): number => (slotOf(fan) / wordBits) | 0
export const fanBit = (fan: FanNo): number => 1 << (slotOf(fan) % wordBits)

/** The three words of a list of fans. */
export const wordsOf = (fans: readonly FanNo[]): readonly [number, number, number] => {
  const words: [number, number, number] = [0, 0, 0]
  for (const fan of fans) words[fanWord(fan)] = (words[fanWord(fan)] as number) | fanBit(fan)
  return words
}

export const fanWords = (profile: ScoringProfile): FanWords => {
  const values = new Int32Array(fanSlots)
  const excludes = new Int32Array(fanSlots * 3)
  for (const fan of profile.fans) {
    const slot = slotOf(fan.no)
    values[slot] = fan.value
    excludes.set(wordsOf(fan.excludes), slot * 3)
  }
  return { values, excludes }
}
