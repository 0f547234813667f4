import { type LeaderCount, Ratios } from '@paiji/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import { publishedLineUps } from '../registry/companions.repo.js'
import { didIt } from './play-tallies.repo.js'

/** Among whom: the contestants of one publication, or the people in the events of a body or of a series. */
export type AmongWhom =
  | { readonly revisionId: string }
  | { readonly seriesId: string; readonly sport: string }
  | { readonly organisationId: string; readonly sport: string; readonly year?: number | undefined }

/** The events that count: of a body in a year or altogether, or of a series but for those called off. */
const eventsOf = (among: Exclude<AmongWhom, { readonly revisionId: string }>): SQL =>
  'seriesId' in among
    ? sql`v.series_id = ${among.seriesId}::uuid and v.status <> 'CANCELLED'`
    : sql`v.organisation_id = ${among.organisationId}::uuid
        and (${among.year ?? null}::int is null or extract(year from v.ends_on) = ${among.year ?? null}::int)`

/** Who is meant by what was counted of an entry. */
const placesOf = (among: AmongWhom): SQL =>
  'revisionId' in among
    ? sql`
      select l.entry_id, null::int as place, l.entry_id::text as who, l.revision_id, 1 as from_session, null::int as until_session
      from standing_line l where l.revision_id = ${among.revisionId}::uuid`
    : sql`
      select distinct x.entry_id, x.ordinal as place, coalesce(p.merged_into_id, p.id)::text as who, r.id as revision_id, x.from_session,
        x.until_session
      from ${publishedLineUps}
      where ${eventsOf(among)} and v.sport = ${among.sport} and p.withdrawn_at is null`

interface Row {
  readonly who: string
  readonly kind: string
  readonly count: number
  readonly succeeded: number
  readonly sum: string
  readonly most: string
}

const exact = (text: string): Ratios.Ratio => Ratios.fromDecimal(text) ?? Ratios.zero

/** What was counted, by whom and kind; of results that are published and stand. One statement. */
export const countsAmong = async (db: Db, among: AmongWhom): Promise<LeaderCount[]> => {
  const rows = await db.execute(sql`
    with places as (${placesOf(among)})
    select o.who, one->>'kind' as kind, sum((one->>'count')::int)::int as count,
      coalesce(sum((one->>'succeeded')::int), 0)::int as succeeded, coalesce(sum((one->>'sum')::numeric), 0)::text as sum,
      coalesce(max((one->>'most')::numeric), 0)::text as most
    from places o
    join play_tally t on t.revision_id = o.revision_id and t.entry_id = o.entry_id
    cross join lateral jsonb_array_elements(t.tallies) one
    where (one->>'session')::int between o.from_session and coalesce(o.until_session, 2147483647)
      and ${didIt}
    group by 1, 2`)
  return rowsOf<Row>(rows, { who: text, kind: text, count: whole, succeeded: whole, sum: text, most: text }).map(
    ({ sum, most, ...row }) => ({ ...row, sum: exact(sum), most: exact(most) }),
  )
}
