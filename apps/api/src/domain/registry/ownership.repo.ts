import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { listOf, rowsOf, text } from '../../db/rows.js'

/** A body that a person belongs to now, or that has published something of the person. */
export interface Tie {
  readonly personId: string
  readonly kind: 'affiliation' | 'membership' | 'results'
  /** The body, then those above it. */
  readonly path: readonly string[]
}

/**
 * The ties of people and of the records merged into them: where they play for, where they are members, who published
 * their results, awarded them points or a grade.
 */
export const tiesOfPeople = async (db: Db, personIds: readonly string[]): Promise<Tie[]> => {
  const rows = await db.execute(sql`
    with asked as (select unnest(${uuids(personIds)}) as id), who as (
      select asked.id as person, p.id from asked join person p on p.id = asked.id or p.merged_into_id = asked.id
    ), tie as (
      select who.person, a.kind, a.organisation_id from affiliation a join who on who.id = a.person_id
        where a.superseded_at is null and a.valid @> day_at(a.organisation_id, now())
      union select who.person, 'results', e.organisation_id from entry_player x join who on who.id = x.person_id
        join entry n on n.id = x.entry_id join stage s on s.id = n.stage_id join event e on e.id = s.event_id
        where exists (select 1 from standings_revision r where r.stage_id = s.id and r.published_at is not null)
      union select who.person, 'results', t.organisation_id from point_award t join who on who.id = t.person_id
      union select who.person, 'results', b.organisation_id from brought_result b join who on who.id = b.person_id
      union select who.person, 'results', y.organisation_id from grade_award g join who on who.id = g.person_id
        join policy y on y.id = g.policy_id
    ) select person as "personId", kind, organisation_path(organisation_id) as path from tie
    order by person, kind, organisation_id`)
  const found = rowsOf<{ personId: string; kind: string; path: string[] }>(rows, {
    personId: text,
    kind: text,
    path: listOf(text),
  })
  return found.map(({ kind, ...rest }) => ({
    ...rest,
    kind: kind === 'affiliation' || kind === 'membership' ? kind : 'results',
  }))
}

/** The federations: who belongs nowhere is theirs. */
export const rootBodies = async (db: Db): Promise<string[]> => {
  const rows = await db.execute(sql`select id from organisation where parent_id is null and withdrawn_at is null`)
  return rowsOf<{ id: string }>(rows, { id: text }).map(row => row.id)
}
