import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { personIdentifier } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { actOfNumber, requireOwnNumbers } from './numbers-of-bodies.js'
import { personFor } from './ownership.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'

export interface RemoveIdentifierInput {
  readonly identifierId: string
  readonly reason: string
}

/**
 * Takes a number off a person it does not belong to. Problems: IDENTIFIER_UNKNOWN, PERSON_UNKNOWN, NOT_PERMITTED,
 * REASON_MISSING.
 */
export const removeIdentifier = async (
  deps: Deps,
  viewer: Viewer,
  { identifierId, reason }: RemoveIdentifierInput,
): Promise<Outcome<{ personId: string }>> => {
  const open = and(eq(personIdentifier.id, identifierId), isNull(personIdentifier.supersededAt))
  const [row] = await deps.db.select().from(personIdentifier).where(open)
  if (!row) return err([problem('IDENTIFIER_UNKNOWN')])
  const act = await actOfNumber(deps.db, row.issuer)
  const managed = await personFor(deps.db, viewer, act, row.personId)
  if (!managed.ok) return managed
  const own = await requireOwnNumbers(deps.db, viewer, [row.issuer])
  if (!own.ok) return own
  if (!reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(deps.db, async tx => {
    await tx.update(personIdentifier).set({ supersededAt: deps.clock.now() }).where(open)
    await recordAudit(tx, viewer, {
      type: 'IDENTIFIER_REMOVED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: {
        identifierId,
        changes: [{ field: 'identifier', before: `${row.issuer} ${row.value}`, after: null }],
        reason: reason.trim(),
      },
    })
    await notifyConcerned({ tx, deps, viewer }, act, row.personId, logOf(managed.value.place))
    return ok({ personId: row.personId })
  })
}
