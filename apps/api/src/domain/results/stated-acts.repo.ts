import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Role } from '../../auth/viewer.js'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { orNull, real, rowsOf, text, whole } from '../../db/rows.js'
import { slotFlag } from '../../db/schema/index.js'
import type { ReportRow } from './reports.repo.js'

/** What an officer said in the place of a side: a row of the log. */
export interface StatedAct {
  readonly id: string
  readonly kind: 'substitution' | 'lineUp'
  readonly entryId: string
  readonly stageId: string
  /** The role by which it was said. */
  readonly power: Role
  readonly actor: string
  readonly at: Date
  /** Of a substitution: whose place, and from which session on. */
  readonly ordinal: number | null
  readonly fromSession: number | null
  /** Of a line-up: the segment of the match, and its table. */
  readonly segment: number | null
  readonly tableId: string | null
}

const found = async (db: Db, where: ReturnType<typeof sql>): Promise<StatedAct[]> => {
  const rows = await db.execute(sql`
    select a.id, a.type, a.actor, (extract(epoch from a.recorded_at) * 1000)::float8 as at, n.id as "entryId", n.stage_id as "stageId",
      a.data->>'power' as power, (a.data->>'ordinal')::int as ordinal, (a.data->>'fromSession')::int as "fromSession",
      (a.data->>'segment')::int as segment, a.data->>'tableId' as "tableId"
    from entry n join stage s on s.id = n.stage_id
    join audit_event a on a.data ? 'power' and a.data->>'entryId' = n.id::text and (
      a.type = 'PLAYER_SUBSTITUTED' and a.aggregate_kind = 'entry' and a.aggregate_id = n.id
      or a.type = 'LINE_UP_GIVEN' and a.aggregate_kind = 'stage' and a.aggregate_id = s.id)
    where ${where} order by a.recorded_at desc, a.id desc`)
  return rowsOf(rows, {
    ...{ id: text, type: text, actor: text, at: real, entryId: text, stageId: text, power: text },
    ...{ ordinal: orNull(whole), fromSession: orNull(whole), segment: orNull(whole), tableId: orNull(text) },
  }).map(({ type, power, ...row }) => ({
    ...row,
    at: new Date(row.at),
    kind: type === 'LINE_UP_GIVEN' ? ('lineUp' as const) : ('substitution' as const),
    power: power as Role,
  }))
}

/** Of the entries of an event in which a person plays or played, or that the person asked for. */
export const statedActsOf = (db: Db, eventId: string, personId: string): Promise<StatedAct[]> => {
  const own = sql`(select p.id from person p join person own on own.id = ${personId}::uuid
    where coalesce(p.merged_into_id, p.id) = coalesce(own.merged_into_id, own.id))`
  return found(
    db,
    sql`s.event_id = ${eventId}::uuid and (
      exists (select 1 from entry_player l where l.entry_id = n.id and l.superseded_at is null and l.person_id in ${own})
      or exists (select 1 from entry_request r where r.entry_id = n.id and r.captain_id in ${own}))`,
  )
}

export const statedActById = async (db: Db, id: string): Promise<StatedAct | undefined> => {
  const [row] = await found(
    db,
    sql`a.id = ${id}::uuid and n.id in (select (x.data->>'entryId')::uuid from audit_event x where x.id = ${id}::uuid)`,
  )
  return row
}

/** What a side said of these acts, one each. */
export const contestsOf = async (db: Db, actIds: readonly string[]): Promise<ReadonlyMap<string, ReportRow>> => {
  const rows = await db
    .select()
    .from(slotFlag)
    .where(and(isNotNull(slotFlag.reportKind), among(slotFlag.statedActId, actIds)))
  return new Map(rows.map(row => [row.statedActId ?? '', row as ReportRow]))
}

/** The act that a report contests, if it is one of those. */
export const contestedAct = async (db: Db, { statedActId }: Pick<ReportRow, 'statedActId'>) =>
  statedActId === null ? undefined : statedActById(db, statedActId)

/** Whether the act was contested already. */
export const isContested = async (db: Db, actId: string): Promise<boolean> =>
  (await db.select({ id: slotFlag.id }).from(slotFlag).where(eq(slotFlag.statedActId, actId)).limit(1)).length > 0
