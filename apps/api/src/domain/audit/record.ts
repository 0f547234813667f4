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

/** Writes the audit row of a change, in the change's own transaction. */
export const recordAudit = async (tx: Transaction, viewer: Viewer, event: AuditEvent & AuditTarget): Promise<void> => {
  const row = {
    organisationId: event.organisationId,
    type: event.type,
    aggregateKind: event.aggregateKind,
    aggregateId: event.aggregateId,
    actor: actorOf(viewer),
    requestId: viewer.requestId,
    data: event.data,
  }
  await tx.insert(auditEvent).values({ ...row, digest: auditDigest(row) })
}
