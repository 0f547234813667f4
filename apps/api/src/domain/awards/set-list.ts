import { createHash } from 'node:crypto'
import { canonicalJson } from '@paiji/rules'
import { type ListTerms, listTerms, type RankRule, type TieCriterion } from '@paiji/rules/awards'
import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import { rowsOf, text } from '../../db/rows.js'
import { streamed } from '../../db/streamed.js'
import type { Transaction } from '../../db/transaction.js'
import type { PolicyRow } from './awards.repo.js'
import { type AwardSize, countedSql, totalSql, type WholeType, wholeTypeOf, worthSql } from './list-arithmetic.js'
import { listedAwards, type RankingRow } from './lists.repo.js'
import type { ReadRankingPolicy } from './ranking-world.js'

/** How far the making of a list is; it may throw to end it. */
export type ListProgress = (step: 'reading' | 'computing' | 'writing', done: number, of: number) => Promise<void>

/** A list that lies ready in tables of the transaction: `made_place` in order, `made_line` with what it is made of. */
export interface SetList {
  readonly policy: PolicyRow
  readonly asOf: IsoDate
  readonly people: number
  readonly inputDigest: string
  readonly outputDigest: string
  /** The same as lists before `digestForm` 2 have it: over the clubs too. */
  readonly firstDigest: () => Promise<string>
}

export interface SetListOf {
  readonly ranking: RankingRow
  readonly policy: ReadRankingPolicy
  readonly asOf: IsoDate
  readonly progress?: ListProgress | undefined
}

/** A text that JavaScript and the database put in different places of an order. */
const BEYOND_THE_PLANE = /[\uD800-\uDFFF]/u

/**
 * The list of one day made by the database for everybody at once; the same as `computeList`, to the digest, in memory that
 * does not grow with it. Undefined when its policy cannot be said in whole numbers (`listTerms`), or rates.
 */
export const makeSetList = async (tx: Transaction, about: SetListOf): Promise<SetList | undefined> => {
  const { policy, asOf, progress } = about
  const { rule } = policy
  if (rule.kind === 'rating' || rule.seasonCarry) return undefined
  await progress?.('reading', 0, 1)
  const size = await takeAwards(tx, about)
  const days = await tx.execute(sql`select distinct earned_on::text as day from made_award order by 1`)
  const terms = listTerms(
    rule,
    rowsOf<{ day: string }>(days, { day: text }).map(row => row.day),
    asOf,
  )
  if (!terms) return undefined
  const inputDigest = await digestOfInput(tx, about, Number(size.count))
  if (inputDigest === undefined) return undefined
  await progress?.('computing', 0, 1)
  const people = await makeLines(tx, terms, wholeTypeOf(terms, size))
  await placePeople(tx, about.ranking.sport, asOf, rule.ranks)
  const outputDigest = await digestOfOutput(tx, false)
  return {
    ...{ policy: policy.row, asOf, people, inputDigest, outputDigest },
    firstDigest: () => digestOfOutput(tx, true),
  }
}

const TABLES = {
  made_award: `id uuid, person_id uuid, number text, event_code text, points integer, colour text, earned_on date, category text`,
  made_line: `person_id uuid, value bigint, counting jsonb, printed text, results integer, best bigint[]`,
  made_place: `person_id uuid, number text, position integer, rank integer, shared boolean, value bigint, club_id uuid, club text`,
} as const

/** Empty tables of this transaction's own, whether it has made a list before or not. */
const newTables = async (tx: Transaction): Promise<void> => {
  for (const [name, columns] of Object.entries(TABLES)) {
    await tx.execute(sql.raw(`drop table if exists pg_temp.${name}`))
    await tx.execute(sql.raw(`create temp table ${name} (${columns}) on commit drop`))
  }
}

/** Reads the awards of the list once: all that follows is of one moment. */
const takeAwards = async (tx: Transaction, { ranking, asOf }: SetListOf): Promise<AwardSize> => {
  await newTables(tx)
  await tx.execute(sql`insert into made_award (id, person_id, number, event_code, points, colour, earned_on, category)
    ${listedAwards(ranking, asOf, undefined, sql`a.id, p.id, p.number, e.code, a.points, a.colour, a.earned_on, e.category`)}`)
  await tx.execute(sql`analyze made_award`)
  const rows = await tx.execute(
    sql`select count(*)::text as count, coalesce(max(abs(points::bigint)), 0)::text as most from made_award`,
  )
  const [{ count, most } = { count: '0', most: '0' }] = rowsOf<{ count: string; most: string }>(rows, {
    count: text,
    most: text,
  })
  return { count: BigInt(count), mostPoints: BigInt(most) }
}

