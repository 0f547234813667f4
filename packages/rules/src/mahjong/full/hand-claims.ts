import type { FanNo } from '../tiles/fan-no.js'
import type { ScoringProfile } from '../tiles/profile.js'
import { isHonour, rankOf, type Tile } from '../tiles/tiles.js'
import { countTiles } from './arrangements.js'
import { claim, type FanClaim } from './claim.js'
import type { Hand } from './hand.js'
import type { Reading } from './readings.js'
import { waitingKinds } from './ready.js'
import { setTiles } from './set-claims.js'

const winClaims = (hand: Hand): readonly FanClaim[] => {
  const exposed = hand.melds.filter(meld => !meld.concealed).length
  const fans: FanNo[] = []
  if (hand.lastOfWall && !hand.robbed) fans.push(hand.selfDraw ? '44' : '45')
  if (hand.replacement) fans.push('46')
  if (hand.robbed) fans.push('47')
  if (hand.lastOfKind) fans.push('58')
  if (hand.selfDraw) fans.push('80')
  const concealment: FanNo | undefined =
    exposed === 0 ? (hand.selfDraw ? '56' : '62') : exposed === 4 && !hand.selfDraw ? '53' : undefined
  return [
    ...fans.map(fan => claim(fan, 'wayToWin', [[hand.win]])),
    ...(concealment ? [claim(concealment, 'concealment')] : []),
  ]
}

const nineGates = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]

const isNineGates = ({ melds, concealed }: Hand): boolean => {
  const first = concealed[0] ?? 0
  const base = first - rankOf(first)
  return melds.length === 0 && base < 27 && concealed.every((tile, i) => tile === base + (nineGates[i] as number))
}

const isShifted = (tiles: readonly Tile[]): boolean => {
  const kinds = [...new Set(tiles)].sort((a, b) => a - b)
  const first = kinds[0] ?? 0
  return kinds.length === 7 && !isHonour(first) && rankOf(first) <= 2 && kinds.every((tile, i) => tile === first + i)
}

const formFans = (hand: Hand, reading: Reading, tiles: readonly Tile[]): readonly FanNo[] => {
  if (reading.form === 'sevenPairs') return [isShifted(tiles) ? '6' : '19']
  if (reading.form === 'thirteenOrphans') return ['7']
  if (reading.form === 'knittedStraight') return ['35']
  if (reading.form === 'setsAndPair') return isNineGates(hand) ? ['4'] : []
  const honours = tiles.filter(isHonour).length
  return [honours === 7 ? '20' : '34', ...(honours === 5 ? (['35'] as const) : [])]
}

const hogClaims = (reading: Reading, tiles: readonly Tile[]): readonly FanClaim[] => {
  const kongs = reading.sets.filter(set => set.kong).map(set => set.tile)
  const fours = countTiles(tiles).flatMap((n, tile) => (n === 4 && !kongs.includes(tile) ? [tile] : []))
  return fours.length > 0
    ? [
        claim(
          '64',
          'fourOfAKind',
          fours.map(tile => [tile, tile, tile, tile]),
          fours.length,
        ),
      ]
    : []
}

const waitFan = { edge: '77', closed: '78', single: '79' } as const

/** Every tile of the hand, kongs with four. */
export const allTiles = (hand: Hand, reading: Reading): readonly Tile[] =>
  reading.sets.length === 0
    ? [...hand.concealed, hand.win]
    : [...reading.sets.flatMap(setTiles), ...(reading.body ?? []), reading.pair as Tile, reading.pair as Tile]

/** The kinds the hand was waiting for, less those held four times where the switch says so. */
export const countedWaits = (hand: Hand, profile: ScoringProfile): readonly Tile[] => {
  const kinds = waitingKinds(hand.concealed, hand.melds.length)
  if (profile.switches.waitUniqueness === 'formal') return kinds
  const counts = countTiles(hand.concealed)
  return kinds.filter(tile => tile === hand.win || counts[tile] !== 4)
}

const waitClaims = (
  hand: Hand,
  reading: Reading,
  waits: readonly Tile[],
  profile: ScoringProfile,
): readonly FanClaim[] => {
  const { wait } = reading
  if (!wait || waits.length !== 1) return []
  const { knittedWait } = profile.switches
  const barred =
    reading.form === 'knittedStraight' &&
    (knittedWait === 'none' || (knittedWait === 'noEdgeOrClosed' && wait !== 'single'))
  return barred ? [] : [claim(waitFan[wait], 'onlyWait', [[hand.win]])]
}

/** Fans of the form, the tiles held four times, the wait and the way the hand was won. */
export const handClaims = (
  hand: Hand,
  reading: Reading,
  waits: readonly Tile[],
  profile: ScoringProfile,
): readonly FanClaim[] => {
  const tiles = allTiles(hand, reading)
  return [
    ...formFans(hand, reading, tiles).map(fan => claim(fan, fan === '4' ? 'waitForAny' : 'form')),
    ...hogClaims(reading, tiles),
    ...waitClaims(hand, reading, waits, profile),
    ...winClaims(hand),
  ]
}
