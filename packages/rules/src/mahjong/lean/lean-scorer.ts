import { slotOf } from '../tiles/fan-no.js'
import type { ScoringProfile } from '../tiles/profile.js'
import * as Fan from './fan-bits.js'
import { FanSum } from './fan-sum.js'
import type { LeanHand } from './lean-hand.js'
import { sharedTables } from './lean-tables.js'
import { fanWords } from './fan-words.js'
import { buildSetFanTables, repeatable, type SetFanTable } from './set-fan-tables.js'
import { SetTally } from './set-tally.js'
import { pow5 } from './suit-tables.js'
import { pairsWaitOnAnother, WaitFinder } from './waits.js'

const power = Int32Array.from(pow5)
const hogSlot = slotOf('64')
const terminalPungSlot = slotOf('73')
const repeatableSlots = Uint8Array.from(repeatable.map(slotOf))
const outerMask = 0b100000001
const nineGatesKey = [3, 1, 1, 1, 1, 1, 1, 1, 3].reduce((key, n, rank) => key + n * (pow5[rank] as number), 0)
const shiftedPairKeys = [0, 1, 2].map(from => pow5.slice(from, from + 7).reduce((key, place) => key + 2 * place, 0))
/** 147, 258 and 369 as masks and as keys; and the six ways to give them to the three suits. */
const knittedMasks = [0b001001001, 0b010010010, 0b100100100]
const knittedKeys = [0, 1, 2].map(from => pow5[from]! + pow5[from + 3]! + pow5[from + 6]!)
const knittedOrders = Uint8Array.of(0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0)

/**
 * The maximum of one hand by tables and integers, without reasons. Not re-entrant: one scorer works on one hand at a
 * time. `best` is the sum without flowers, -1 when the tiles make no winning form.
 */
export class LeanScorer {
  readonly sum: FanSum
  private readonly t = sharedTables()
  private readonly chowFans: SetFanTable
  private readonly pungFans: SetFanTable
  private readonly terminalChowPair: Uint8Array
  private readonly waits = new WaitFinder()
  private readonly tally = new SetTally()
  /** Fans that hold in every reading of the hand. */
  private c0 = 0
  private c1 = 0
  private c2 = 0
  private unique = -1
  /** The tiles whose wait decides: without the winning tile, and without a knitted straight. */
  private readonly waitKeys = new Int32Array(4)
  private hand!: LeanHand

  constructor(private readonly profile: ScoringProfile) {
    const tables = buildSetFanTables(fanWords(profile).values)
    this.sum = new FanSum(profile)
    this.chowFans = tables.chows
    this.pungFans = tables.pungs
    this.terminalChowPair = tables.terminalChowPair
  }

  /** Scores a hand that passed `checkHand`. */
  best(hand: LeanHand): number {
    const { concealed, melded, win } = hand
    this.hand = hand
    this.sum.reset()
    const winSuit = win >= 27 ? 3 : (win / 9) | 0
    const winPlace = power[win - winSuit * 9]!
    const k0 = concealed[0]! + (winSuit === 0 ? winPlace : 0)
    const k1 = concealed[1]! + (winSuit === 1 ? winPlace : 0)
    const k2 = concealed[2]! + (winSuit === 2 ? winPlace : 0)
    const k3 = concealed[3]! + (winSuit === 3 ? winPlace : 0)
    const { info, listOf } = this.t.suits
    const i0 = info[k0 + melded[0]!]!
    const i1 = info[k1 + melded[1]!]!
    const i2 = info[k2 + melded[2]!]!
    this.setCommon(i0, i1, i2)
    this.sum.counts[hogSlot] = ((i0 >> 9) & 7) + ((i1 >> 9) & 7) + ((i2 >> 9) & 7)
    const l0 = listOf[k0]!
    const l1 = listOf[k1]!
    const l2 = listOf[k2]!
    const honours = this.t.honourArrangements[k3]!
    if (l0 !== 0 && l1 !== 0 && l2 !== 0 && honours >= 0) this.standard(l0, l1, l2, honours)
    if (hand.meldCount === 0) {
      if (i0 & i1 & i2 & 4096) this.pairs(k0, k1, k2, i0, i1, i2)
      if (this.sum.best < 0) this.singles(i0 & 511, i1 & 511, i2 & 511)
    }
    if (hand.meldCount <= 1 && this.sum.best < 0) this.knitted(k0, k1, k2, k3)
    return this.sum.best
  }

