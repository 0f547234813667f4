import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { organisation } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import { canSanctionEvent } from '../events/policy.js'
import type { Deps } from '../shared/deps.js'
import { refuse } from './request-event.js'

export interface SanctionRulesInput {
  readonly organisationId: string
  /** After how many days a request is approved by silence; never unless told. */
  readonly tacitDays?: number | undefined
  /** How many days before its first day an event is asked for. */
  readonly noticeDays: number
}

const MOST_DAYS = 366
const isDays = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= MOST_DAYS

/**
 * Says how requests for events are treated in a federation. Requests that wait keep the day they were given.
 * Problems: NOT_PERMITTED, SANCTION_RULES_UNREADABLE, ORGANISATION_UNKNOWN.
 */
export const setSanctionRules = async (
  deps: Deps,
  viewer: Viewer,
  { organisationId, tacitDays, noticeDays }: SanctionRulesInput,
): Promise<Outcome<{ organisationId: string }>> => {
  const permitted = requirePermission(canSanctionEvent(viewer, { organisationPath: [organisationId] }))
  if (!permitted.ok) return permitted
  if (!isDays(noticeDays, 0) || (tacitDays !== undefined && !isDays(tacitDays, 1)))
    return refuse('SANCTION_RULES_UNREADABLE')
  const federation = and(eq(organisation.id, organisationId), isNull(organisation.parentId))
  return inTransaction(deps.db, async tx => {
    const [before] = await tx
      .select({ tacitDays: organisation.sanctionTacitDays, noticeDays: organisation.sanctionNoticeDays })
      .from(organisation)
      .where(federation)
      .for('update')
    if (!before) return err([problem('ORGANISATION_UNKNOWN')])
    const after = { tacitDays: tacitDays ?? null, noticeDays }
    await tx
      .update(organisation)
      .set({ sanctionTacitDays: after.tacitDays, sanctionNoticeDays: noticeDays })
      .where(federation)
    await recordAudit(tx, viewer, {
      type: 'SANCTION_RULES_SET',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { changes: changesBetween(before, after) },
    })
    return ok({ organisationId })
  })
}
