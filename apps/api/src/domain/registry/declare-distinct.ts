import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { distinctPeople } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { endDealtWith } from './end-proposal.js'
import { personFor } from './ownership.js'
import { peopleByIds } from './people.repo.js'
import { logOf } from './places.js'

export interface DeclareDistinctInput {
  readonly aPersonId: string
  readonly bPersonId: string
  readonly reason: string
}

/**
 * Declares two records that look alike to be two people, so that they are no longer asked about. Problems:
 * PERSON_UNKNOWN, NOT_PERMITTED, MERGE_WITH_ITSELF, REASON_MISSING.
 */
export const declareDistinct = async (
  deps: Deps,
  viewer: Viewer,
  { aPersonId, bPersonId, reason }: DeclareDistinctInput,
): Promise<Outcome<{ personId: string }>> => {
  const [other] = await peopleByIds(deps.db, [bPersonId])
  if (!other) return err([problem('PERSON_UNKNOWN')])
  const one = await personFor(deps.db, viewer, 'declareDistinct', aPersonId, [bPersonId])
  if (!one.ok) return one
  if (aPersonId === bPersonId) return err([problem('MERGE_WITH_ITSELF')])
  if (!reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(deps.db, async tx => {
    const act = { tx, deps, viewer }
    const told = await recordDistinct(act, { aPersonId, bPersonId, reason: reason.trim() }, logOf(one.value.place))
    await endDealtWith(act, [aPersonId, bPersonId], 'declareDistinct')
    return told
  })
}

/** The declaration itself; the permission has been checked. */
export const recordDistinct = async (
  { tx, deps, viewer }: Act,
  { aPersonId, bPersonId, reason }: DeclareDistinctInput,
  log: string,
): Promise<Outcome<{ personId: string }>> => {
  const [a = '', b = ''] = [aPersonId, bPersonId].sort()
  await tx
    .insert(distinctPeople)
    .values({ aPersonId: a, bPersonId: b, reason, declaredBy: actorOf(viewer), recordedAt: deps.clock.now() })
    .onConflictDoNothing()
  await recordAudit(tx, viewer, {
    type: 'PEOPLE_DISTINGUISHED',
    organisationId: log,
    aggregateKind: 'person',
    aggregateId: aPersonId,
    data: { otherPersonId: bPersonId, reason },
  })
  return ok({ personId: aPersonId })
}
