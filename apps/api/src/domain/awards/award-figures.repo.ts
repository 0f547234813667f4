import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { listOf, orNull, rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import { awardFigures } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { IsoDate } from '../../base/clock.js'
import { oneRow } from '../../db/one-row.js'

export type AwardFiguresRow = typeof awardFigures.$inferSelect

/** What the events state now. */
export const statedFigures = async (db: Db, eventIds: readonly string[]): Promise<AwardFiguresRow[]> =>
  eventIds.length === 0
    ? []
    : db
        .select()
        .from(awardFigures)
        .where(and(inArray(awardFigures.eventId, [...eventIds]), isNull(awardFigures.supersededAt)))

/** States an event's figures in place of those that stood. */
export const storeFigures = async (
  tx: Transaction,
  { at, ...figures }: typeof awardFigures.$inferInsert & { readonly at: Date },
): Promise<AwardFiguresRow> => {
  await tx
    .update(awardFigures)
    .set({ supersededAt: at })
    .where(and(eq(awardFigures.eventId, figures.eventId), isNull(awardFigures.supersededAt)))
  const row = oneRow(
    await tx
      .insert(awardFigures)
      .values({ ...figures, recordedAt: at })
      .returning(),
  )
  return row
}

/** A stage whose field is measured by a ranking of one body or of those above it. */
export interface MeasuredStage {
  readonly stageId: string
  readonly organisationId: string
  readonly ranking: string
}

export interface MeasuredEntry {
  readonly stageId: string
  readonly entryId: string
  readonly asOf: IsoDate
  /** Of each player it entered with, in hundredths; null for whoever is not on the list or not known. */
  readonly values: readonly (number | null)[]
}

/**
 * The entries of the events of some stages with what their first line-ups had on the list in print at the end of the event's first
 * day. What was printed later changes nothing, so the answer stays the same. No rows where no list was in print. One
 * statement, however many stages.
 */
export const measuredEntries = async (db: Db, stages: readonly MeasuredStage[]): Promise<MeasuredEntry[]> => {
  if (stages.length === 0) return []
  const rows = await db.execute(sql`
    with asked as (
      select a."stageId" as stage_id, l.id as list_id, l.as_of
      from jsonb_to_recordset(${JSON.stringify(stages)}::jsonb)
        as a("stageId" uuid, "organisationId" uuid, ranking text)
      join stage s on s.id = a."stageId"
      join event e on e.id = s.event_id
      cross join lateral (
        select l.id, l.as_of from ranking r join ranking_list l on l.ranking_id = r.id
        where r.code = a.ranking and r.organisation_id = any(organisation_path(a."organisationId"))
          and l.as_of <= e.starts_on and l.published_at < (e.starts_on + 1)::timestamp at time zone e.time_zone
        order by l.as_of desc, l.number desc limit 1
      ) l
    ), listed as (
      select e.list_id, coalesce(p.merged_into_id, p.id) as person_id, max(e.value) as value
      from ranking_entry e join person p on p.id = e.person_id
      where e.list_id in (select list_id from asked)
      group by 1, 2
    )
    select a.stage_id as "stageId", n.id as "entryId", a.as_of::text as "asOf",
      coalesce(json_agg(v.value order by x.ordinal) filter (where x.id is not null), '[]') as values
    from asked a
    join stage s on s.id = a.stage_id
    join stage o on o.event_id = s.event_id
    join entry n on n.stage_id = o.id
    left join entry_player x on x.entry_id = n.id and x.superseded_at is null and x.from_session = 1
    left join person p on p.id = x.person_id
    left join listed v on v.list_id = a.list_id and v.person_id = coalesce(p.merged_into_id, p.id)
    group by 1, 2, 3
    order by 1, 2`)
  return rowsOf<MeasuredEntry>(rows, { stageId: text, entryId: text, asOf: text, values: listOf(orNull(whole)) })
}
