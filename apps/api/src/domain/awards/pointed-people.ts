import { canonicalJson, Ratios } from '@paiji/rules'
import { type CountedAward, type RankingPolicy, rankingValue } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import { groupBy } from '../../base/group-by.js'
import { digestOfLines } from './line-digest.js'
import type { ListedAward } from './lists.repo.js'
import type { RankingWorld, ValuedPerson } from './ranking-world.js'

/** What a list of points is made of, run by run. */
export interface RunsInput {
  /** A digest of all of them. */
  readonly runs: string
  /** `number>number` */
  readonly merged: readonly string[]
}

type ShortLine = Pick<ValuedPerson, 'number' | 'value' | 'counting'> & {
  readonly rank: number
  readonly shared: boolean
}

/** Ratio text of units → the nearest whole number of them. */
export const wholeUnits = (text: string): number => Number(Ratios.toDecimal(Ratios.fromText(text), 0))

const countingOf = (awards: readonly ListedAward[], counted: readonly CountedAward[]): ValuedPerson['counting'] =>
  counted.map((one, at) => ({
    awardId: one.award,
    points: awards[at]?.points ?? 0,
    counted: wholeUnits(one.value),
    because: one.standing,
  }))

/** One person's value on a day, of all awards that may count. */
export const valuedPerson = (
  rule: RankingPolicy,
  asOf: IsoDate,
  personId: string,
  awards: readonly ListedAward[],
): ValuedPerson => {
  const { value, counting } = rankingValue(rule, awards, asOf)
  return { personId, number: awards[0]?.number ?? '', value, counting: countingOf(awards, counting) }
}

const earnedBy = (world: RankingWorld, asOf: IsoDate): readonly ListedAward[] =>
  world.awards.filter(award => award.earnedOn <= asOf)

/** Everybody whose points count for something on that day. */
export const pointedPeople = (world: RankingWorld, rule: RankingPolicy, asOf: IsoDate): ValuedPerson[] =>
  [...groupBy(earnedBy(world, asOf), award => award.personId)]
    .map(([personId, own]) => valuedPerson(rule, asOf, personId, own))
    .filter(({ value }) => value > 0)

/** What a list of points is made of, in words that are the same in every database. */
export const pointsInput = (world: RankingWorld, asOf: IsoDate): object => ({
  awards: earnedBy(world, asOf)
    .map(({ number, points, colour, earnedOn, category, eventCode, statedEnd }) =>
      [number, eventCode, String(points), colour, earnedOn, category, ...(statedEnd ? [statedEnd] : [])].join('|'),
    )
    .sort(),
})

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

/**
 * The same more shortly, as lists of `digestForm` 3 say it: the runs that gave the points, each by the digest of what it was
 * made of, and whose points stand for somebody else now.
 */
export const runsInput = (world: RankingWorld, asOf: IsoDate): RunsInput => {
  const earned = earnedBy(world, asOf)
  const runs = [...groupBy(earned, award => award.runId).values()].map(awards => {
    const points = awards.reduce((sum, award) => sum + award.points, 0)
    const category = awards[0]?.eventId ? awards[0].category : ''
    return [awards[0]?.runDigest, awards.length, points, category].join('|')
  })
  const merged = earned.flatMap(({ givenTo, number }) => (givenTo === number ? [] : [`${givenTo}>${number}`]))
  return {
    runs: digestOfLines(runs.sort(byBytes).map(line => JSON.stringify(line))),
    merged: [...new Set(merged)].sort(),
  }
}

/** A line of a list as `digestForm` 3 has it. */
export const shortLine = ({ number, rank, shared, value, counting }: ShortLine): string => {
  const counted = counting.filter(one => one.because === 'counts').length
  return canonicalJson({ counting: counted, number, rank, results: counting.length, shared, value })
}
