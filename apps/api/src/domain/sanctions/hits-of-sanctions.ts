import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { listOf, rowsOf, text } from '../../db/rows.js'

/** A contestant of an event that is not official, with a player whom a sanction keeps or would keep away. */
export interface SanctionHit {
  readonly sanctionId: string
  readonly eventId: string
  readonly entryId: string
  /** Where it sits in rounds that are announced and not closed, by round, e.g. `3/A12`. */
  readonly seats: readonly string[]
}

/**
 * Of each sanction that is proposed or in force the entries it hits, by event; those that withdrew, and those of events that
 * are official or cancelled, are not meant. Records merged into the person's count. One statement.
 */
export const hitsOfSanctions = async (db: Db, sanctionIds: readonly string[]): Promise<SanctionHit[]> => {
  if (sanctionIds.length === 0) return []
  const rows = await db.execute(sql`
    select distinct on (x.id, e.starts_on, en.id) x.id::text as "sanctionId", e.id::text as "eventId", en.id::text as "entryId",
      (select coalesce(array_agg(r.number || '/' || t.section || t.label order by r.number, t.label), '{}')
        from round_table t join round r on r.id = t.round_id join play_session p on p.id = r.session_id
        where p.stage_id = s.id and r.status = 'OPEN' and t.sides @> array[en.id]) as seats
    from sanction x join person kept on kept.id = x.person_id
      join person same on coalesce(same.merged_into_id, same.id) = coalesce(kept.merged_into_id, kept.id)
      join entry_player ep on ep.person_id = same.id and ep.superseded_at is null
      join entry en on en.id = ep.entry_id and en.withdrawn_at is null
      join stage s on s.id = en.stage_id join event e on e.id = s.event_id
    where x.id = any(${uuids(sanctionIds)}) and x.status in ('PROPOSED', 'IN_FORCE')
      and x.scope in ('compete', 'attend') and x.sport in (e.sport, '*')
      and x.valid_from <= e.ends_on and (x.valid_until is null or e.starts_on < x.valid_until)
      and x.organisation_id = any(organisation_path(e.organisation_id)) and e.cancelled_at is null
      and not exists (select 1 from standings_revision v where v.stage_id = s.id and v.official_at is not null)
    order by x.id, e.starts_on, en.id`)
  return rowsOf(rows, { sanctionId: text, eventId: text, entryId: text, seats: listOf(text) })
}
