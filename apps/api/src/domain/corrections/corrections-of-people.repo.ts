import { desc, type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { correction } from '../../db/schema/index.js'
import type { CorrectionRow } from './corrections.repo.js'

export type CorrectionOfPerson = CorrectionRow & {
  /** The person the player's record stands for. */
  readonly forId: string
}

/** Slots and contestants that a correction `c` names: of a sheet its slot, of adjustments what each of them is about. */
const named = sql`
  select c.slot, null::text as entry_id where c.slot is not null
  union all
  select coalesce(one -> 'adjustment' ->> 'slot', x.slot), coalesce(one -> 'adjustment' ->> 'entrant', x.entry_id::text)
  from jsonb_array_elements(coalesce(c.adjustments, '[]')) one
  left join adjustment x on x.organisation_id = c.organisation_id and x.id = (one ->> 'fact')::uuid`

/** Each of the people with the ids of the corrections that touched what they played, by way of their entries. */
const touching = (personIds: readonly string[]): SQL => {
  const ids = uuids(personIds)
  return sql`
    select distinct coalesce(p.merged_into_id, p.id) as for_id, c.id
    from person p
    join entry_player y on y.person_id = p.id and y.superseded_at is null
    join entry n on n.id = y.entry_id
    join correction c on c.stage_id = n.stage_id and c.status = 'APPLIED'
    join event e on e.id = c.event_id and not e.unannounced
    where (p.id = any(${ids}) or p.merged_into_id = any(${ids})) and exists (
      select from (${named}) named where named.entry_id = n.id::text or exists (
        select from score_sheet s where s.organisation_id = c.organisation_id and s.stage_id = c.stage_id
          and s.slot = named.slot and n.id = any(s.sides)))`
}

/** Applied corrections of what the people played, be it a sheet or what a ruling or decision put beside it, newest first. */
export const correctionsOfPeople = async (db: Db, personIds: readonly string[]): Promise<CorrectionOfPerson[]> => {
  const rows = await db
    .select({ forId: sql<string>`o.for_id`, correction })
    .from(sql`(${touching(personIds)}) o`)
    .innerJoin(correction, sql`${correction.id} = o.id`)
    .orderBy(desc(correction.recordedAt), desc(correction.id))
  return rows.map(row => ({ ...row.correction, forId: row.forId }))
}
