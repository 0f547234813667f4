import { bruteForceReadings } from './brute-force.js'
import type { Card, LevelRank } from '../../guandan/cards/cards.js'
import { readingsOf } from '../../guandan/play/classify.js'
import type { DealRecord } from '../../guandan/record/deal-record.js'
import { type DealConditions } from '../../guandan/record/replay-deal.js'
import { replayDeal } from './replay.js'
import { playedOut } from '../../guandan/record/sample-deal.js'
import { samplePlays } from './sample-plays.js'
import type { Reading } from '../../guandan/play/hand-type.js'

export interface GuandanThroughput {
  /** Classifications per second on the calling thread. */
  readonly ordinary: number
  readonly twoWilds: number
  readonly bruteForceTwoWilds: number
  /** Full deals replayed with all checks, per second. */
  readonly replays: number
}

type Classify = (cards: readonly Card[], level: LevelRank) => readonly Reading[]

const perSecond = (clock: () => number, milliseconds: number, pass: () => number): number => {
  let done = 0
  const start = clock()
  let elapsed = 0
  while (elapsed < milliseconds) {
    done += pass()
    elapsed = clock() - start
  }
  return Math.floor((done * 1000) / elapsed)
}

const classifyAll = (classify: Classify, plays: readonly Card[][], level: LevelRank) => (): number => {
  let legal = 0
  for (const play of plays) legal += classify(play, level).length
  return legal < 0 ? 0 : plays.length
}

/**
 * Measures this sport's hot paths, brute-force substitution in the same run beside them.
 * @param clock milliseconds from any start @param conditions by which deals are judged @param milliseconds how long each measurement runs
 */
export const measureGuandan = (
  clock: () => number,
  conditions: DealConditions,
  milliseconds = 1000,
): GuandanThroughput => {
  const level = 7
  const ordinary = samplePlays(1, 20_000, level, 0)
  const twoWilds = samplePlays(2, 20_000, level, 2)
  const record: DealRecord = playedOut(3, level)
  perSecond(clock, milliseconds / 4, classifyAll(readingsOf, [...ordinary, ...twoWilds], level))
  return {
    ordinary: perSecond(clock, milliseconds, classifyAll(readingsOf, ordinary, level)),
    twoWilds: perSecond(clock, milliseconds, classifyAll(readingsOf, twoWilds, level)),
    bruteForceTwoWilds: perSecond(clock, milliseconds, classifyAll(bruteForceReadings, twoWilds.slice(0, 40), level)),
    replays: perSecond(clock, milliseconds, () => {
      replayDeal(record, conditions)
      return 1
    }),
  }
}
