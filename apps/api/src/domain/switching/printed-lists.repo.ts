import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import type { Transaction } from '../../db/transaction.js'
import { digestOfLinesSql } from '../awards/line-digest.js'
import type { DifferenceReason } from './vocabulary.js'

/** Identifies a list printed by an earlier system. */
export interface PrintedListKey {
  readonly organisationId: string
  readonly sport: string
  readonly listName: string
  readonly asOf: IsoDate
}

export interface PrintedList extends PrintedListKey {
  readonly places: number
  readonly system: string
  /** The latest comparison with a ranking of ours, where there is one. */
  readonly checkId: string | null
}

/** Lists brought in for a body, newest first. */
export const printedListsOf = async (db: Db, organisationId: string, first: number): Promise<PrintedList[]> => {
  const rows = await db.execute(sql`
    select b.organisation_id as "organisationId", b.sport, b.list_name as "listName", b.as_of::text as "asOf",
      count(*)::int as places, coalesce(max(f.system), '') as system,
      (select c.id from printed_check c where c.organisation_id = b.organisation_id and c.sport = b.sport
        and c.list_name = b.list_name and c.as_of = b.as_of and c.superseded_at is null
        order by c.recorded_at desc, c.id desc limit 1) as "checkId"
    from brought_place b join table_file f on f.id = b.table_file_id
    where b.organisation_id = ${organisationId}::uuid and b.superseded_at is null
    group by b.organisation_id, b.sport, b.list_name, b.as_of
    order by b.as_of desc, b.sport, b.list_name limit ${first}`)
  return rowsOf<PrintedList>(rows, {
    ...{ organisationId: text, sport: text, listName: text, asOf: text },
    ...{ places: whole, system: text, checkId: orNull(text) },
  })
}

const ofList = ({ organisationId, sport, listName, asOf }: PrintedListKey): SQL => sql`
  select coalesce(m.into_person_id, b.person_id) as person_id, b.place, b.value
  from brought_place b left join person_merge m on m.from_person_id = b.person_id and m.undone_at is null
  where b.organisation_id = ${organisationId}::uuid and b.sport = ${sport} and b.list_name = ${listName}
    and b.as_of = ${asOf}::date and b.superseded_at is null`

/** The accounts that committed the sheets of a printed list. */
export const bringersOf = async (
  db: Db,
  { organisationId, sport, listName, asOf }: PrintedListKey,
): Promise<string[]> => {
  const rows = await db.execute(sql`
    select distinct f.committed_by as who from brought_place b join table_file f on f.id = b.table_file_id
    where b.organisation_id = ${organisationId}::uuid and b.sport = ${sport} and b.list_name = ${listName}
      and b.as_of = ${asOf}::date and b.superseded_at is null and f.committed_by is not null`)
  return rowsOf<{ who: string }>(rows, { who: text }).map(({ who }) => who)
}

/** The number of places on a printed list, and their digest. */
export const printedDigest = async (tx: Db, list: PrintedListKey): Promise<{ printed: number; digest: string }> => {
  const rows = await tx.execute(sql`
    with said as materialized (select json_build_array(p.number, l.place, l.value)::text as line,
      row_number() over (order by p.number::bigint) - 1 as n from (${ofList(list)}) l join person p on p.id = l.person_id)
    select (select count(*)::int from said) as printed, ${digestOfLinesSql(sql`select line, n from said`)} as digest`)
  const [found] = rowsOf<{ printed: number; digest: string }>(rows, { printed: whole, digest: text })
  return found ?? { printed: 0, digest: '' }
}

/**
 * The reason for a difference: `p` is the printed place, `m` ours, `here` all points of the sport up to the day. Without a printed
 * value only places are compared.
 */
const reasonSql: SQL = sql`case
    when p.person_id is null then 'hereOnly'
    when p.value is null or p.value = coalesce(m.value, 0) then case when m.person_id is null then 'printedOnly' else 'placeOnly' end
    when here = p.value then 'countedOtherwise'
    when here < p.value then 'pointsMissing'
    else 'pointsMore' end`

/**
 * Stores the differences between a printed list and the one in `made_place`. Returns their number by reason.
 */
export const storeDifferences = async (
  tx: Transaction,
  checkId: string,
  list: PrintedListKey,
  rankingOrganisationId: string,
): Promise<ReadonlyMap<DifferenceReason, number>> => {
  const rows = await tx.execute(sql`
    with recursive below as (
      select id from organisation where id = ${rankingOrganisationId}::uuid
      union all select o.id from organisation o join below on o.parent_id = below.id
    ), here as (
      select coalesce(m.into_person_id, a.person_id) as person_id, sum(a.points)::int as here
      from point_award a left join person_merge m on m.from_person_id = a.person_id and m.undone_at is null
      where a.organisation_id in (select id from below) and a.sport = ${list.sport} and a.earned_on <= ${list.asOf}::date
        and a.superseded_at is null
      group by 1
    ), printed as (${ofList(list)}), stored as (
      insert into printed_difference (check_id, person_id, reason, printed_place, printed_value, own_place, own_value, points_here)
      select ${checkId}::uuid, person_id, ${reasonSql}, p.place, p.value, m.rank, m.value, here
      from printed p full join (select person_id, rank, value::int as value from made_place) m using (person_id)
      cross join lateral (select coalesce((select h.here from here h where h.person_id = coalesce(p.person_id, m.person_id)), 0) as here) h
      where p.person_id is null or m.person_id is null or p.place <> m.rank or p.value <> m.value
      returning reason)
    select reason, count(*)::int as n from stored group by reason`)
  const found = rowsOf<{ reason: string; n: number }>(rows, { reason: text, n: whole })
  return new Map(found.map(({ reason, n }) => [reason as DifferenceReason, n]))
}
