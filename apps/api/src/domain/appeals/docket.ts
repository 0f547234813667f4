import { err, ok, problem } from '@paiji/rules'
import { eq, max } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { appeal, docketEntry } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import { notify } from '../shared/notify.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealEventType } from './appeal-events.js'
import { type IllegalMove, nextStatus } from './appeal-status.js'
import type { AppealRow } from './appeals.repo.js'

export type DocketVisibility = (typeof docketEntry.$inferInsert)['visibility']
type AppealValues = Partial<Omit<typeof appeal.$inferInsert, 'id' | 'status' | 'version'>>

/** What is written into the docket, and what changes on the case with it. */
export interface NewEntry {
  readonly type: AppealEventType
  /** For people, in the words of whoever acts; never a code. May be empty where the type says everything. */
  readonly text: string
  readonly visibility: DocketVisibility
  readonly onBehalfOf?: string
  /** Ids of evidence and orders. */
  readonly documents?: readonly string[]
  readonly parentId?: string
  readonly data?: unknown
  /** Columns of the case that change together with this entry. */
  readonly set?: AppealValues
}

const refusedMove = ({ from, type }: IllegalMove): Outcome<never> =>
  err([problem('CASE_STATE_FORBIDS', { params: { status: from, type } })])

/** Whether the state the case is in allows an entry: for acts that write before they append it. Problems: CASE_STATE_FORBIDS. */
export const mayAppend = (row: AppealRow, type: NewEntry['type']): Outcome<true> => {
  const status = nextStatus(row.status, type)
  return status.ok ? ok(true) : refusedMove(status.error)
}

/**
 * Holds the case until the transaction ends. With `expectedVersion`, a case that has moved since is the problem
 * CASE_CHANGED_MEANWHILE with the version and the status it has now. Problems: CASE_UNKNOWN.
 * Whoever calls it has asked `visibility.ts` first whether the viewer may know of the case.
 */
export const lockCase = async (
  tx: Transaction,
  appealId: string,
  expectedVersion?: number,
): Promise<Outcome<AppealRow>> => {
  const [row] = await tx.select().from(appeal).where(eq(appeal.id, appealId)).for('update')
  if (!row) return err([problem('CASE_UNKNOWN')])
  if (expectedVersion === undefined || row.version === expectedVersion) return ok(row)
  return err([problem('CASE_CHANGED_MEANWHILE', { params: { version: row.version, status: row.status } })])
}

/** Opens a case with its first entry (DRAFTED, FILED or REOPENED). Problems: CASE_STATE_FORBIDS. */
export const openCase = async (
  { tx, deps, viewer }: Act,
  values: Omit<typeof appeal.$inferInsert, 'status' | 'version'>,
  entry: Omit<NewEntry, 'set'>,
): Promise<Outcome<AppealRow>> => {
  const status = nextStatus(undefined, entry.type)
  if (!status.ok) return refusedMove(status.error)
  const [row] = await tx
    .insert(appeal)
    .values({ ...values, status: status.value, recordedAt: deps.clock.now() })
    .returning()
  if (!row) throw new Error('a case was not inserted')
  await writeEntry({ tx, deps, viewer }, row, { ...entry, number: 1 })
  return ok(row)
}

/**
 * Appends one entry to the docket of a case held by `lockCase`, moves the case by the reducer, raises its version and
 * writes the audit row: the only way a case changes. Answers the case as it is now.
 * Problems: CASE_STATE_FORBIDS (with the status and the entry's type).
 */
export const appendDocket = async (
  { tx, deps, viewer }: Act,
  row: AppealRow,
  entry: NewEntry,
): Promise<Outcome<AppealRow>> => {
  const status = nextStatus(row.status, entry.type)
  if (!status.ok) return refusedMove(status.error)
  const [changed] = await tx
    .update(appeal)
    .set({ ...entry.set, status: status.value, version: row.version + 1 })
    .where(eq(appeal.id, row.id))
    .returning()
  if (!changed) throw new Error(`case ${row.id} vanished under its lock`)
  const [last] = await tx
    .select({ number: max(docketEntry.number) })
    .from(docketEntry)
    .where(eq(docketEntry.appealId, row.id))
  await writeEntry({ tx, deps, viewer }, changed, { ...entry, number: (last?.number ?? 0) + 1 })
  return ok(changed)
}

/** Several entries one after the other, all or none. */
export const appendDockets = async (
  { tx, deps, viewer }: Act,
  row: AppealRow,
  entries: readonly NewEntry[],
): Promise<Outcome<AppealRow>> => {
  let current: Outcome<AppealRow> = ok(row)
  for (const entry of entries) {
    if (!current.ok) return current
    current = await appendDocket({ tx, deps, viewer }, current.value, entry)
  }
  return current
}

const writeEntry = async (
  { tx, deps, viewer }: Act,
  row: AppealRow,
  entry: NewEntry & { number: number },
): Promise<void> => {
  await tx.insert(docketEntry).values({
    appealId: row.id,
    number: entry.number,
    type: entry.type,
    actor: actorOf(viewer),
    onBehalfOf: entry.onBehalfOf ?? null,
    text: entry.text,
    visibility: entry.visibility,
    statusAfter: row.status,
    documents: [...(entry.documents ?? [])],
    parentId: entry.parentId ?? null,
    data: entry.data ?? null,
    recordedAt: deps.clock.now(),
  })
  await recordAudit(tx, viewer, {
    ...auditTarget(row),
    ...(entry.type === 'FILED'
      ? { type: 'APPEAL_FILED', data: { appealId: row.id, number: row.number ?? '' } }
      : {
          type: 'CASE_ENTRY',
          data: { appealId: row.id, entry: entry.number, kind: entry.type, status: row.status },
        }),
  })
  await notify(tx, { topic: 'appeal', id: row.id })
}

/** What audit rows about a case point at. */
export const auditTarget = (row: Pick<AppealRow, 'id' | 'organisationId'>) => ({
  organisationId: row.organisationId,
  aggregateKind: 'appeal',
  aggregateId: row.id,
})
