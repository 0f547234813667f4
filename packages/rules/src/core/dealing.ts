/** SHA-256, given by whoever runs: Node, a browser, a test. */
export type Sha256 = (data: Uint8Array) => Uint8Array

/** A board that was dealt: what is on it and its cards, as boards store them. */
export interface DealtBoard {
  readonly number: string
  readonly dealer: string
  readonly vulnerability: string
  readonly deal: string
}

/** What one seat of a sport played with tiles has of a deal, as it is written: what it begins with, and what it draws. */
export interface SeatWall {
  readonly seat: string
  readonly tiles: string
  /** In the order in which they are drawn. */
  readonly draws: string
}

/** Walls of a sport that is compared by like seats: several tables build the same. */
export interface SportWalls {
  /** How many are dealt where nobody says: those of one round. */
  readonly aRound: number
  /** Whether a stage of these settings has tables that build the same walls. */
  areWanted(settings: unknown): boolean
  /** A deal, seat by seat. */
  lay(deal: string): readonly SeatWall[]
  /** The same as it is stored. */
  text(walls: readonly SeatWall[]): string
}

/**
 * How a sport deals its boards from a secret seed: the commitment is published before play, the seed afterwards, and
 * whoever has both can deal again. Seeds: 64 hexadecimal digits in lower case; anything else throws a TypeError.
 */
export interface SportDealing {
  /** What is said of a seed before it may be known: it fits no other. */
  commitment(sha256: Sha256, seed: string): string
  /** The board of a number; the same seed and number always give the same. Undefined for what is no board's number. */
  deal(sha256: Sha256, seed: string, board: string): DealtBoard | undefined
  /** Where what is dealt are walls and no cards on boards. */
  readonly walls?: SportWalls
}

/** What was published about deals: the commitment before play, the seed after it, and the boards as they were played. */
export interface DealtEvidence {
  readonly commitment: string
  readonly seed: string
  readonly boards: readonly { readonly number: string; readonly deal: string }[]
}

/** Boards that do not follow from the seed; undefined when the seed is not the one that was committed to. */
export const boardsNotOfSeed = (
  dealing: SportDealing,
  sha256: Sha256,
  { commitment, seed, boards }: DealtEvidence,
): readonly string[] | undefined => {
  if (!/^[0-9a-f]{64}$/.test(seed) || dealing.commitment(sha256, seed) !== commitment) return undefined
  return boards
    .filter(({ number, deal }) => dealing.deal(sha256, seed, number)?.deal !== deal)
    .map(({ number }) => number)
}
