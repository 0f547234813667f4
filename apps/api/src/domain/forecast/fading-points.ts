import { type AwardStanding, fadingAwards } from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import { allRankings } from '../awards/list-reads.repo.js'
import type { RankingRow } from '../awards/lists.repo.js'
import { wholeUnits } from '../awards/pointed-people.js'
import { policyInForce, type ReadRankingPolicy, readRankingPolicy } from '../awards/ranking-world.js'
import { type GatheredAward, gatheredAwards } from '../grading/facts.repo.js'
import type { IsoDate } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import { rankingPoliciesOf } from './forecast.repo.js'

/** One award that will be worth something else on a list. Hundredths. */
export interface FadingAward {
  readonly awardId: string
  readonly before: number
  readonly after: number
  readonly because: AwardStanding
}

/** A day on which a person's value on a list changes by age alone. Hundredths. */
export interface FadingPoints {
  readonly forId: string
  readonly ranking: RankingRow
  readonly on: IsoDate
  readonly before: number
  readonly after: number
  readonly awards: readonly FadingAward[]
}

export interface Window {
  readonly from: IsoDate
  /** The last day that is looked at. */
  readonly until: IsoDate
}

interface PolicyOfRanking extends ReadRankingPolicy {
  readonly ranking: RankingRow
}

/** The policy of the window's first day; what one that follows it will say is not foretold. */
const policyToday = async (db: Db, rankings: readonly RankingRow[], from: IsoDate): Promise<PolicyOfRanking[]> => {
  const rows = await rankingPoliciesOf(db, rankings)
  return rankings.flatMap(ranking => {
    const own = rows.filter(row => row.code === ranking.code && row.organisationId === ranking.organisationId)
    const policies = own.flatMap(row => {
      const read = readRankingPolicy(row)
      return read.ok ? [read.value] : []
    })
    const found = policyInForce({ ranking, policies }, from)
    return found.ok ? [{ ...found.value, ranking }] : []
  })
}

const fadingOn = (
  { ranking, row, rule }: PolicyOfRanking,
  awards: readonly GatheredAward[],
  { from, until }: Window,
): Omit<FadingPoints, 'forId'>[] => {
  if (rule.kind === 'rating') return []
  const own = awards.filter(one => one.sport === ranking.sport && one.organisationPath.includes(ranking.organisationId))
  const end = parseDateRange(row.effective).until
  return fadingAwards(rule, own, from, until)
    .filter(({ on }) => end === undefined || on < end)
    .map(({ on, before, after, changes }) => ({
      ranking,
      on,
      before,
      after,
      awards: changes.map(change => ({
        awardId: change.before.award,
        before: wholeUnits(change.before.value),
        after: wholeUnits(change.after.value),
        because: change.after.standing,
      })),
    }))
}

/**
 * What each person's points will lose by age on each list, soonest first, by the policies in force on the window's first
 * day. Three statements, whatever the number of people and lists.
 */
export const fadingPointsOf = async (db: Db, personIds: readonly string[], window: Window): Promise<FadingPoints[]> => {
  const rankings = (await allRankings(db)).filter(ranking => ranking.kind === 'points')
  if (rankings.length === 0) return []
  const policies = await policyToday(db, rankings, window.from)
  const awards = await gatheredAwards(db, { people: personIds })
  return personIds.flatMap(forId => {
    const own = awards.filter(award => award.personId === forId)
    return policies
      .flatMap(policy => fadingOn(policy, own, window).map(fading => ({ ...fading, forId })))
      .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  })
}
