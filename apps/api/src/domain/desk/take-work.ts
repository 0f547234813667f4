import { err, ok } from '@paiji/rules'
import { and, eq, lt } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { refused, requirePermission } from '../../base/permission.js'
import { type Outcome, refusing } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { event, workLease } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { accountNames } from '../results/second-look.repo.js'
import type { Deps } from '../shared/deps.js'
import { workScopes } from './policy.js'
import type { DeskProblemCode } from './problem-codes.js'
import { waitsFor } from './today.repo.js'
import type { WorkKind } from './work-parts.js'

const refuse = refusing<DeskProblemCode>()

/** As long as a piece of work is one's own before it is anybody's again. */
const LEASE_HOURS = 2

export interface TakeWorkInput {
  readonly kind: WorkKind
  /** The row behind its door. */
  readonly subjectId: string
  /** Gives it back to the others instead. */
  readonly release?: boolean | undefined
}

/** The body in whose log a viewer's doings at the desk stand: the first he has a role in, or that of his event. */
const ownOrganisation = async (db: Db, { grants }: Viewer): Promise<string | undefined> => {
  const body = grants.find(({ scope }) => scope.kind === 'organisation')
  if (body) return body.scope.id
  const [first] = grants
  if (!first) return undefined
  const [row] = await db.select({ id: event.organisationId }).from(event).where(eq(event.id, first.scope.id))
  return row?.id
}

/**
 * Takes a piece of the desk's work on for two hours, or gives it back: the others see who does it. What does not wait for
 * the viewer is refused like what is not there.
 * Problems: NOT_PERMITTED, WORK_TAKEN (by another, with the name).
 */
export const takeWork = async (
  deps: Deps,
  viewer: Viewer,
  { kind, subjectId, release = false }: TakeWorkInput,
): Promise<Outcome<{ kind: WorkKind }>> => {
  if (viewer.accountId === undefined) return err(refusal('NOT_SIGNED_IN'))
  const now = deps.clock.now()
  const waits = await waitsFor(deps.db, workScopes(viewer), viewer.accountId, now, { kind, id: subjectId })
  const organisationId = waits ? await ownOrganisation(deps.db, viewer) : undefined
  if (organisationId === undefined) return err(refusal('ROLE_MISSING'))
  const takenBy = actorOf(viewer)
  return inTransaction(deps.db, async tx => {
    await tx.delete(workLease).where(lt(workLease.takenUntil, now))
    const lease = {
      kind,
      subjectId,
      takenBy,
      takenAt: now,
      takenUntil: new Date(now.getTime() + LEASE_HOURS * 3_600_000),
    }
    await tx.insert(workLease).values(lease).onConflictDoNothing()
    const own = and(eq(workLease.kind, kind), eq(workLease.subjectId, subjectId))
    const [held] = await tx.select().from(workLease).where(own).for('update')
    if (held && held.takenBy !== takenBy) {
      const [colleague] = await accountNames(tx, [held.takenBy])
      return refuse('WORK_TAKEN', { name: colleague?.name ?? '' })
    }
    if (release) await tx.delete(workLease).where(own)
    await recordAudit(tx, viewer, {
      type: release ? 'WORK_GIVEN_BACK' : 'WORK_TAKEN',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { kind, subjectId },
    })
    return ok({ kind })
  })
}

const refusal = (reason: string) => {
  const refusedBy = requirePermission(refused(reason))
  return refusedBy.ok ? [] : refusedBy.error
}