  private setCommon(i0: number, i1: number, i2: number): void {
    const { hand, t } = this
    const { kongMask, copies } = hand
    const m0 = (i0 & 511) | kongMask[0]!
    const m1 = (i1 & 511) | kongMask[1]!
    const m2 = (i2 & 511) | kongMask[2]!
    let m3 = 0
    for (let i = 0; i < 7; i++) if (copies[27 + i] !== 0) m3 |= 1 << i
    const tables = t.maskTraits
    const traits = tables[0]![m0]! & tables[1]![m1]! & tables[2]![m2]! & tables[3]![m3]!
    const suits = (m0 !== 0 ? 1 : 0) + (m1 !== 0 ? 1 : 0) + (m2 !== 0 ? 1 : 0)
    const key = 3 * (traits | (suits << 10) | (m3 & 15 ? 4096 : 0) | (m3 >> 4 ? 8192 : 0))
    this.c0 = t.tileFans[key]!
    this.c1 = t.tileFans[key + 1]!
    this.c2 = t.tileFans[key + 2]!
    this.unique = -1
    this.addKongs()
    this.addWinMode()
  }

  private addKongs(): void {
    const { exposedKongs, concealedKongs } = this.hand
    const kongs = exposedKongs + concealedKongs
    if (kongs === 0) return
    if (kongs >= 3) {
      this.c0 |= kongs === 4 ? Fan.fourKongs : Fan.threeKongs
      if (concealedKongs === 1) this.c2 |= Fan.concealedKong
      if (concealedKongs === 2) this.c1 |= Fan.twoConcealedKongs
    } else if (kongs === 1) this.c2 |= concealedKongs === 1 ? Fan.concealedKong : Fan.meldedKong
    else if (concealedKongs === 2) this.c1 |= Fan.twoConcealedKongs
    else if (exposedKongs === 2) this.c2 |= Fan.twoMeldedKongs
    else this.c2 |= this.profile.switches.mixedKongs === 0 ? Fan.concealedKong | Fan.meldedKong : Fan.mixedKongs
  }

  private addWinMode(): void {
    const { hand } = this
    const exposed = hand.meldCount - hand.concealedKongs
    if (hand.selfDraw) {
      this.c2 |= Fan.selfDrawn
      if (exposed === 0) this.c1 |= Fan.fullyConcealedHand
    } else if (exposed === 0) this.c2 |= Fan.concealedHand
    else if (exposed === 4) this.c1 |= Fan.meldedHand
    if (hand.lastOfWall && !hand.robbed) this.c1 |= hand.selfDraw ? Fan.lastTileDraw : Fan.lastTileClaim
    if (hand.replacement) this.c1 |= Fan.replacementTile
    if (hand.robbed) this.c1 |= Fan.robbingTheKong
    if (hand.lastOfKind) this.c2 |= Fan.lastTile
  }

