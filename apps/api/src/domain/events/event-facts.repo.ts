import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { flag, rowsOf, text } from '../../db/rows.js'

/** Where facts are looked for: a whole event, one stage, or what hangs on one entry. */
export type FactScope = { readonly eventId: string } | { readonly stageId: string }

const stagesOf = (scope: FactScope) =>
  'stageId' in scope ? sql`select ${scope.stageId}::uuid` : sql`select id from stage where event_id = ${scope.eventId}`

/**
 * Whether anything happened there that the records keep for ever: a result, a ruling, a publication, a case, a file
 * that was taken in. What has none may be removed; what has some is cancelled or withdrawn.
 */
export const hasFacts = async (db: Db, scope: FactScope): Promise<boolean> => {
  const stages = stagesOf(scope)
  const ofEvent =
    'eventId' in scope
      ? sql`or exists (select 1 from import_batch where event_id = ${scope.eventId})
        or exists (select 1 from procedure_choice where event_id = ${scope.eventId})
        or exists (select 1 from entry_fee where event_id = ${scope.eventId})
        or exists (select 1 from award_figures where event_id = ${scope.eventId})
        or exists (select 1 from conditions_version where event_id = ${scope.eventId})`
      : sql``
  const [row] = rowsOf(
    await db.execute(sql`select (
      exists (select 1 from score_sheet where stage_id in (${stages}))
      or exists (select 1 from adjustment where stage_id in (${stages}))
      or exists (select 1 from ruling where stage_id in (${stages}))
      or exists (select 1 from drawn_lot where stage_id in (${stages}))
      or exists (select 1 from named_winner where stage_id in (${stages}))
      or exists (select 1 from slot_flag where stage_id in (${stages}))
      or exists (select 1 from appeal where stage_id in (${stages}))
      or exists (select 1 from correction where stage_id in (${stages}))
      or exists (select 1 from standings_revision where published_at is not null and stage_id in (${stages}))
      or exists (select 1 from round r join play_session p on p.id = r.session_id
        where p.stage_id in (${stages}) and r.status <> 'PLANNED')
      ${ofEvent}) as found`),
    { found: flag },
  )
  return row?.found ?? false
}

/** Those of the entries that sit at a table of any round, drafts too, or of which anything else is written. */
export const seatedEntries = async (db: Db, entryIds: readonly string[]): Promise<string[]> => {
  if (entryIds.length === 0) return []
  const ids = sql.join(
    entryIds.map(id => sql`(${id}::uuid)`),
    sql`, `,
  )
  const rows = await db.execute(sql`select asked.id::text as id from (values ${ids}) as asked(id)
    where exists (select 1 from round_table t join round r on r.id = t.round_id join play_session p on p.id = r.session_id
        join entry e on e.stage_id = p.stage_id where e.id = asked.id and asked.id = any(t.sides))
      or exists (select 1 from score_sheet s join entry e on e.stage_id = s.stage_id
        where e.id = asked.id and asked.id = any(s.sides))
      or exists (select 1 from adjustment where entry_id = asked.id)
      or exists (select 1 from ruling_party where entry_id = asked.id)
      or exists (select 1 from drawn_lot where entry_id = asked.id)
      or exists (select 1 from standing_line where entry_id = asked.id)
      or exists (select 1 from entry where from_entry_id = asked.id)`)
  return rowsOf(rows, { id: text }).map(row => row.id)
}

/** Whether a round of the event was drawn, drafts too. */
export const hasRounds = async (db: Db, eventId: string): Promise<boolean> => {
  const [row] = rowsOf(
    await db.execute(sql`select exists (select 1 from round r join play_session p on p.id = r.session_id
      join stage s on s.id = p.stage_id where s.event_id = ${eventId}) as found`),
    { found: flag },
  )
  return row?.found ?? false
}

/** The ids of an event, its stages and its entries: what its history is made of. */
export const aggregatesOfEvent = async (db: Db, eventId: string): Promise<string[]> => {
  const rows = await db.execute(sql`
    select ${eventId}::text as id union all select id::text from stage where event_id = ${eventId}
    union all select e.id::text from entry e join stage s on s.id = e.stage_id where s.event_id = ${eventId}`)
  return rowsOf(rows, { id: text }).map(row => row.id)
}
