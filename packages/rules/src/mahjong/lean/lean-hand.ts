/** A hand while it is read: everything the scorer needs, as integers. One object is reused for all hands. */
export class LeanHand {
  /** Concealed tiles without the winning tile: three suit keys and the honours' key, in base 5. */
  readonly concealed = new Int32Array(4)
  /** Keys of chows and pungs on the table. */
  readonly melded = new Int32Array(4)
  /** Kinds that are kongs, as masks. */
  readonly kongMask = new Int32Array(4)
  /** Copies of each kind, the winning tile and kongs included. */
  readonly copies = new Uint8Array(34)
  /** Melds as ids: 1–21 chow (suit × 7 + lowest rank + 1), 22–48 pung of a number tile, 49–55 of an honour. */
  readonly melds = new Int32Array(4)
  meldCount = 0
  concealedTiles = 0
  win = -1
  exposedKongs = 0
  concealedKongs = 0
  selfDraw = false
  lastOfWall = false
  replacement = false
  robbed = false
  lastOfKind = false
  round = 0
  seat = 0
  flowers = 0
  /** 0, or the code of what could not be read. */
  fault = 0

  clear(): void {
    this.concealed.fill(0)
    this.melded.fill(0)
    this.kongMask.fill(0)
    this.copies.fill(0)
    this.meldCount = 0
    this.concealedTiles = 0
    this.win = -1
    this.exposedKongs = 0
    this.concealedKongs = 0
    this.selfDraw = false
    this.lastOfWall = false
    this.replacement = false
    this.robbed = false
    this.lastOfKind = false
    this.round = 0
    this.seat = 0
    this.flowers = 0
    this.fault = 0
  }
}

/** What can be wrong with a hand; the position is the value of `LeanHand.fault`. */
export const handFaults = [
  'NONE',
  'TILES_UNREADABLE',
  'MELD_UNREADABLE',
  'TOO_MANY_MELDS',
  'WIN_TILE_UNREADABLE',
  'TILE_COUNT_WRONG',
  'FIVE_OF_A_KIND',
  'FLAG_UNKNOWN',
  'FLAGS_CONTRADICT',
  'WIND_UNREADABLE',
  'FLOWERS_UNREADABLE',
] as const
export type HandFault = (typeof handFaults)[number]
export const faultCode = (fault: HandFault): number => handFaults.indexOf(fault)
