import { isDay } from '@paiji/rules/awards'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'

/** What stands for something in the portal's addresses. */
export interface Slug {
  readonly id: string
  readonly slug: string
}

/** Between a code and the body it is of, where an earlier one bears the same code: no code has this sign. */
const OF = '~'

const slugs = async (db: Db, query: SQL): Promise<Slug[]> =>
  rowsOf<Slug>(await db.execute(query), { id: text, slug: text })

const list = (ids: readonly string[]): SQL =>
  sql`(${sql.join(
    ids.map(id => sql`${id}::uuid`),
    sql`, `,
  )})`

const withBody = (own: SQL, body: SQL): SQL =>
  sql`${own} || ${OF} || (select o.code from organisation o where o.id = ${body})`

/**
 * Events go by their code; of the event `e`. Codes are given by each body for itself: the first event of a code has it
 * alone, later ones say whose they are, `2025-01~SH-C4`, so that an address once given stays.
 */
export const eventSlug: SQL = sql`case when exists (select from event x
  where upper(x.code) = upper(e.code) and x.code = e.code and x.id < e.id)
  then ${withBody(sql`e.code`, sql`e.organisation_id`)} else e.code end`

/** Cases that were filed go by their number, as events by their code; of the case `a`. */
export const caseSlug: SQL = sql`case when exists (select from appeal x
  where upper(x.number) = upper(a.number) and x.number = a.number and x.id < a.id)
  then ${withBody(sql`a.number`, sql`a.organisation_id`)} else a.number end`

/** What a printed case goes by; of the publication `c`. One printed without names has a reference of its own. */
export const caseNumber: SQL = sql`case when c.level = 'names' then c.body ->> 'number'
  else coalesce(c.reference, c.body ->> 'number') end`

/** Whether an event has published results on a board of this number. */
export const hasPublishedBoard = async (db: Db, eventId: string, board: string): Promise<boolean> => {
  const rows = await db.execute(sql`select 1 from stage s
    where s.event_id = ${eventId}
      and exists (select 1 from score_sheet k where k.stage_id = s.id and k.board_label = ${board} and k.superseded_at is null)
      and exists (select 1 from standings_revision r where r.stage_id = s.id and r.published_at is not null) limit 1`)
  return [...rows].length > 0
}

export const slugsOfEvents = async (db: Db, ids: readonly string[]): Promise<Slug[]> =>
  ids.length === 0 ? [] : slugs(db, sql`select e.id, ${eventSlug} as slug from event e where e.id in ${list(ids)}`)

/** Drafts have none, and are left out. */
export const slugsOfCases = async (db: Db, ids: readonly string[]): Promise<Slug[]> =>
  ids.length === 0
    ? []
    : slugs(db, sql`select a.id, ${caseSlug} as slug from appeal a where a.number is not null and a.id in ${list(ids)}`)

/** Lists go by the month of their day, `2026-10`; the second day of a ranking in one month by the day itself. */
export const slugsOfLists = async (db: Db, ids: readonly string[]): Promise<Slug[]> =>
  ids.length === 0
    ? []
    : slugs(
        db,
        sql`select l.id, case when exists (
            select from ranking_list x where x.ranking_id = l.ranking_id and x.as_of <> l.as_of
              and date_trunc('month', x.as_of) = date_trunc('month', l.as_of)
              and x.id < (select y.id from ranking_list y where y.ranking_id = l.ranking_id and y.as_of = l.as_of
                order by y.id limit 1)
          ) then l.as_of::text else to_char(l.as_of, 'YYYY-MM') end as slug
          from ranking_list l where l.id in ${list(ids)}`,
      )

const firstId = async (db: Db, query: SQL): Promise<string | undefined> =>
  rowsOf<{ id: string }>(await db.execute(query), { id: text })[0]?.id

/** A code and whose it is, as addresses write them. */
const partsOf = (slug: string): readonly [code: string, body: string | undefined] => {
  const [code = '', body] = slug.split(OF)
  return [code, body]
}

/** The code as it is written before what differs in capitals only, then what came first. */
const byCode = (column: SQL, code: string, body: string | undefined): SQL =>
  sql`upper(${column}) = upper(${code}) and ${body === undefined ? sql`true` : sql`upper(o.code) = upper(${body})`}
    order by ${column} <> ${code}`

/** The code that a change of an event took away, as the log has it (index `audit_event_former_code`); of the row `a`. */
const formerCode: SQL = sql`jsonb_path_query_first(a.data, '$.changes[*] ? (@.field == "code").before') #>> '{}'`

/** Whose code it was, where nobody has it today: the event that had it last. */
const eventOfFormerCode = (db: Db, code: string, body: string | undefined): Promise<string | undefined> =>
  firstId(
    db,
    sql`select e.id from audit_event a join event e on e.id = a.aggregate_id
      join organisation o on o.id = e.organisation_id
      where a.type = 'EVENT_CHANGED' and ${byCode(formerCode, code, body)}, a.sequence desc limit 1`,
  )

/** The event of a code, with that of its organisation or without; failing one, the event that had the code before. */
export const eventOfSlug = async (db: Db, slug: string): Promise<string | undefined> => {
  const [code, body] = partsOf(slug)
  const held = await firstId(
    db,
    sql`select e.id from event e join organisation o on o.id = e.organisation_id
      where ${byCode(sql`e.code`, code, body)}, e.id limit 1`,
  )
  return held ?? eventOfFormerCode(db, code, body)
}

export const caseOfSlug = (db: Db, slug: string): Promise<string | undefined> => {
  const [number, body] = partsOf(slug)
  return firstId(
    db,
    sql`select a.id from appeal a join organisation o on o.id = a.organisation_id
      where ${byCode(sql`a.number`, number, body)}, a.id limit 1`,
  )
}

export const bodyOfCode = (db: Db, code: string): Promise<string | undefined> =>
  firstId(
    db,
    sql`select o.id from organisation o where o.withdrawn_at is null and ${byCode(sql`o.code`, code, undefined)}, o.id
      limit 1`,
  )

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** The issue of a ranking's list by its month or day: the one that stands, or the one of a number. */
export const listOfSlug = async (
  db: Db,
  ranking: string,
  slug: string,
  number: number | undefined,
): Promise<string | undefined> => {
  if (!MONTH.test(slug) && !isDay(slug)) return undefined
  const day = MONTH.test(slug)
    ? sql`(select f.as_of from ranking_list f where f.ranking_id = r.id
        and date_trunc('month', f.as_of) = ${`${slug}-01`}::date order by f.id limit 1)`
    : sql`${slug}::date`
  return firstId(
    db,
    sql`select l.id from ranking_list l join ranking r on r.id = l.ranking_id
      where r.id = (select q.id from ranking q where q.code = ${ranking} order by q.id limit 1) and l.as_of = ${day}
        and ${number === undefined ? sql`l.superseded_at is null` : sql`l.number = ${number}`}
      order by l.id limit 1`,
  )
}
