import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { dayAt } from '../../db/today.js'
import { event, ruleWindow, slotFlag, stage, standingsRevision } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { FlagRow } from './second-look.repo.js'

/** What a contestant says is wrong with a result: a flag of a kind. */
export type ReportRow = FlagRow & { readonly reportKind: NonNullable<FlagRow['reportKind']> }

const isReport = (row: FlagRow): row is ReportRow => row.reportKind !== null

/** The clock that score corrections of a stage run by. */
export interface CorrectionClock {
  /** Until when; null where no clock has started, or the edition knows none. */
  readonly dueAt: Date | null
  /** The article that gives the time. */
  readonly article: string | null
  /** The results of the stage are official. */
  readonly official: boolean
}

/** The clock of the stage's last publication; a correction goes on with the clock of what it corrects. */
export const correctionClock = async (db: Db, stageId: string): Promise<CorrectionClock> => {
  const [window] = await db
    .select({ dueAt: ruleWindow.dueAt, article: ruleWindow.article })
    .from(ruleWindow)
    .where(and(eq(ruleWindow.stageId, stageId), eq(ruleWindow.kind, 'correction')))
    .orderBy(desc(ruleWindow.anchoredAt), desc(ruleWindow.id))
    .limit(1)
  const [official] = await db
    .select({ id: standingsRevision.id })
    .from(standingsRevision)
    .where(and(eq(standingsRevision.stageId, stageId), isNotNull(standingsRevision.officialAt)))
    .limit(1)
  return { dueAt: window?.dueAt ?? null, article: window?.article ?? null, official: official !== undefined }
}

/** Whether a correction can no longer be asked for by a word to the scorers. */
export const isTimeOver = ({ dueAt, official }: CorrectionClock, now: Date): boolean =>
  official || (dueAt !== null && dueAt < now)

/** Those of these contestants that a person plays for; records that were merged are one. */
export const entriesPlayedFor = async (
  db: Db,
  personId: string,
  entryIds: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db.execute(sql`
    select distinct l.entry_id from entry_player l join person p on p.id = l.person_id
    where l.superseded_at is null and l.entry_id = any(${uuids(entryIds)})
      and coalesce(p.merged_into_id, p.id) =
        (select coalesce(me.merged_into_id, me.id) from person me where me.id = ${personId})`)
  return rowsOf(rows, { entry_id: text }).map(row => row.entry_id)
}

/** Whether a person plays for one of these contestants. */
export const playsFor = async (db: Db, personId: string, entryIds: readonly string[]): Promise<boolean> =>
  (await entriesPlayedFor(db, personId, entryIds)).length > 0

export const appendReport = async (tx: Transaction, values: typeof slotFlag.$inferInsert): Promise<ReportRow> => {
  const [row] = await tx.insert(slotFlag).values(values).returning()
  if (!row || !isReport(row)) throw new Error('insert returned no report')
  return row
}

/** What an account waits to be answered in a stage, in all and about one slot. */
export const openReportsOf = async (
  db: Db,
  { stageId, slot, raisedBy }: Pick<FlagRow, 'stageId' | 'slot' | 'raisedBy'>,
): Promise<{ readonly all: number; readonly here: number }> => {
  const [row] = await db
    .select({ all: count(), here: sql<number>`count(*) filter (where ${slotFlag.slot} = ${slot})::int` })
    .from(slotFlag)
    .where(
      and(
        eq(slotFlag.stageId, stageId),
        eq(slotFlag.raisedBy, raisedBy),
        isNotNull(slotFlag.reportKind),
        isNull(slotFlag.settledAt),
      ),
    )
  return row ?? { all: 0, here: 0 }
}

export const findReport = async (db: Db, id: string): Promise<ReportRow | undefined> => {
  const [row] = await db.select().from(slotFlag).where(eq(slotFlag.id, id))
  return row && isReport(row) ? row : undefined
}

/** Answers and settles it at once; undefined when somebody else has meanwhile. */
export const settleReport = async (
  tx: Transaction,
  id: string,
  set: Pick<FlagRow, 'answer' | 'answerZh' | 'answerEn' | 'settledBy' | 'settledAt'>,
): Promise<ReportRow | undefined> => {
  const [row] = await tx
    .update(slotFlag)
    .set(set)
    .where(and(eq(slotFlag.id, id), isNull(slotFlag.settledAt)))
    .returning()
  return row && isReport(row) ? row : undefined
}

/** What an account has said, the newest first. */
export const reportsByAccount = async (db: Db, accountId: string, first: number): Promise<ReportRow[]> => {
  const rows = await db
    .select()
    .from(slotFlag)
    .where(and(eq(slotFlag.raisedBy, accountId), isNotNull(slotFlag.reportKind)))
    .orderBy(desc(slotFlag.recordedAt), desc(slotFlag.id))
    .limit(first)
  return rows.filter(isReport)
}

/** What was said about the results of an event: what waits first, the oldest first; then what was answered last. */
export const reportsOfEvent = async (db: Db, eventId: string, first: number): Promise<ReportRow[]> => {
  const rows = await db
    .select({ row: slotFlag })
    .from(slotFlag)
    .innerJoin(stage, eq(stage.id, slotFlag.stageId))
    .where(and(eq(stage.eventId, eventId), isNotNull(slotFlag.reportKind)))
    .orderBy(sql`${slotFlag.settledAt} desc nulls first`, asc(slotFlag.recordedAt), asc(slotFlag.id))
    .limit(first)
  return rows.map(({ row }) => row).filter(isReport)
}

/** Whoever may answer: directors and staff of the body and those above it, and the event's own directors. */
export const answerers = (organisationId: string, eventId: string, at: Date): SQL => sql`
  select g.account_id as id from role_grant g where g.role in ('director', 'staff') and g.revoked_at is null
    and g.valid @> ${dayAt(sql`${organisationId}::uuid`, at)}
    and (g.scope_id = any(organisation_path(${organisationId}::uuid)) or g.scope_id = ${eventId}::uuid)`

export const eventNames = async (
  db: Db,
  id: string,
): Promise<{ readonly eventZh: string; readonly eventEn: string }> => {
  const [row] = await db.select({ eventZh: event.nameZh, eventEn: event.nameEn }).from(event).where(eq(event.id, id))
  return row ?? { eventZh: '', eventEn: '' }
}
