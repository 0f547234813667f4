import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { compareFans, type FanNo, slotOf } from '../tiles/fan-no.js'
import { fanRule, type ScoringProfile } from '../tiles/profile.js'
import { selectionsOf } from '../tiles/selections.js'
import { type SetFan, setFansOf } from '../tiles/set-fans.js'
import type { Tile } from '../tiles/tiles.js'
import { claim, type FanClaim } from './claim.js'
import { type ExcludedFan, judge } from './exclude.js'
import { type Hand, handOf } from './hand.js'
import { allTiles, countedWaits, handClaims } from './hand-claims.js'
import { type HandForm, type Reading, readingsOf } from './readings.js'
import { setClaims, setTiles } from './set-claims.js'
import { tileClaims } from './tile-claims.js'

export interface CountedFan extends FanClaim {
  /** Points of one occurrence. */
  readonly value: number
}

/** One list of fans that reaches the maximum, with the reading of the hand that gives it. */
export interface FanList {
  readonly fans: readonly CountedFan[]
  readonly form: HandForm
  /** Sets, then the pair; all tiles in one group where the form has no sets. */
  readonly groups: readonly (readonly Tile[])[]
  /** Fans that hold in this reading and are not scored, each with the principle and the fans it gives way to. */
  readonly excluded: readonly ExcludedFan[]
}

export interface ScoredHand {
  /** With flowers. */
  readonly total: number
  readonly fanTotal: number
  readonly flowers: number
  /** Reaches the minimum without flowers (3.9.1-1 (2)). */
  readonly wins: boolean
  readonly minimum: number
  readonly best: FanList
  /** Every other list with the same total. */
  readonly ties: readonly FanList[]
  /** The best of each other way to arrange the tiles that scores less (就高不就低). */
  readonly lower: readonly { readonly form: HandForm; readonly groups: FanList['groups']; readonly fanTotal: number }[]
  /** The kinds the hand was waiting for, by form. */
  readonly waits: readonly Tile[]
}

interface Candidate extends FanList {
  readonly sum: number
}

const groupsOf = (hand: Hand, reading: Reading): readonly (readonly Tile[])[] => {
  if (reading.pair === undefined) return [[...allTiles(hand, reading)].sort((a, b) => a - b)]
  return [...(reading.body ? [reading.body] : []), ...reading.sets.map(setTiles), [reading.pair, reading.pair]]
}

const setFanClaim = (reading: Reading, { fan, nodes }: SetFan): FanClaim => {
  const sets = reading.sets.filter((_, i) => nodes & (1 << i)).map(setTiles)
  const pair = reading.pair as Tile
  return nodes & 16 ? claim(fan, 'setsAndPair', [...sets, [pair, pair]]) : claim(fan, 'theseSets', sets)
}

/** The same fan chosen twice becomes one claim with a count. */
const merged = (claims: readonly FanClaim[]): readonly FanClaim[] => {
  const byFan = new Map<FanNo, FanClaim>()
  for (const item of claims) {
    const before = byFan.get(item.fan)
    byFan.set(
      item.fan,
      before ? { ...before, count: before.count + item.count, tiles: [...before.tiles, ...item.tiles] } : item,
    )
  }
  return [...byFan.values()]
}

/** Set fans that hold and were not chosen: implied, the same fan with a set it used, or joined before (3.9.1-5). */
const unchosen = (
  candidates: readonly SetFan[],
  chosen: readonly SetFan[],
  profile: ScoringProfile,
): readonly ExcludedFan[] =>
  candidates
    .filter(candidate => !chosen.includes(candidate))
    .map(({ fan, nodes }) => {
      const touching = chosen.filter(other => other.nodes & nodes)
      const implying = touching.filter(other => fanRule(profile, other.fan).excludes.includes(fan))
      const same = touching.filter(other => other.fan === fan)
      const by = implying.length > 0 ? implying : same.length > 0 ? same : touching
      const rule = implying.length > 0 ? 'nonRepeat' : same.length > 0 ? 'sameFanTwice' : 'combinedBefore'
      return { fan, count: 1, rule, by: [...new Set(by.map(other => other.fan))].sort(compareFans) }
    })

const waitExcluded = (reading: Reading, waits: readonly Tile[]): readonly ExcludedFan[] => {
  if (!reading.wait || waits.length === 1) return []
  const fan = ({ edge: '77', closed: '78', single: '79' } as const)[reading.wait]
  return [{ fan, count: 1, rule: 'notTheOnlyWait', by: [] }]
}