/** `{"asOf":…,"awards":[…],"policy":[…]}`, as `pointsInput` says it. Undefined when its order would not be the same. */
const digestOfInput = async (
  tx: Transaction,
  { policy: { row }, asOf, progress }: SetListOf,
  count: number,
): Promise<string | undefined> => {
  const hash = createHash('sha256').update(`{"asOf":${JSON.stringify(asOf)},"awards":[`)
  let done = 0
  for await (const rows of streamed(
    tx,
    sql`select line from (
        select concat_ws('|', number, event_code, points, colour, earned_on, category) as line from made_award
      ) said order by line collate "C"`,
  )) {
    const lines = rows.map(({ line }) => String(line))
    if (lines.some(line => BEYOND_THE_PLANE.test(line))) return undefined
    hash.update(`${done === 0 ? '' : ','}${lines.map(line => JSON.stringify(line)).join(',')}`)
    done += rows.length
    await progress?.('reading', done, count)
  }
  return hash.update(`],"policy":${canonicalJson([row.code, row.version])}}`).digest('hex')
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

/** One line for everybody whose points come to something. Answers how many. */
const makeLines = async (tx: Transaction, terms: ListTerms, type: WholeType): Promise<number> => {
  const whole = sql.raw(type)
  const days = terms.days.map(({ day, expired, weight }) => ({ day, expired, weight: String(weight) }))
  const rows = await tx.execute(sql`
    with day as materialized (select day::date, expired, weight::${whole} from
      jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day text, expired boolean, weight text)
    ), worth as (
      select a.*, d.expired, ${worthSql(terms, type)} as worth from made_award a join day d on d.day = a.earned_on
    ), judged as (
      select *, case when ${colourSql(terms.colours)} then 'otherColour' when expired then 'expired'
        when worth = 0 and points <> 0 then 'decayedAway' else 'counts' end as first from worth
    ), selected as (${selectedSql(terms)}
    ), counted as (
      select *, case when standing = 'counts' then ${countedSql(terms, type)} else 0 end as counted from selected
    ), summed as (
      select person_id, coalesce(sum(worth) filter (where standing = 'counts'), 0) as total,
        jsonb_agg(jsonb_build_object('awardId', id, 'points', points, 'counted', counted, 'because', standing)
          order by earned_on, id) as counting,
        string_agg('"' || points || '|' || counted || '|' || standing || '"', ','
          order by (points || '|' || counted || '|' || standing) collate "C") as printed,
        (count(*) filter (where standing = 'counts'))::int as results,
        coalesce(array_agg(counted::bigint order by counted desc) filter (where standing = 'counts' and counted > 0), '{}') as best
      from counted group by person_id
    ), valued as (select *, ${totalSql(terms, type)} as value from summed)
    insert into made_line (person_id, value, counting, printed, results, best)
    select person_id, value, counting, printed, results, best from valued where value > 0`)
  return Number(rows.count)
}

/** What splits people of one value, as columns of `made_line`; results that add nothing decide nothing. */
const criteria: Readonly<Record<TieCriterion, string>> = {
  bestResults: 'v.best desc',
  mostResults: 'v.results desc',
  fewestResults: 'v.results',
}

/** Everybody's place, best first, level people by number; whom they play for on the day. */
const placePeople = async (
  tx: Transaction,
  sport: string,
  asOf: IsoDate,
  ranks: RankRule | undefined,
): Promise<void> => {
  const splitting = ranks?.method === 'split' ? [ranks.first, ranks.second].filter(one => one !== undefined) : []
  const order = ['v.value desc', ...splitting.map(one => criteria[one])]
  const [best, level] = [sql.raw(order.join(', ')), sql.raw(order.map(key => key.replace(' desc', '')).join(', '))]
  const rank = sql.raw(ranks?.method === 'dense' ? 'dense_rank()' : 'rank()')
  await tx.execute(sql`
    insert into made_place (person_id, number, position, rank, shared, value, club_id, club)
    select v.person_id, p.number, row_number() over (order by ${best}, p.number::bigint),
      ${rank} over (order by ${best}), count(*) over (partition by ${level}) > 1, v.value, c.club_id, c.club
    from made_line v join person p on p.id = v.person_id left join (
      select distinct on (f.person_id) f.person_id, f.organisation_id as club_id, o.code as club
      from affiliation f join organisation o on o.id = f.organisation_id
      where f.kind = 'affiliation' and f.sport in (${sport}, '*') and f.superseded_at is null and f.valid @> ${asOf}::date
      order by f.person_id, f.sport = '*', f.id
    ) c on c.person_id = v.person_id`)
  await tx.execute(sql`analyze made_place`)
}

/** The lines in order, as `outputDigest` says them. */
const digestOfOutput = async (tx: Transaction, withClubs: boolean): Promise<string> => {
  const club = withClubs ? sql`coalesce('"club":' || to_json(l.club)::text || ',', '')` : sql`''`
  const hash = createHash('sha256').update('[')
  let begun = false
  for await (const rows of streamed(
    tx,
    sql`select '{' || ${club} || '"counting":[' || v.printed || '],"number":"' || l.number || '","rank":' || l.rank
      || ',"shared":' || l.shared::text || ',"value":' || l.value || '}' as line
    from made_place l join made_line v on v.person_id = l.person_id order by l.position`,
  )) {
    hash.update(`${begun ? ',' : ''}${rows.map(({ line }) => String(line)).join(',')}`)
    begun = true
  }
  return hash.update(']').digest('hex')
}
