import { dayOfAge, periodsBetween } from './calendar.js'
import type { AgeRule, RankingRules } from './ranking-rules.js'
import { type AwardRecord, type CountedAward, rankingValue } from './ranking-value.js'

/** A day on which awards are worth less, or no longer count, by their age alone. */
export interface Fading {
  readonly on: string
  /** The value on the day before it and on the day, in the rules' `unit`. */
  readonly before: number
  readonly after: number
  /** Every award that counts differently; one that was left out may take the place of one that fades. */
  readonly changes: readonly { readonly before: CountedAward; readonly after: CountedAward }[]
}

const birthdays = (age: AgeRule, earnedOn: string, from: string, until: string): string[] => {
  const days: string[] = []
  for (let n = periodsBetween(age, earnedOn, from) + 1; ; n++) {
    const day = dayOfAge(age, earnedOn, n)
    if (day > until) return days
    days.push(day)
  }
}

const daysOfChange = (rules: RankingRules, awards: readonly AwardRecord[], from: string, until: string): string[] => {
  const ages = [rules.decay?.age, rules.expiry?.age].filter(age => age !== undefined)
  const aged = awards.flatMap(({ earnedOn }) => ages.flatMap(age => birthdays(age, earnedOn, from, until)))
  const { seasonCarry } = rules
  const season = seasonCarry
    ? birthdays({ kind: 'season', startsMonth: seasonCarry.startsMonth }, from, from, until)
    : []
  return [...new Set([...aged, ...season])].sort()
}

/**
 * The days after `from` and up to `until` on which a value changes although nothing happens: what fades or ends, and
 * what is left. Awards earned after `from` are not looked at.
 */
export const fadingAwards = (
  rules: RankingRules,
  awards: readonly AwardRecord[],
  from: string,
  until: string,
): readonly Fading[] => {
  const earned = awards.filter(award => award.earnedOn <= from)
  let last = rankingValue(rules, earned, from)
  return daysOfChange(rules, earned, from, until).flatMap(on => {
    const [before, after] = [last, rankingValue(rules, earned, on)]
    last = after
    const changes = before.counting.flatMap((was, at) => {
      const is = after.counting[at]
      return is && is.value !== was.value ? [{ before: was, after: is }] : []
    })
    return changes.length === 0 && before.value === after.value
      ? []
      : [{ on, before: before.value, after: after.value, changes }]
  })
}
