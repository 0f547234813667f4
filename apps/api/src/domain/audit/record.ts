import { createHash } from 'node:crypto'
import { canonicalJson } from '@paiji/rules'
import { auditEvent } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { AuditEvent } from './audit-event.js'

/** What the change was made to. */
export interface AuditTarget {
  readonly organisationId: string
  readonly aggregateKind: string
  readonly aggregateId: string
}

const digestOf = (row: Record<string, unknown>): string => createHash('sha256').update(canonicalJson(row)).digest('hex')

/** The content a digest covers: everything but the row's own id, place and time in the log. */
export const auditDigest = (row: {
  organisationId: string
  type: string
  aggregateKind: string
  aggregateId: string
  actor: string
  requestId: string
  data: unknown
}): string =>
  digestOf({
    organisationId: row.organisationId,
    type: row.type,
    aggregateKind: row.aggregateKind,
    aggregateId: row.aggregateId,
    actor: row.actor,
    requestId: row.requestId,
    data: row.data,
  })

const rowOf = (viewer: Viewer, event: AuditEvent & AuditTarget): typeof auditEvent.$inferInsert => {
  const row = {
    organisationId: event.organisationId,
    type: event.type,
    aggregateKind: event.aggregateKind,
    aggregateId: event.aggregateId,
    actor: actorOf(viewer),
    requestId: viewer.requestId,
    data: event.data,
  }
  return { ...row, digest: auditDigest(row) }
}

/** Writes the audit row of a change, in the change's own transaction. */
export const recordAudit = async (tx: Transaction, viewer: Viewer, event: AuditEvent & AuditTarget): Promise<void> => {
  await tx.insert(auditEvent).values(rowOf(viewer, event))
}

const ROWS_A_STATEMENT = 2_000

/** The same for a change to many records: a row for each of them, in their order. */
export const recordAudits = async (
  tx: Transaction,
  viewer: Viewer,
  events: readonly (AuditEvent & AuditTarget)[],
): Promise<void> => {
  for (let start = 0; start < events.length; start += ROWS_A_STATEMENT) {
    const rows = events.slice(start, start + ROWS_A_STATEMENT).map(event => rowOf(viewer, event))
    await tx.insert(auditEvent).values(rows)
  }
}
