import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { organisation } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { canSetSecondFactorRule } from './policy.js'

export interface SecondFactorRuleInput {
  readonly organisationId: string
  /** The first day on which administrators and clerks act with a second factor only; none: they may do without. */
  readonly from: string | undefined
}

/**
 * Says from which day the administrators and clerks of a federation need a second factor; until then they have time to
 * set it up. Problems: NOT_PERMITTED, ORGANISATION_UNKNOWN.
 */
export const setSecondFactorRule = async (
  deps: Deps,
  viewer: Viewer,
  { organisationId, from }: SecondFactorRuleInput,
): Promise<Outcome<{ organisationId: string }>> => {
  const permitted = requirePermission(canSetSecondFactorRule(viewer, organisationId))
  if (!permitted.ok) return permitted
  const federation = and(eq(organisation.id, organisationId), isNull(organisation.parentId))
  return inTransaction(deps.db, async tx => {
    const [before] = await tx
      .select({ from: organisation.secondFactorFrom })
      .from(organisation)
      .where(federation)
      .for('update')
    if (!before) return err([problem('ORGANISATION_UNKNOWN')])
    await tx
      .update(organisation)
      .set({ secondFactorFrom: from ?? null })
      .where(federation)
    await recordAudit(tx, viewer, {
      type: 'SECOND_FACTOR_RULE_SET',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { changes: [{ field: 'secondFactorFrom', before: before.from, after: from ?? null }] },
    })
    return ok({ organisationId })
  })
}