  private standard(l0: number, l1: number, l2: number, honours: number): void {
    const { listStart, arrangements } = this.t.suits
    const first = arrangements[listStart[l0]!]!
    const second = arrangements[listStart[l1]!]!
    const third = arrangements[listStart[l2]!]!
    const pairs = (first >> 20 ? 1 : 0) + (second >> 20 ? 1 : 0) + (third >> 20 ? 1 : 0) + (honours >> 7 ? 1 : 0)
    if (pairs !== 1) return
    this.waitKeys.set(this.hand.concealed)
    if (this.hand.meldCount === 0 && this.isNineGates()) this.c0 |= Fan.nineGates
    const e0 = listStart[l0 + 1]!
    const e1 = listStart[l1 + 1]!
    const e2 = listStart[l2 + 1]!
    for (let i = listStart[l0]!; i < e0; i++) {
      for (let j = listStart[l1]!; j < e1; j++) {
        for (let k = listStart[l2]!; k < e2; k++) {
          this.arranged(arrangements[i]!, arrangements[j]!, arrangements[k]!, honours, false)
        }
      }
    }
  }

  private isNineGates(): boolean {
    const { concealed } = this.hand
    if (concealed[3] !== 0 || concealed[0]! + concealed[1]! + concealed[2]! !== nineGatesKey) return false
    return concealed[0] === nineGatesKey || concealed[1] === nineGatesKey || concealed[2] === nineGatesKey
  }

  private setWaitKeys(r0: number, r1: number, r2: number, k3: number): void {
    const { win } = this.hand
    const suit = win >= 27 ? 3 : (win / 9) | 0
    this.waitKeys.set([r0, r1, r2, k3])
    this.waitKeys[suit] = this.waitKeys[suit]! - power[win - suit * 9]!
    this.unique = -1
  }

  /** Offers one arrangement into sets and a pair; with `knitted`, the nine knitted tiles stand beside it. */
  private arranged(a0: number, a1: number, a2: number, honours: number, knitted: boolean): void {
    const { hand, tally } = this
    const { win } = hand
    tally.start(hand)
    tally.addSuit(a0, 0, win < 9 ? win : -1)
    tally.addSuit(a1, 1, win >= 9 && win < 18 ? win - 9 : -1)
    tally.addSuit(a2, 2, win >= 18 && win < 27 ? win - 18 : -1)
    tally.addHonours(honours & 127, this.t.bitCounts)
    const pair =
      a0 >> 20 !== 0
        ? (a0 >> 20) - 1
        : a1 >> 20 !== 0
          ? (a1 >> 20) + 8
          : a2 >> 20 !== 0
            ? (a2 >> 20) + 17
            : (honours >> 7) + 26
    if (win >= 27 && ((honours & 127) >> (win - 27)) & 1) tally.inPung = true
    if (pair === win) {
      tally.placed = true
      tally.waitBits |= Fan.singleWait
    }
    if (!hand.selfDraw && tally.inPung && !tally.placed) tally.concealedPungs -= 1
    this.offerArrangement(pair, knitted)
  }

  private offerArrangement(pair: number, knitted: boolean): void {
    const { t, sum, tally } = this
    let w0 = this.c0 & ~Fan.allEvenPungs
    let w1 = this.c1
    let w2 = this.c2
    if (tally.concealedPungs >= 2) {
      if (tally.concealedPungs === 2) w2 |= Fan.twoConcealedPungs
      else if (tally.concealedPungs === 3) w1 |= Fan.threeConcealedPungs
      else w0 |= Fan.fourConcealedPungs
    }
    if (sum.counts[hogSlot]! > 0) w2 |= Fan.tileHog
    const honourPungs = t.bitCounts[tally.honourMask]!
    if (tally.pungs + honourPungs === 4) {
      w1 |= Fan.allPungs
      if (this.c0 & Fan.allEvenPungs) w0 |= Fan.allEvenPungs
    }
    if (knitted) w1 |= Fan.knittedStraight
    else {
      const rank = pair < 27 ? pair % 9 : 0
      if (tally.allFive && pair < 27 && rank === 4) w1 |= Fan.allFives
      if (tally.allOuter && (pair >= 27 || rank === 0 || rank === 8)) w1 |= Fan.outsideHand
    }
    if (tally.chows + (knitted ? 3 : 0) === 4 && pair < 27) w2 |= Fan.allChows
    const honourAt = 3 * (tally.honourMask * 8 + (pair >= 27 ? pair - 26 : 0))
    w0 |= t.honourFans[honourAt]!
    w1 |= t.honourFans[honourAt + 1]!
    w2 |= t.honourFans[honourAt + 2]! | this.waitFans(knitted) | this.windFans(w0, w1)
    this.offerWithSetFans(w0, w1, w2, pair)
  }

