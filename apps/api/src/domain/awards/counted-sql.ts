import { type ListTerms, listTerms, type RankingPolicy } from '@paiji/rules/awards'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { type AwardSize, countedSql, totalSql, type WholeType, wholeTypeOf, worthSql } from './list-arithmetic.js'
import { type AwardsFilter, categoryOf, type RankingRow, standingAwards, statedEnd } from './lists.repo.js'

type Ranking = Pick<RankingRow, 'organisationId' | 'sport'>

/** How the database values the awards of a ranking on a day. */
export interface SetTerms {
  readonly terms: ListTerms
  readonly type: WholeType
  /** Every award counts, and for what was given: a sum will do. */
  readonly plain: boolean
}

/** More awards of any size than a table holds. */
const ANY: AwardSize = { count: 2n ** 27n, mostPoints: 2n ** 31n }

/**
 * How the database values awards by a policy on a day. Undefined where the policy cannot be said in whole numbers
 * (`listTerms`). Reads the days of the awards where they matter.
 */
export const setTerms = async (
  db: Db,
  ranking: Ranking,
  rule: RankingPolicy,
  asked: AwardsFilter,
): Promise<SetTerms | undefined> => {
  const { until: asOf } = asked
  if (!rule.decay && !rule.expiry) {
    const terms = listTerms(rule, [asOf], asOf)
    const type = terms && wholeTypeOf(terms, ANY)
    if (terms && type === 'bigint') {
      const whole = terms.total.times === 1n && terms.total.by === 1n && terms.step.num === 1n && terms.step.den === 1n
      const simple = whole && !terms.each && !terms.colours && !terms.bestOf
      return { terms, type, plain: simple && !(await someEndStated(db, ranking, asked)) }
    }
  }
  const columns = sql`a.earned_on as day, count(*) as count, max(abs(a.points::bigint)) as most`
  const rows = await db.execute(sql`select day::text, count::text, most::text
    from (${standingAwards(ranking, asked, columns)} group by a.earned_on) d order by 1`)
  const days = rowsOf<{ day: string; count: string; most: string }>(rows, { day: text, count: text, most: text })
  const terms = listTerms(
    rule,
    days.map(({ day }) => day),
    asOf,
  )
  const size = {
    count: days.reduce((sum, { count }) => sum + BigInt(count), 0n),
    mostPoints: days.reduce((most, day) => (BigInt(day.most) > most ? BigInt(day.most) : most), 0n),
  }
  return terms && { terms, type: wholeTypeOf(terms, size), plain: false }
}

/** Whether any of the awards was brought in with an end of its own. */
const someEndStated = async (db: Db, ranking: Ranking, asked: AwardsFilter): Promise<boolean> => {
  const awards = standingAwards(ranking, asked, sql`1`)
  const [one] = await db.execute(sql`${awards} and a.event_id is null and a.expires_on is not null limit 1`)
  return one !== undefined
}

/** Awards as `countedAwards` takes them: no more of them than the terms ask for. */
export const awardsToCount = (ranking: Ranking, { terms, plain }: SetTerms, asked: AwardsFilter): SQL => {
  const who = sql`coalesce(m.into_person_id, a.person_id) as person_id, m.from_person_id as given_to, a.run_id, a.points`
  if (plain) return standingAwards(ranking, asked, who)
  const more = sql`${who}, a.id, a.earned_on, a.colour, ${statedEnd} <= ${asked.until}::date as ended`
  return terms.bestOf?.perCategory
    ? standingAwards(
        ranking,
        asked,
        sql`${more}, ${categoryOf} as category`,
        sql`left join event e on e.id = a.event_id`,
      )
    : standingAwards(ranking, asked, sql`${more}, ''::text as category`)
}

