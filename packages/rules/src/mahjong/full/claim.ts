import type { FanNo } from '../tiles/fan-no.js'
import type { Tile } from '../tiles/tiles.js'

/** Why a fan holds. */
export const fanReasons = [
  'theseSets',
  'setsAndPair',
  'everyTile',
  'everySet',
  'form',
  'waitForAny',
  'concealedPungs',
  'kongs',
  'pung',
  'fourOfAKind',
  'suits',
  'concealment',
  'wayToWin',
  'onlyWait',
  'nothingElse',
  'flowers',
] as const
export type FanReason = (typeof fanReasons)[number]

/** A fan that holds in one reading, `count` times, and the tiles that show it. */
export interface FanClaim {
  readonly fan: FanNo
  readonly count: number
  readonly because: FanReason
  /** Sets or tiles that make it, one group each. */
  readonly tiles: readonly (readonly Tile[])[]
}

export const claim = (
  fan: FanNo,
  because: FanReason,
  tiles: readonly (readonly Tile[])[] = [],
  count = 1,
): FanClaim => ({
  fan,
  count,
  because,
  tiles,
})