  /** 圈风刻, 门风刻 and 幺九刻 (fans 60, 61, 73), with what nine gates, little winds and three winds take of the last. */
  private windFans(w0: number, w1: number): number {
    const { hand, sum, t, tally } = this
    const prevalent = (tally.honourMask >> hand.round) & 1
    const seat = (tally.honourMask >> hand.seat) & 1
    const others = tally.honourMask & 15 & ~((1 << hand.round) | (1 << hand.seat))
    const taken = (w0 & Fan.littleFourWinds) | (w1 & Fan.bigThreeWinds)
    const count = tally.terminalPungs + (taken ? 0 : t.bitCounts[others]!) - this.takenByNineGates(w0)
    if (count > 0) sum.counts[terminalPungSlot] = count
    return (prevalent ? Fan.prevalentWind : 0) | (seat ? Fan.seatWind : 0) | (count > 0 ? Fan.terminalPung : 0)
  }

  private takenByNineGates(w0: number): number {
    const { terminalPungs } = this.tally
    if (!(w0 & Fan.nineGates)) return 0
    return this.profile.switches.nineGatesPung === 'one' ? Math.min(1, terminalPungs) : terminalPungs
  }

  private offerWithSetFans(in0: number, in1: number, in2: number, pair: number): void {
    const { sum, tally } = this
    const { ids } = tally
    let w0 = in0
    let w1 = in1
    let w2 = in2
    let counts = 0
    if (tally.chows >= 2) {
      const e = this.chowFans.at(ids[0]!, ids[1]!, ids[2]!, ids[3]!)
      if (tally.chows === 4 && this.terminalChowPair[e >> 2] === pair + 1) {
        const oneSuit = (((ids[0]! - 1) / 7) | 0) === (((ids[3]! - 1) / 7) | 0)
        if (oneSuit) w0 |= Fan.pureTerminalChows
        else w1 |= Fan.threeSuitedTerminalChows
      } else {
        const { entries } = this.chowFans
        w0 |= entries[e]!
        w1 |= entries[e + 1]!
        w2 |= entries[e + 2]!
        counts |= entries[e + 3]!
      }
    }
    if (tally.pungs >= 2) {
      const e = this.pungFans.at(ids[4]!, ids[5]!, ids[6]!, ids[7]!)
      const { entries } = this.pungFans
      w0 |= entries[e]!
      w1 |= entries[e + 1]!
      w2 |= entries[e + 2]!
      counts |= entries[e + 3]!
    }
    for (let i = 0; counts !== 0; i++, counts >>= 2) {
      if (counts & 3) sum.counts[repeatableSlots[i]!] = counts & 3
    }
    sum.offer(w0, w1, w2)
  }

  /** Wait fans the placement allows, if only one kind waits; the table of exclusions lets at most one count. */
  private waitFans(knitted: boolean): number {
    let bits = this.tally.waitBits
    if (bits === 0) return 0
    const { knittedWait } = this.profile.switches
    if (knitted && knittedWait !== 'residual') bits &= knittedWait === 'none' ? 0 : Fan.singleWait
    return bits !== 0 && this.isUnique() ? bits : 0
  }

  private isUnique(): boolean {
    if (this.unique < 0) {
      const keys = this.waitKeys
      this.waits.find(keys[0]!, keys[1]!, keys[2]!, keys[3]!)
      const formal = this.profile.switches.waitUniqueness === 'formal'
      const alone = this.waits.count(formal ? undefined : this.hand) === 1 && !pairsWaitOnAnother(this.hand)
      this.unique = alone ? 1 : 0
    }
    return this.unique === 1
  }