/** Which awards compete for a place among the best, and which of them have one. */
const selectedSql = ({ bestOf }: ListTerms): SQL => {
  if (!bestOf) return sql`select *, first as standing from judged`
  const best = sql`worth desc, earned_on desc, id`
  const caps = sql`select key as category, value::bigint as most from jsonb_each_text(${JSON.stringify(bestOf.perCategory ?? {})}::jsonb)`
  return sql`select *, case when first <> 'counts' then first when ahead >= ${bestOf.count} then 'notAmongBest'
      when full_up then 'categoryFull' else 'counts' end as standing
    from (
      select *, coalesce(sum((not full_up)::int) over (partition by person_id, first = 'counts' order by ${best}
        rows between unbounded preceding and 1 preceding), 0) as ahead
      from (
        select j.*, coalesce(row_number() over (partition by person_id, first = 'counts', j.category order by ${best})
          > c.most, false) as full_up
        from judged j left join (${caps}) c on c.category = j.category
      ) capped
    ) ranked`
}

const colourSql = (colours: readonly string[] | undefined): SQL =>
  colours === undefined
    ? sql`false`
    : sql`colour not in (select jsonb_array_elements_text(${JSON.stringify(colours)}::jsonb))`

/** Parts of a `with` over one named `award` (`awardsToCount`); the last, `counted`, says what counts and for how much. */
export const countedAwards = ({ terms, type, plain }: SetTerms): SQL => {
  if (plain)
    return sql`counted as not materialized (select *, 'counts' as standing, points as worth, points as counted from award)`
  const whole = sql.raw(type)
  const days = terms.days.map(({ day, expired, weight }) => ({ day, expired, weight: String(weight) }))
  const [only] = days
  const aged =
    days.length === 1 && only
      ? sql`cross join (select ${only.expired} as expired, ${only.weight}::${whole} as weight) d`
      : sql`join day d on d.day = a.earned_on`
  return sql`
    day as materialized (select day::date, expired, weight::${whole} from
      jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day text, expired boolean, weight text)
    ), worth as not materialized (
      select a.*, d.expired, ${worthSql(terms, type)} as worth from award a ${aged}
    ), judged as not materialized (
      select *, case when ${colourSql(terms.colours)} then 'otherColour' when expired or ended then 'expired'
        when worth = 0 and points <> 0 then 'decayedAway' else 'counts' end as first from worth
    ), selected as not materialized (${selectedSql(terms)}
    ), counted as not materialized (
      select *, case when standing = 'counts' then ${countedSql(terms, type)} else 0 end as counted from selected
    )`
}

/** What everybody comes to, from `counted`; `best` only where places hang on it. */
export const valuedSql = ({ terms, type, plain }: SetTerms, withBest: boolean): SQL => {
  const counts = sql`filter (where standing = 'counts')`
  const best = withBest
    ? sql`coalesce(array_agg(counted::bigint order by counted desc) filter (where standing = 'counts' and counted > 0), '{}')`
    : sql`null::bigint[]`
  if (plain)
    return sql`select person_id, sum(points) as value, count(*)::int as results, count(*)::int as counting_results,
      ${best} as best from counted group by person_id`
  return sql`select *, ${totalSql(terms, type)} as value from (
    select person_id, coalesce(sum(worth) ${counts}, 0) as total, count(*)::int as results,
      (count(*) ${counts})::int as counting_results, ${best} as best
    from counted group by person_id) summed`
}

/** An event behind a list, and the list. */
export interface EventOfList {
  readonly listId: string
  readonly eventId: string
}

/** The events of whose awards one counts, on a day as known at a moment; the latest first. */
export const eventsThatCount = async (
  db: Db,
  ranking: Ranking,
  rule: RankingPolicy,
  asked: AwardsFilter,
): Promise<string[]> => {
  const set = await setTerms(db, ranking, rule, asked)
  if (!set) return []
  const rows = await db.execute(sql`
    with award as not materialized (${awardsToCount(ranking, set, asked)}), ${countedAwards(set)}
    select c.event_id as "eventId" from (
      select distinct r.event_id from (select distinct run_id from counted where standing = 'counts') o
      join award_run r on r.id = o.run_id) c
    join event v on v.id = c.event_id order by v.ends_on desc, c.event_id`)
  return rowsOf<{ eventId: string }>(rows, { eventId: text }).map(({ eventId }) => eventId)
}
