import { Ratios } from '@paiji/rules'
import { type CountedAward, type RankingPolicy, rankingValue } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import { groupBy } from './group-by.js'
import type { ListedAward } from './lists.repo.js'
import type { RankingWorld, ValuedPerson } from './ranking-world.js'

/** Ratio text of units → the nearest whole number of them. */
export const wholeUnits = (text: string): number => Number(Ratios.toDecimal(Ratios.fromText(text), 0))

const countingOf = (awards: readonly ListedAward[], counted: readonly CountedAward[]): ValuedPerson['counting'] =>
  counted.map((one, at) => ({
    awardId: one.award,
    points: awards[at]?.points ?? 0,
    counted: wholeUnits(one.value),
    because: one.standing,
  }))

const valuedPerson = (
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
export const pointsInput = (world: RankingWorld, asOf: IsoDate): unknown => ({
  awards: earnedBy(world, asOf)
    .map(({ number, points, colour, earnedOn, category, eventCode }) =>
      [number, eventCode, String(points), colour, earnedOn, category].join('|'),
    )
    .sort(),
})