  private pairs(k0: number, k1: number, k2: number, i0: number, i1: number, i2: number): void {
    const { sum, hand } = this
    const { copies } = hand
    let hogs = ((i0 >> 9) & 7) + ((i1 >> 9) & 7) + ((i2 >> 9) & 7)
    for (let tile = 27; tile < 34; tile++) {
      const n = copies[tile]!
      if (n & 1) return
      if (n === 4) hogs += 1
    }
    const shifted =
      k0 + k1 + k2 === Math.max(k0, k1, k2) && shiftedPairKeys.includes(k0 + k1 + k2) ? Fan.sevenShiftedPairs : 0
    const forced = this.c0 & (Fan.allGreen | Fan.allTerminals)
    if (forced && this.profile.switches.forcedHog === 'notCounted') hogs -= 1
    const before = sum.counts[hogSlot]!
    sum.counts[hogSlot] = hogs
    const form = shifted !== 0 ? shifted : Fan.sevenPairs
    sum.offer((this.c0 & ~Fan.allEvenPungs) | form, this.c1, this.c2 | (hogs > 0 ? Fan.tileHog : 0))
    sum.counts[hogSlot] = before
  }

  /** Thirteen orphans and the two forms of single knitted tiles and honours. */
  private singles(m0: number, m1: number, m2: number): void {
    const { t, hand, sum } = this
    let honours = 0
    let single = true
    for (let i = 0; i < 7; i++) {
      const n = hand.copies[27 + i]!
      if (n > 0) honours |= 1 << i
      if (n > 1) single = false
    }
    if (m0 === outerMask && m1 === outerMask && m2 === outerMask && honours === 127) {
      sum.offer(this.c0 | Fan.thirteenOrphans, this.c1, this.c2)
      return
    }
    const suited = t.bitCounts[m0]! + t.bitCounts[m1]! + t.bitCounts[m2]!
    if (!single || suited + t.bitCounts[honours]! !== 14) return
    for (let order = 0; order < 18; order += 3) {
      const a = knittedOrders[order]!
      const b = knittedOrders[order + 1]!
      const c = knittedOrders[order + 2]!
      if (m0 & ~knittedMasks[a]! || m1 & ~knittedMasks[b]! || m2 & ~knittedMasks[c]!) continue
      const greater = honours === 127
      const w1 = this.c1 | (greater ? 0 : Fan.lesserKnitted) | (suited === 9 ? Fan.knittedStraight : 0)
      sum.offer(this.c0 | (greater ? Fan.greaterKnitted : 0), w1, this.c2)
      return
    }
  }

  private knitted(k0: number, k1: number, k2: number, k3: number): void {
    const { info, listOf, listStart, arrangements } = this.t.suits
    const honours = this.t.honourArrangements[k3]!
    if (honours < 0) return
    for (let order = 0; order < 18; order += 3) {
      const a = knittedOrders[order]!
      const b = knittedOrders[order + 1]!
      const c = knittedOrders[order + 2]!
      const ma = knittedMasks[a]!
      const mb = knittedMasks[b]!
      const mc = knittedMasks[c]!
      if ((info[k0]! & ma) !== ma || (info[k1]! & mb) !== mb || (info[k2]! & mc) !== mc) continue
      const r0 = k0 - knittedKeys[a]!
      const r1 = k1 - knittedKeys[b]!
      const r2 = k2 - knittedKeys[c]!
      const l0 = listOf[r0]!
      const l1 = listOf[r1]!
      const l2 = listOf[r2]!
      if (l0 === 0 || l1 === 0 || l2 === 0) continue
      this.setWaitKeys(r0, r1, r2, k3)
      this.arranged(
        arrangements[listStart[l0]!]!,
        arrangements[listStart[l1]!]!,
        arrangements[listStart[l2]!]!,
        honours,
        true,
      )
    }
  }
}
