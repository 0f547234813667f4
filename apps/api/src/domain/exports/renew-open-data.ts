import { err, ok, problem } from '@paiji/rules'
import { notInArray } from 'drizzle-orm'
import { dayOf, daysAfter, type IsoDate } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Viewer } from '../../auth/viewer.js'
import { publication } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { federationIds, federationZone } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { canRenewOpenData } from './policy.js'

export interface OpenDataPlan {
  /** The day it is where the federation is. */
  readonly today: IsoDate
  /** The day whose files come next by themselves. */
  readonly next: IsoDate
  /** Whether there is anything to hand out. */
  readonly published: boolean
  /** Whose word the files are; none before there is a federation. */
  readonly federationId: string | undefined
}

/** When open data come by themselves. */
export const openDataPlan = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OpenDataPlan> => {
  const today = dayOf(clock.now(), await federationZone(db))
  const [row] = await db
    .select({ id: publication.id })
    .from(publication)
    .where(notInArray(publication.kind, ['status', 'policy', 'merge', 'snapshot']))
    .limit(1)
  const [federationId] = await federationIds(db)
  return { today, next: daysAfter(today, 1), published: row !== undefined, federationId }
}

/**
 * Has the open data of today written anew, so that they hold what was published since. Problems: NOT_PERMITTED,
 * ORGANISATION_UNKNOWN (no federation), OPEN_DATA_EMPTY (nothing is published yet).
 */
export const renewOpenData = async (
  deps: Deps,
  viewer: Viewer,
  { organisationId }: { readonly organisationId: string },
): Promise<Outcome<OpenDataPlan>> => {
  const permitted = requirePermission(canRenewOpenData(viewer, organisationId))
  if (!permitted.ok) return permitted
  const plan = await openDataPlan(deps)
  if (plan.federationId !== organisationId) return err([problem('ORGANISATION_UNKNOWN')])
  if (!plan.published) return err([problem('OPEN_DATA_EMPTY')])
  return inTransaction(deps.db, async tx => {
    await deps.jobs.enqueue(tx, 'write-open-data', {}, { jobKey: 'write-open-data' })
    const target = { organisationId, aggregateKind: 'organisation', aggregateId: organisationId }
    await recordAudit(tx, viewer, { type: 'OPEN_DATA_RENEWED', ...target, data: {} })
    return ok(plan)
  })
}
