import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { earlierThan, latestFirst } from '../../db/keyset.js'
import { correction } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { PageRequest } from '../shared/page.js'
import { oneRow } from '../../db/one-row.js'

export type CorrectionRow = typeof correction.$inferSelect
export type NewCorrection = typeof correction.$inferInsert

export const insertCorrection = async (tx: Transaction, values: NewCorrection): Promise<CorrectionRow> => {
  const row = oneRow(await tx.insert(correction).values(values).returning())
  return row
}

export const updateCorrection = async (
  tx: Transaction,
  id: string,
  values: Partial<NewCorrection>,
): Promise<CorrectionRow> => {
  const [row] = await tx.update(correction).set(values).where(eq(correction.id, id)).returning()
  if (!row) throw new Error(`correction ${id} vanished under its lock`)
  return row
}

export const lockCorrection = async (tx: Transaction, id: string): Promise<CorrectionRow | undefined> => {
  const [row] = await tx.select().from(correction).where(eq(correction.id, id)).for('update')
  return row
}

export const correctionsByIds = (db: Db, ids: readonly string[]): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(correction)
    .where(inArray(correction.id, [...ids]))

export interface CorrectionFilter {
  readonly statuses: readonly CorrectionRow['status'][]
  readonly eventId?: string
  /** Only what belongs to these organisations and those below them, or to these events. */
  readonly within?: readonly string[]
}

const conditionsOf = (filter: CorrectionFilter): SQL | undefined =>
  and(
    inArray(correction.status, [...filter.statuses]),
    filter.eventId ? eq(correction.eventId, filter.eventId) : undefined,
    filter.within ? isWithin(filter.within) : ofAnnounced,
  )

/** The public feed tells nothing of an event that is not announced. */
const ofAnnounced = sql`not exists (select 1 from event e where e.id = ${correction.eventId} and e.unannounced)`

const isWithin = (ids: readonly string[]): SQL => {
  const scopes = sql.param([...ids])
  return sql`(${correction.eventId} = any(${scopes}::uuid[]) or organisation_path(${correction.organisationId}) && ${scopes}::uuid[])`
}

/** Newest first. The cursor's key is the recorded time. */
export const listCorrections = (db: Db, filter: CorrectionFilter, page: PageRequest): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(correction)
    .where(and(conditionsOf(filter), earlierThan(correction.recordedAt, correction.id, page.after)))
    .orderBy(...latestFirst(correction.recordedAt, correction.id))
    .limit(page.first + 1)

export const countCorrections = async (db: Db, filter: CorrectionFilter): Promise<number> => {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(correction).where(conditionsOf(filter))
  return row?.n ?? 0
}

export const correctionsByEvents = (db: Db, eventIds: readonly string[]): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(correction)
    .where(and(inArray(correction.eventId, [...eventIds]), eq(correction.status, 'APPLIED')))
    .orderBy(...latestFirst(correction.recordedAt, correction.id))
