import * as Fan from './fan-bits.js'
import type { LeanHand } from './lean-hand.js'

/** What the sets of one arrangement add up to. */
export class SetTally {
  /** Ids of the chows (from 0) and of the number pungs (from 4), each in descending order. */
  readonly ids = new Int32Array(8)
  chows = 0
  /** Number pungs. */
  pungs = 0
  concealedPungs = 0
  terminalPungs = 0
  /** Pungs of honours, melds included. */
  honourMask = 0
  allFive = true
  allOuter = true
  /** Can the winning tile complete a concealed pung? */
  inPung = false
  /** Can it stand in a concealed chow or the pair instead? */
  placed = false
  /** Wait fans its places would be. */
  waitBits = 0

  /** Adds a set id to the ids from `base`, kept in descending order. */
  private insert(base: number, id: number): void {
    const { ids } = this
    let at = base + 3
    while (at > base && ids[at - 1]! < id) {
      ids[at] = ids[at - 1]!
      at -= 1
    }
    ids[at] = id
  }

  /** Starts anew with the melds on the table. */
  start(hand: LeanHand): void {
    this.ids.fill(0)
    this.chows = 0
    this.pungs = 0
    this.concealedPungs = hand.concealedKongs
    this.terminalPungs = 0
    this.honourMask = 0
    this.allFive = true
    this.allOuter = true
    this.inPung = false
    this.placed = false
    this.waitBits = 0
    for (let i = 0; i < hand.meldCount; i++) {
      const id = hand.melds[i]!
      if (id <= 21) this.addChow(id, (id - 1) % 7)
      else if (id <= 48) this.addPung(id - 21, (id - 22) % 9)
      else {
        this.honourMask |= 1 << (id - 49)
        this.allFive = false
      }
    }
  }

  private addChow(id: number, low: number): void {
    this.insert(0, id)
    this.chows += 1
    if (low < 2 || low > 4) this.allFive = false
    if (low !== 0 && low !== 6) this.allOuter = false
  }

  private addPung(id: number, rank: number): void {
    this.insert(4, id)
    this.pungs += 1
    if (rank !== 4) this.allFive = false
    if (rank === 0 || rank === 8) this.terminalPungs += 1
    else this.allOuter = false
  }

  /** Adds the sets of one suit; `winRank` is the winning tile's rank, or -1 in another suit. */
  addSuit(packed: number, suit: number, winRank: number): void {
    for (let rest = packed & 0xfffff; rest !== 0; rest >>= 5) {
      const set = rest & 31
      if (set < 8) {
        this.addChow(suit * 7 + set, set - 1)
        const place = winRank - set + 1
        if (winRank >= 0 && place >= 0 && place < 3) this.placeInChow(set, place)
      } else {
        this.addPung(suit * 9 + set - 7, set - 8)
        this.concealedPungs += 1
        if (set - 8 === winRank) this.inPung = true
      }
    }
  }

  private placeInChow(set: number, place: number): void {
    this.placed = true
    if (place === 1) this.waitBits |= Fan.closedWait
    else if ((place === 2 && set === 1) || (place === 0 && set === 7)) this.waitBits |= Fan.edgeWait
  }

  addHonours(mask: number, bitCounts: Uint8Array): void {
    this.concealedPungs += bitCounts[mask]!
    this.honourMask |= mask
    if (this.honourMask !== 0) this.allFive = false
  }
}
