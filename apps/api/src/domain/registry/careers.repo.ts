import type { CareerResult } from '@paiji/rules/awards'
import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'

/** A published result of somebody: its key is that of the entry in its revision. */
export interface CareerRow extends CareerResult {
  readonly personId: string
  readonly entryId: string
  readonly stageId: string
  readonly eventId: string
  readonly revisionId: string
  readonly nameAsEntered: string
}

/** Names a result within its person's career. */
export const careerKey = ({ revisionId, entryId }: { revisionId: string; entryId: string }): string =>
  `${revisionId} ${entryId}`

/** Every published result of some people, those of records merged into theirs too. One statement. */
export const careersOf = async (db: Db, personIds: readonly string[]): Promise<CareerRow[]> => {
  const rows = await db.execute(sql`
    select coalesce(p.merged_into_id, p.id) as "personId", n.id as "entryId", s.id as "stageId", v.id as "eventId",
      r.id as "revisionId", v.ends_on::text as day, v.sport, l.rank, l.percent_printed as percent, r.id || ' ' || n.id as key,
      min(x.name_as_entered) as "nameAsEntered"
    from person p
    join entry_player x on x.person_id = p.id and x.superseded_at is null
    join entry n on n.id = x.entry_id
    join stage s on s.id = n.stage_id
    join event v on v.id = s.event_id and not v.unannounced
    join standings_revision r on r.stage_id = s.id and r.published_at is not null and r.superseded_at is null
    join standing_line l on l.revision_id = r.id and l.entry_id = n.id
    where p.id = any(${uuids(personIds)}) or p.merged_into_id = any(${uuids(personIds)})
    group by p.id, n.id, s.id, v.id, r.id, l.organisation_id, l.revision_id, l.entry_id`)
  return rowsOf<CareerRow>(rows, {
    personId: text,
    entryId: text,
    stageId: text,
    eventId: text,
    revisionId: text,
    day: text,
    sport: text,
    rank: whole,
    percent: orNull(text),
    key: text,
    nameAsEntered: text,
  })
}
