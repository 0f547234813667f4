import { logWithin, type Transaction } from '../../db/transaction.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { AuditEvent } from './audit-event.js'

/** What the change was made to. */
export interface AuditTarget {
  readonly organisationId: string
  readonly aggregateKind: string
  readonly aggregateId: string
}

/**
 * Gives a change its audit row, in the change's own transaction: it is written before the commit, and seals every fact
 * and publication that the transaction has written by the digest of its content.
 */
export const recordAudit = (tx: Transaction, viewer: Viewer, event: AuditEvent & AuditTarget): Promise<void> =>
  recordAudits(tx, viewer, [event])

/** The same for a change to many records: a row for each of them, in their order. */
export const recordAudits = (
  tx: Transaction,
  viewer: Viewer,
  events: readonly (AuditEvent & AuditTarget)[],
): Promise<void> =>
  logWithin(
    tx,
    events.map(event => ({
      organisationId: event.organisationId,
      type: event.type,
      aggregateKind: event.aggregateKind,
      aggregateId: event.aggregateId,
      actor: actorOf(viewer),
      requestId: viewer.requestId,
      data: event.data,
    })),
  )
