import { fanNos, slotOf } from '../tiles/fan-no.js'
import type { ScoringProfile } from '../tiles/profile.js'
import { chickenHand } from './fan-bits.js'
import { type FanWords, fanSlots, fanWords, wordBits } from './fan-words.js'

/**
 * Adds up fans that hold together: takes them from the largest, each counted fan removing what it excludes.
 * Remembers the largest sum and its fans until `reset`.
 */
export class FanSum {
  /** How often each fan holds; set by the caller for the repeatable ones. */
  readonly counts = new Uint8Array(fanSlots).fill(1)
  best = -1
  private best0 = 0
  private best1 = 0
  private best2 = 0
  private readonly bestCounts = new Uint8Array(fanSlots)
  private readonly values: Int32Array
  private readonly excludes: Int32Array
  private readonly chicken: number

  constructor(profile: ScoringProfile) {
    const words: FanWords = fanWords(profile)
    this.values = words.values
    this.excludes = words.excludes
    this.chicken = words.values[slotOf('43')] as number
  }

  reset(): void {
    this.best = -1
  }

  /** Offers the fans of three words; keeps them when they score more than anything since `reset`. */
  offer(in0: number, in1: number, in2: number): void {
    const { values, excludes, counts } = this
    let w0 = in0
    let w1 = in1
    let w2 = in2
    let k0 = 0
    let k1 = 0
    let k2 = 0
    let total = 0
    while (w0 !== 0) {
      const slot = 31 - Math.clz32(w0 & -w0)
      const e = slot * 3
      k0 |= 1 << slot
      total += values[slot]! * counts[slot]!
      w0 &= ~(excludes[e]! | (1 << slot))
      w1 &= ~excludes[e + 1]!
      w2 &= ~excludes[e + 2]!
    }
    while (w1 !== 0) {
      const bit = 31 - Math.clz32(w1 & -w1)
      const slot = bit + wordBits
      k1 |= 1 << bit
      total += values[slot]! * counts[slot]!
      w1 &= ~(excludes[slot * 3 + 1]! | (1 << bit))
      w2 &= ~excludes[slot * 3 + 2]!
    }
    while (w2 !== 0) {
      const bit = 31 - Math.clz32(w2 & -w2)
      const slot = bit + 2 * wordBits
      k2 |= 1 << bit
      total += values[slot]! * counts[slot]!
      w2 &= ~(excludes[slot * 3 + 2]! | (1 << bit))
    }
    if (total === 0) this.keep(this.chicken, 0, chickenHand, 0)
    else this.keep(total, k0, k1, k2)
  }

  private keep(total: number, k0: number, k1: number, k2: number): void {
    if (total <= this.best) return
    this.best = total
    this.best0 = k0
    this.best1 = k1
    this.best2 = k2
    this.bestCounts.set(this.counts)
  }

  /** The fans of the best sum with their counts, in the order of the table. */
  fans(): Record<string, number> {
    const words = [this.best0, this.best1, this.best2]
    const list: Record<string, number> = {}
    fanNos.forEach((no, slot) => {
      if ((words[(slot / wordBits) | 0] as number) & (1 << (slot % wordBits))) {
        list[no] = this.bestCounts[slot] as number
      }
    })
    return list
  }
}
