import type { RankRule, TieCriterion } from '@paiji/rules/awards'
import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import { listOf, rowsOf, text, whole } from '../../db/rows.js'
import type { Transaction } from '../../db/transaction.js'
import type { PolicyRow } from './awards.repo.js'
import { digestOfInput, type ListDigests } from './compute-list.js'
import { awardsToCount, countedAwards, type SetTerms, setTerms, valuedSql } from './counted-sql.js'
import { digestOfLinesSql } from './line-digest.js'
import type { RankingRow } from './lists.repo.js'
import type { RunsInput } from './pointed-people.js'
import type { ReadRankingPolicy } from './ranking-world.js'

/** How far the making of a list is; it may throw to end it. */
export type ListProgress = (step: 'reading' | 'computing' | 'writing', done: number, of: number) => Promise<void>

/** A list that lies ready in a table of the transaction: `made_place`, in order. */
export interface SetList extends ListDigests {
  readonly policy: PolicyRow
  readonly asOf: IsoDate
  readonly people: number
}

export interface SetListOf {
  readonly ranking: RankingRow
  readonly policy: ReadRankingPolicy
  readonly asOf: IsoDate
  readonly progress?: ListProgress | undefined
}

/**
 * The list of one day made by the database for everybody at once; the same as `computeList`, to the short digests, in
 * memory that does not grow with it. Undefined when its policy cannot be said in whole numbers (`listTerms`), or rates.
 */
export const makeSetList = async (tx: Transaction, about: SetListOf): Promise<SetList | undefined> => {
  const { ranking, policy, asOf, progress } = about
  const { rule, row } = policy
  if (rule.kind === 'rating') return undefined
  await progress?.('reading', 0, 1)
  const terms = await setTerms(tx, ranking, rule, { until: asOf })
  if (!terms) return undefined
  await progress?.('computing', 0, 1)
  await newPlaces(tx)
  const input = await placePeople(tx, about, terms, rule.ranks)
  const { people, outputDigest } = await digestOfPlaces(tx)
  return { policy: row, asOf, people, inputDigest: digestOfInput(row, asOf, input), outputDigest }
}

/** An empty table of this transaction's own, whether it has made a list before or not. */
export const newPlaces = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql.raw('drop table if exists pg_temp.made_place'))
  await tx.execute(
    sql.raw(`create temp table made_place (person_id uuid, number text, position integer, rank integer, shared boolean,
      value bigint, results integer, counting_results integer, club_id uuid) on commit drop`),
  )
  await tx.execute(sql.raw(`set local work_mem = '64MB'`))
}

/** What splits people of one value, as columns of `valued`; results that add nothing decide nothing. */
const criteria: Readonly<Record<TieCriterion, string>> = {
  bestResults: 'v.best desc',
  mostResults: 'v.counting_results desc',
  fewestResults: 'v.counting_results',
}

/** Everybody whose points come to something, best first, level people by number; whom they play for on the day. */
const placesSql = (sport: string, asOf: IsoDate, ranks: RankRule | undefined): SQL => {
  const splitting = ranks?.method === 'split' ? [ranks.first, ranks.second].filter(one => one !== undefined) : []
  const best = sql.raw(['v.value desc', ...splitting.map(one => criteria[one])].join(', '))
  const rank = sql.raw(ranks?.method === 'dense' ? 'dense_rank()' : 'rank()')
  return sql`
    select person_id, number, position, rank, rank = lag(rank, 1, 0::bigint) over w or rank = lead(rank, 1, 0::bigint) over w,
      value, results, counting_results, club_id
    from (
      select v.person_id, p.number, row_number() over (order by ${best}, p.number::bigint) as position,
        ${rank} over (order by ${best}) as rank, v.value, v.results, v.counting_results, c.club_id
      from valued v join person p on p.id = v.person_id left join (
        select distinct on (f.person_id) f.person_id, f.organisation_id as club_id
        from affiliation f
        where f.kind = 'affiliation' and f.sport in (${sport}, '*') and f.superseded_at is null and f.valid @> ${asOf}::date
        order by f.person_id, f.sport = '*', f.id
      ) c on c.person_id = v.person_id
      where v.value > 0
    ) placed window w as (order by position)`
}

/** The runs behind the awards, and whose awards stand for somebody else: `runsInput` in SQL, of `award`. */
const inputSql = sql`
  select ${digestOfLinesSql(sql`
    select to_json(line)::text as line, row_number() over (order by line collate "C") - 1 as n from (
      select concat_ws('|', r.input_digest, g.count, g.points, coalesce(e.category, '')) as line
      from (select run_id, count(*) as count, sum(points) as points from award group by run_id) g
      join award_run r on r.id = g.run_id left join event e on e.id = r.event_id) run`)} as runs,
    array(select g.number || '>' || p.number
      from (select distinct given_to, person_id from award where given_to is not null) m
      join person g on g.id = m.given_to join person p on p.id = m.person_id) as merged`

/** Fills `made_place`, and answers what it was made of: in one statement, so all of it is of one moment. */
const placePeople = async (
  tx: Transaction,
  { ranking, asOf }: SetListOf,
  terms: SetTerms,
  ranks: RankRule | undefined,
): Promise<RunsInput> => {
  const withBest = ranks?.method === 'split' && [ranks.first, ranks.second].includes('bestResults')
  const rows = await tx.execute(sql`
    with award as materialized (${awardsToCount(ranking, terms, { until: asOf })}), ${countedAwards(terms)},
    valued as not materialized (${valuedSql(terms, withBest)}),
    filled as (
      insert into made_place (person_id, number, position, rank, shared, value, results, counting_results, club_id)
      ${placesSql(ranking.sport, asOf, ranks)})
    ${inputSql}`)
  const [input] = rowsOf<RunsInput>(rows, { runs: text, merged: listOf(text) })
  return { runs: input?.runs ?? '', merged: [...(input?.merged ?? [])].sort() }
}

/** The digest of the places in order, each as `shortLine` says it, and how many there are. */
const digestOfPlaces = async (tx: Transaction): Promise<{ people: number; outputDigest: string }> => {
  const lines = sql`select '{"counting":' || counting_results || ',"number":"' || number || '","rank":' || rank
      || ',"results":' || results || ',"shared":' || shared::text || ',"value":' || value || '}' as line, position - 1 as n
    from made_place`
  const rows = await tx.execute(
    sql`select (select count(*)::int from made_place) as people, ${digestOfLinesSql(lines)} as "outputDigest"`,
  )
  const [found] = rowsOf<{ people: number; outputDigest: string }>(rows, { people: whole, outputDigest: text })
  return found ?? { people: 0, outputDigest: '' }
}
