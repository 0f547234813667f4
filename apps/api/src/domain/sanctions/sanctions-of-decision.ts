import type { OrderLine } from '@paiji/rules/procedure'
import { actorOf } from '../../auth/viewer.js'
import { sanction } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'

/** A notified decision and what it is about. */
export interface SanctioningDecision {
  readonly decisionId: string
  /** The body whose panel decided. */
  readonly organisationId: string
  readonly sport: string
  readonly lines: readonly OrderLine[]
}

/** A suspension that a decision orders stands in the register of sanctions from the moment the parties are notified. */
export const enterSuspensions = async ({ tx, viewer }: Act, of: SanctioningDecision): Promise<void> => {
  for (const [at, { order, as, text }] of of.lines.entries()) {
    if (as !== 'order' || order.kind !== 'suspend') continue
    const [row] = await tx
      .insert(sanction)
      .values({
        organisationId: of.organisationId,
        personId: order.person,
        scope: order.scope,
        sport: of.sport,
        validFrom: order.from,
        validUntil: order.until ?? null,
        reason: text,
        decisionId: of.decisionId,
        decisionLine: at + 1,
        // Whether a case is published is decided later, and of some never.
        publicity: 'offices',
        status: 'IN_FORCE',
        proposedBy: actorOf(viewer),
      })
      .onConflictDoNothing()
      .returning({ id: sanction.id })
    if (!row) continue
    await recordAudit(tx, viewer, {
      type: 'SANCTION_CONFIRMED',
      organisationId: of.organisationId,
      aggregateKind: 'person',
      aggregateId: order.person,
      data: { sanctionId: row.id, reason: text },
    })
  }
}
