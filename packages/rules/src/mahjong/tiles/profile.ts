import type { Bilingual } from '../../core/edition.js'
import type { FanNo } from './fan-no.js'

/** One fan under one edition. */
export interface FanRule {
  readonly no: FanNo
  /** Stable name in code and in the terms: `bigFourWinds`. */
  readonly code: string
  readonly value: number
  readonly name: Bilingual
  /** Fans that are not scored beside this one once it is counted (3.9.1-5 (1)). */
  readonly excludes: readonly FanNo[]
}

/** Points on which books and referees differ; each has the edition's value and may be set by the conditions of contest. */
export interface FanSwitches {
  /** Is a wait unique by form alone, or are kinds held four times in the concealed hand left out? */
  readonly waitUniqueness: 'formal' | 'availableInHand'
  /** Edge, closed and single wait beside a knitted straight. */
  readonly knittedWait: 'residual' | 'noEdgeOrClosed' | 'none'
  /** How many terminal pungs nine gates takes away. */
  readonly nineGatesPung: 'one' | 'all'
  /** Value of one exposed with one concealed kong; 0 when the edition does not know it (then they score singly). */
  readonly mixedKongs: 0 | 5 | 6
  /** Seven pairs of all green or all terminals: is the one tile hog forced by six kinds counted? */
  readonly forcedHog: 'counted' | 'notCounted'
  /** Played with flower tiles? */
  readonly flowers: boolean
  /** The least a win must score without flowers (3.9.1-1 (2)). */
  readonly minimum: number
}

/** What the scorer needs to know of an edition: a table and switches, nothing else. */
export interface ScoringProfile {
  readonly edition: string
  readonly fans: readonly FanRule[]
  readonly switches: FanSwitches
}

/** A profile with some switches set otherwise, e.g. by the conditions of contest of one event. */
export const withSwitches = (profile: ScoringProfile, changes: Partial<FanSwitches>): ScoringProfile => ({
  ...profile,
  switches: { ...profile.switches, ...changes },
})

export const fanRule = (profile: ScoringProfile, no: FanNo): FanRule =>
  profile.fans.find(fan => fan.no === no) as FanRule