const candidateOf = (
  hand: Hand,
  reading: Reading,
  claims: readonly FanClaim[],
  profile: ScoringProfile,
  alsoExcluded: readonly ExcludedFan[],
): Candidate => {
  const judged = judge(claims, profile)
  const counted = judged.counted.length > 0 ? judged.counted : [claim('43', 'nothingElse')]
  const fans = counted.map(item => ({ ...item, value: fanRule(profile, item.fan).value }))
  return {
    fans,
    form: reading.form,
    groups: groupsOf(hand, reading),
    excluded: [...judged.excluded, ...alsoExcluded],
    sum: fans.reduce((sum, fan) => sum + fan.count * fan.value, 0),
  }
}

/** Selections that cannot be extended: leaving out a fan that may be added never helps. */
const fullSelections = (candidates: readonly SetFan[]): readonly (readonly SetFan[])[] => {
  const all = selectionsOf(candidates)
  return all.filter(one => !all.some(other => other.length > one.length && one.every(fan => other.includes(fan))))
}

const candidatesOf = (hand: Hand, profile: ScoringProfile, waits: readonly Tile[]): readonly Candidate[] =>
  readingsOf(hand).flatMap(reading => {
    const fixed = [
      ...tileClaims(allTiles(hand, reading)),
      ...setClaims(hand, reading, profile),
      ...handClaims(hand, reading, waits, profile),
    ]
    const options = reading.form === 'setsAndPair' ? setFansOf(reading.sets, reading.pair) : []
    const noWait = waitExcluded(reading, waits)
    return fullSelections(options).map(chosen => {
      const claims = merged([...chosen.map(fan => setFanClaim(reading, fan)), ...fixed])
      return candidateOf(hand, reading, claims, profile, [...unchosen(options, chosen, profile), ...noWait])
    })
  })

const listKey = (list: FanList): string => list.fans.map(fan => `${fan.fan}x${fan.count}`).join(' ')
const groupsKey = (list: FanList): string =>
  `${list.form} ${list.groups
    .map(group => group.join('.'))
    .sort()
    .join(' ')}`

const distinctBy = <T>(items: readonly T[], key: (item: T) => string): readonly T[] =>
  [...new Map(items.map(item => [key(item), item] as const).reverse()).values()].reverse()

/** Tied lists stand in the order of the table: the one whose first differing fan comes earlier goes first. */
const inTableOrder = (a: FanList, b: FanList): number => {
  const at = a.fans.findIndex((fan, i) => fan.fan !== b.fans[i]?.fan)
  const [first, second] = [a.fans[at], b.fans[at]]
  return first && second ? slotOf(first.fan) - slotOf(second.fan) : b.fans.length - a.fans.length
}

const withoutSum = ({ sum: _, ...list }: Candidate): FanList => list

const lowerArrangements = (candidates: readonly Candidate[], best: number): ScoredHand['lower'] => {
  const highest = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = groupsKey(candidate)
    if (candidate.sum > (highest.get(key)?.sum ?? -1)) highest.set(key, candidate)
  }
  return [...highest.values()]
    .filter(candidate => candidate.sum < best)
    .sort((a, b) => b.sum - a.sum)
    .map(({ form, groups, sum }) => ({ form, groups, fanTotal: sum }))
}

/** Scores a hand already read; `undefined` when it is no winning form. */
export const scoreReadHand = (hand: Hand, profile: ScoringProfile): ScoredHand | undefined => {
  const waits = countedWaits(hand, profile)
  const candidates = candidatesOf(hand, profile, waits)
  if (candidates.length === 0) return undefined
  const fanTotal = Math.max(...candidates.map(candidate => candidate.sum))
  const optimal = distinctBy(
    candidates.filter(candidate => candidate.sum === fanTotal),
    listKey,
  )
  const [best, ...ties] = [...optimal].sort(inTableOrder).map(withoutSum) as [FanList, ...FanList[]]
  const flowers = profile.switches.flowers ? hand.flowers : 0
  return {
    total: fanTotal + flowers,
    fanTotal,
    flowers,
    wins: fanTotal >= profile.switches.minimum,
    minimum: profile.switches.minimum,
    best: flowers > 0 ? { ...best, fans: [...best.fans, { ...claim('81', 'flowers', [], flowers), value: 1 }] } : best,
    ties,
    lower: lowerArrangements(candidates, fanTotal),
    waits,
  }
}

/**
 * Scores a winning hand with reasons: the maximum over all forms, arrangements, places of the winning tile and choices
 * of set fans; every list that reaches it; for each fan why it counts and for each fan left out the principle.
 * Input as `HandRequest`. Articles 3.7.2, 3.8.1, 3.9.1.
 */
export const scoreHand = (input: unknown, profile: ScoringProfile): Result<ScoredHand, readonly Problem[]> => {
  const hand = handOf(input)
  if (!hand.ok) return hand
  const scored = scoreReadHand(hand.value, profile)
  return scored ? ok(scored) : err([problem('NOT_A_WINNING_HAND', { at: { path: 'hand' } })])
}
