import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { person, personMerge } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { endDealtWith } from './end-proposal.js'
import { hasMerges, lockMerge, lockPeople, mergesByIds, moveRows, moveRowsBack, sharedStage } from './merges.repo.js'
import { personFor } from './ownership.js'
import { peopleByIds } from './people.repo.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'

export interface MergePeopleInput {
  /** The record that gives way. */
  readonly fromPersonId: string
  readonly intoPersonId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Declares two records to be one person: a pointer, and the list of the rows it redirected, so that it can be undone.
 * Problems: PERSON_UNKNOWN, NOT_PERMITTED, MERGE_WITH_ITSELF, REASON_MISSING, PERSON_MERGED_ALREADY,
 * PERSON_HAS_MERGES (undo those first, or merge the other way), PLAYED_IN_SAME_STAGE.
 */
export const mergePeople = async (
  deps: Deps,
  viewer: Viewer,
  input: MergePeopleInput,
): Promise<Outcome<{ mergeId: string }>> => {
  const { fromPersonId, intoPersonId, reason } = input
  if (fromPersonId === intoPersonId) return err([problem('MERGE_WITH_ITSELF')])
  if (!reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  const [gone] = await peopleByIds(deps.db, [fromPersonId])
  if (!gone) return err([problem('PERSON_UNKNOWN')])
  const into = await personFor(deps.db, viewer, 'mergePeople', intoPersonId, [fromPersonId])
  if (!into.ok) return into
  return idempotently(deps, viewer, 'mergePeople', input, async tx => {
    const act = { tx, deps, viewer }
    const merged = await mergeRecords(act, input, logOf(into.value.place))
    if (merged.ok) await endDealtWith(act, [fromPersonId, intoPersonId])
    return merged
  })
}

/** The merge itself; the permission has been checked. `log`: the body in whose log it is recorded. */
export const mergeRecords = async (
  act: Act,
  { fromPersonId, intoPersonId, reason }: Omit<MergePeopleInput, 'idempotencyKey'>,
  log: string,
): Promise<Outcome<{ mergeId: string }>> => {
  const { tx, deps, viewer } = act
  const refused = await whyNot(tx, fromPersonId, intoPersonId)
  if (refused) return refused
  const moved = await moveRows(tx, fromPersonId, intoPersonId)
  await tx.update(person).set({ mergedIntoId: intoPersonId }).where(eq(person.id, fromPersonId))
  const values = { fromPersonId, intoPersonId, moved, reason, mergedBy: actorOf(viewer), recordedAt: deps.clock.now() }
  const [merge] = await tx.insert(personMerge).values(values).returning({ id: personMerge.id })
  const mergeId = merge?.id ?? ''
  await recordAudit(tx, viewer, {
    type: 'PEOPLE_MERGED',
    organisationId: log,
    aggregateKind: 'person',
    aggregateId: intoPersonId,
    data: { fromPersonId, intoPersonId, mergeId },
  })
  await notifyConcerned(act, 'mergePeople', intoPersonId, log)
  return ok({ mergeId })
}

const whyNot = async (tx: Transaction, from: string, into: string): Promise<Outcome<never> | undefined> => {
  const people = await lockPeople(tx, [from, into])
  if (people.some(one => one.mergedIntoId !== null)) return err([problem('PERSON_MERGED_ALREADY')])
  if (await hasMerges(tx, from)) return err([problem('PERSON_HAS_MERGES')])
  const stage = await sharedStage(tx, from, into)
  return stage === undefined ? undefined : err([problem('PLAYED_IN_SAME_STAGE', { params: { stage } })])
}

/**
 * Takes a merge back: every redirected row is as it was. Problems: MERGE_UNKNOWN, NOT_PERMITTED,
 * MERGE_UNDONE_ALREADY.
 */
export const undoMerge = async (
  deps: Deps,
  viewer: Viewer,
  { mergeId }: { readonly mergeId: string },
): Promise<Outcome<{ personId: string }>> =>
  inTransaction(deps.db, async tx => {
    const [found] = await mergesByIds(tx, [mergeId])
    if (!found) return err([problem('MERGE_UNKNOWN')])
    const managed = await personFor(tx, viewer, 'undoMerge', found.intoPersonId, [found.fromPersonId])
    if (!managed.ok) return managed
    const act = { tx, deps, viewer }
    const undone = await separateRecords(act, mergeId, logOf(managed.value.place))
    if (undone.ok) await endDealtWith(act, [found.intoPersonId, found.fromPersonId])
    return undone
  })

/** The undoing itself; the permission has been checked. */
export const separateRecords = async (
  act: Act,
  mergeId: string,
  log: string,
): Promise<Outcome<{ personId: string }>> => {
  const { tx, deps, viewer } = act
  const merge = await lockMerge(tx, mergeId)
  if (!merge) return err([problem('MERGE_UNKNOWN')])
  if (merge.undoneAt) return err([problem('MERGE_UNDONE_ALREADY')])
  await lockPeople(tx, [merge.fromPersonId, merge.intoPersonId])
  await moveRowsBack(tx, merge.moved, merge.fromPersonId)
  await tx.update(person).set({ mergedIntoId: null }).where(eq(person.id, merge.fromPersonId))
  await tx
    .update(personMerge)
    .set({ undoneAt: deps.clock.now(), undoneBy: actorOf(viewer) })
    .where(eq(personMerge.id, mergeId))
  await recordAudit(tx, viewer, {
    type: 'MERGE_UNDONE',
    organisationId: log,
    aggregateKind: 'person',
    aggregateId: merge.intoPersonId,
    data: { mergeId },
  })
  await notifyConcerned(act, 'undoMerge', merge.intoPersonId, log)
  return ok({ personId: merge.fromPersonId })
}
