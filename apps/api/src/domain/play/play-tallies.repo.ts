import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import { playTally, standingsRevision } from '../../db/schema/index.js'
import { publishedLineUps } from '../registry/companions.repo.js'
import type { RevisionRow } from '../standings/standings.repo.js'

/** Published revisions that stand and of which nobody has counted yet how they were played, the newest first. */
export const uncountedRevisions = async (db: Db, most: number): Promise<readonly RevisionRow[]> => {
  const found = rowsOf(
    await db.execute(sql`
      select r.id from standings_revision r
      where r.published_at is not null and r.superseded_at is null
        and exists (select from standing_line l where l.revision_id = r.id)
        and not exists (select from play_tally t where t.revision_id = r.id)
      order by r.id desc limit ${most}`),
    { id: text },
  ).map(row => row.id)
  if (found.length === 0) return []
  return db
    .select()
    .from(standingsRevision)
    .where(inArray(standingsRevision.id, found))
    .orderBy(desc(standingsRevision.id))
}

/** Keeps what was counted; what another process counted meanwhile stands. */
export const keepTallies = async (db: Db, rows: readonly (typeof playTally.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insert(playTally)
      .values([...rows])
      .onConflictDoNothing()
}

/** Says of results that can no longer be derived that there is nothing to count. */
export const keepNothing = async (db: Db, revisionId: string): Promise<void> => {
  await db.execute(sql`
    insert into play_tally (organisation_id, revision_id, entry_id, tallies)
    select organisation_id, revision_id, entry_id, '[]' from standing_line where revision_id = ${revisionId}::uuid
    on conflict do nothing`)
}

/** Lets the revisions be counted again whose boards have these deals: more is known of them now. */
export const forgetTalliesOf = async (db: Db, deals: readonly string[]): Promise<void> => {
  if (deals.length === 0) return
  await db.execute(sql`
    delete from play_tally t using standings_revision r, play_session p, board b
    where r.id = t.revision_id and p.stage_id = r.stage_id and b.session_id = p.id
      and b.deal #>> '{}' = any(${sql.param([...deals])}::text[])`)
}

/** Whose play is asked for: of a person, of one contestant, or of everybody in the events of a body. */
export type WhosePlay =
  | { readonly personId: string; readonly partnerId?: string | undefined; readonly seriesId?: string | undefined }
  | { readonly entryId: string; readonly revisionId: string }
  | { readonly organisationId: string }

/** Of which results. */
export interface PlayFilter {
  readonly whose: WhosePlay
  readonly sport: string
  /** The year in which the event ended. */
  readonly year?: number | undefined
}

/** The events of one sport in one year. */
export interface PlayedYear {
  readonly sport: string
  readonly year: number
  readonly events: number
}

/** One kind, in one unit of what it brought. */
export interface PlayedKind {
  readonly kind: string
  readonly unit: string | null
  readonly count: number
  readonly succeeded: number | null
  /** To hundredths; null where nothing is averaged. */
  readonly mean: string | null
}

/** The places in published standings that stand: entry, revision, the sessions sat in, and when. */
const placesOf = (whose: WhosePlay): SQL => {
  if ('entryId' in whose)
    return sql`
      select n.id as entry_id, null::int as place, ${whose.revisionId}::uuid as revision_id, 1 as from_session, null::int as until_session,
        v.id as event_id, v.sport, extract(year from v.ends_on)::int as year
      from entry n join stage s on s.id = n.stage_id join event v on v.id = s.event_id
      where n.id = ${whose.entryId}::uuid`
  if ('organisationId' in whose)
    return sql`
      select n.id as entry_id, null::int as place, r.id as revision_id, 1 as from_session, null::int as until_session,
        v.id as event_id, v.sport, extract(year from v.ends_on)::int as year
      from event v
      join stage s on s.event_id = v.id
      join entry n on n.stage_id = s.id
      join standings_revision r on r.stage_id = s.id and r.published_at is not null and r.superseded_at is null
      where v.organisation_id = ${whose.organisationId}::uuid and not v.unannounced`
  return sql`
    select distinct x.entry_id, x.ordinal as place, r.id as revision_id, x.from_session, x.until_session, v.id as event_id, v.sport,
      extract(year from v.ends_on)::int as year
    from ${publishedLineUps}
    where coalesce(p.merged_into_id, p.id) = ${whose.personId}::uuid
      and (${whose.seriesId ?? null}::uuid is null
        or v.series_id = ${whose.seriesId ?? null}::uuid and v.status <> 'CANCELLED')
      and (${whose.partnerId ?? null}::uuid is null or exists (
        select from entry_player y join person q on q.id = y.person_id
        where y.entry_id = x.entry_id and y.superseded_at is null
          and coalesce(q.merged_into_id, q.id) = ${whose.partnerId ?? null}::uuid))`
}

/**
 * Whether the player at `o.place` did what `one` counts: everybody of an entry, or of a team that sends some of its players to
 * each table those who sat there. Without a place the entry as a whole is meant.
 */
export const didIt = sql`(o.place is null or one->'players' is null or one->'players' @> to_jsonb(o.place))`

/** The sports and years in which events were counted, the latest first. One statement. */
export const playedYears = async (db: Db, whose: WhosePlay): Promise<PlayedYear[]> =>
  rowsOf<PlayedYear>(
    await db.execute(sql`
      with places as (${placesOf(whose)})
      select o.sport, o.year, count(distinct o.event_id)::int as events
      from places o join play_tally t on t.revision_id = o.revision_id and t.entry_id = o.entry_id
      where t.tallies <> '[]'
      group by o.sport, o.year order by o.year desc, o.sport`),
    { sport: text, year: whole, events: whole },
  )

/** What was counted, kind by kind. One statement. */
export const playedKinds = async (db: Db, filter: PlayFilter): Promise<PlayedKind[]> =>
  rowsOf<PlayedKind>(
    await db.execute(sql`
      with places as (${placesOf(filter.whose)}), told as (
        select one->>'kind' as kind, one->>'unit' as unit, (one->>'count')::int as count,
          (one->>'succeeded')::int as succeeded, (one->>'sum')::numeric as sum
        from places o
        join play_tally t on t.revision_id = o.revision_id and t.entry_id = o.entry_id
        cross join lateral jsonb_array_elements(t.tallies) one
        where o.sport = ${filter.sport}
          and (${filter.year ?? null}::int is null or o.year = ${filter.year ?? null})
          and (one->>'session')::int between o.from_session and coalesce(o.until_session, 2147483647)
          and ${didIt})
      select kind, unit, sum(count)::int as count, sum(succeeded)::int as succeeded,
        round(sum(sum) / sum(count), 2)::text as mean
      from told group by kind, unit order by kind, unit`),
    { kind: text, unit: orNull(text), count: whole, succeeded: orNull(whole), mean: orNull(text) },
  )
