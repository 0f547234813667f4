import type { FanNo } from '../tiles/fan-no.js'
import type { ScoringProfile } from '../tiles/profile.js'
import { isDragon, isHonour, isOuter, isWind, rankOf, type Tile } from '../tiles/tiles.js'
import { claim, type FanClaim } from './claim.js'
import type { Hand } from './hand.js'
import type { ReadSet, Reading } from './readings.js'

export const setTiles = (set: ReadSet): readonly Tile[] => {
  if (set.kind === 'chow') return [set.tile, set.tile + 1, set.tile + 2]
  return new Array<Tile>(set.kong ? 4 : 3).fill(set.tile)
}

const kongFan = (exposed: number, concealed: number, mixed: boolean): readonly FanNo[] => {
  const all = exposed + concealed
  const largest: readonly FanNo[] = all === 4 ? ['5'] : all === 3 ? ['17'] : []
  if (all >= 3) return concealed === 1 ? [...largest, '67'] : concealed === 2 ? [...largest, '48'] : largest
  if (all === 1) return [concealed === 1 ? '67' : '74']
  if (all === 0) return []
  if (concealed === 2) return ['48']
  return exposed === 2 ? ['57'] : mixed ? ['57m'] : ['67', '74']
}

const kongClaims = (sets: readonly ReadSet[], profile: ScoringProfile): readonly FanClaim[] => {
  const kongs = sets.filter(set => set.kong)
  const concealed = kongs.filter(set => set.concealed)
  const fans = kongFan(kongs.length - concealed.length, concealed.length, profile.switches.mixedKongs > 0)
  const ofConcealed: readonly FanNo[] = ['48', '67']
  return fans.map(fan => claim(fan, 'kongs', (ofConcealed.includes(fan) ? concealed : kongs).map(setTiles)))
}

const concealedClaims = (sets: readonly ReadSet[]): readonly FanClaim[] => {
  const pungs = sets.filter(set => set.kind === 'pung' && set.concealed)
  const fan = ({ 2: '66', 3: '33', 4: '12' } as const)[pungs.length]
  return fan ? [claim(fan, 'concealedPungs', pungs.map(setTiles))] : []
}

const everySetClaims = (reading: Reading): readonly FanClaim[] => {
  const { sets, pair } = reading
  if (reading.form !== 'setsAndPair' || pair === undefined) return []
  const groups = [...sets.map(setTiles), [pair]]
  const pungs = sets.every(set => set.kind === 'pung')
  const even = groups.flat().every(tile => !isHonour(tile) && rankOf(tile) % 2 === 1)
  return [
    ...(pungs ? [claim('49', 'everySet')] : []),
    ...(pungs && even ? [claim('21', 'everySet')] : []),
    ...(groups.every(group => group.some(tile => !isHonour(tile) && rankOf(tile) === 4))
      ? [claim('31', 'everySet')]
      : []),
    ...(groups.every(group => group.some(isOuter)) ? [claim('55', 'everySet')] : []),
  ]
}

const allChows = ({ sets, pair, form }: Reading): readonly FanClaim[] =>
  sets.every(set => set.kind === 'chow') && pair !== undefined && !isHonour(pair)
    ? [claim('63', form === 'knittedStraight' ? 'setsAndPair' : 'everySet')]
    : []

const pungClaims = (hand: Hand, sets: readonly ReadSet[]): readonly FanClaim[] => {
  const pungs = sets.filter(set => set.kind === 'pung')
  const of = (tile: Tile) => pungs.filter(set => set.tile === tile).map(setTiles)
  const [round, seat] = [27 + hand.round, 27 + hand.seat]
  const dragons = pungs.filter(set => isDragon(set.tile))
  const outer = pungs.filter(
    set => isOuter(set.tile) && !isDragon(set.tile) && !(isWind(set.tile) && (set.tile === round || set.tile === seat)),
  )
  return [
    ...(dragons.length > 0 ? [claim('59', 'pung', dragons.map(setTiles), dragons.length)] : []),
    ...(of(round).length > 0 ? [claim('60', 'pung', of(round))] : []),
    ...(of(seat).length > 0 ? [claim('61', 'pung', of(seat))] : []),
    ...(outer.length > 0 ? [claim('73', 'pung', outer.map(setTiles), outer.length)] : []),
  ]
}

/** Fans of single sets and of all sets together; those that sets make with each other are chosen elsewhere. */
export const setClaims = (hand: Hand, reading: Reading, profile: ScoringProfile): readonly FanClaim[] =>
  reading.sets.length === 0
    ? []
    : [
        ...kongClaims(reading.sets, profile),
        ...concealedClaims(reading.sets),
        ...everySetClaims(reading),
        ...allChows(reading),
        ...pungClaims(hand, reading.sets),
      ]
