import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import { isMinorBy } from '../registry/people.repo.js'
import { caseNumber, eventSlug } from '../addresses/addresses.repo.js'

/** What has a page of its own that anybody may find. */
export const mappedKinds = ['events', 'players', 'clubs', 'rankings', 'casebook'] as const
export type MappedKind = (typeof mappedKinds)[number]

/** Pages in one file of the map; in two languages below the 50,000 that such a file may have. */
const MAPPED_TOGETHER = 10_000

/** A page without its language; `at` is when what it shows last changed, where that is known. */
export interface MappedPage {
  /** What stands behind the word of its kind: `BRA-2025-02`, `bridge-open/2026-10`. */
  readonly parts: string
  readonly at: string | null
}

/** To the second, as maps of sites have it. */
const moment = (value: SQL): SQL => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/**
 * By kind: `parts`, `at` and the order. Events that are not announced, records taken back or merged, and people under
 * eighteen are in none: whoever knows their address finds them, whoever searches the web does not.
 */
const pages: Readonly<Record<MappedKind, SQL>> = {
  events: sql`select ${eventSlug} as parts, ${moment(sql`greatest(e.recorded_at, (
      select max(greatest(r.published_at, r.official_at)) from standings_revision r join stage s on s.id = r.stage_id
      where s.event_id = e.id))`)} as at
    from event e where not e.unannounced order by e.id`,
  players: sql`select p.number as parts, ${moment(sql`greatest(p.recorded_at, (
      select max(a.recorded_at) from point_award a where a.person_id = p.id))`)} as at
    from person p
    where p.merged_into_id is null and p.withdrawn_at is null and not ${isMinorBy(sql`p.birth_date`)}
    order by p.id`,
  clubs: sql`select o.code as parts, null as at from organisation o where o.withdrawn_at is null order by o.id`,
  rankings: sql`select r.code as parts, ${moment(sql`max(l.published_at)`)} as at
    from ranking r join ranking_list l on l.ranking_id = r.id
    group by r.id, r.code order by r.id`,
  casebook: sql`select ${caseNumber} as parts, ${moment(sql`c.published_at`)} as at
    from case_publication c where c.superseded_at is null order by c.id`,
}

/** How many files the map has for a kind; one at least. */
export const mappedFiles = async (db: Db, kind: MappedKind): Promise<number> => {
  const [row] = rowsOf<{ n: number }>(
    await db.execute(sql`select count(*)::int as n from (${pages[kind]}) as mapped`),
    {
      n: whole,
    },
  )
  return Math.max(1, Math.ceil((row?.n ?? 0) / MAPPED_TOGETHER))
}

/** The pages of one file of a kind, counted from 1. */
export const mappedPages = async (db: Db, kind: MappedKind, file: number): Promise<MappedPage[]> =>
  rowsOf<MappedPage>(
    await db.execute(sql`${pages[kind]} limit ${MAPPED_TOGETHER} offset ${(file - 1) * MAPPED_TOGETHER}`),
    { parts: text, at: orNull(text) },
  )
