import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { differenceAcceptance } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { findRanking } from '../awards/lists.repo.js'
import type { Act } from '../shared/act.js'
import { codeOf, idOf, reason } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { refuseSamePerson, requireTwoPersons } from '../shared/two-persons.js'
import { checksByIds, findDifference, openDifferences, type PrintedCheckRow } from './checks.repo.js'
import { canAcceptDifferences } from './policy.js'
import { bringersOf } from './printed-lists.repo.js'
import type { SwitchingProblemCode } from './problem-codes.js'
import type { DifferenceReason } from './vocabulary.js'

const refuse = (code: SwitchingProblemCode): Outcome<never> => err([problem(code)])

/** The comparison, if it is current and the viewer may accept its differences. */
const acceptable = async (
  db: Db,
  viewer: Viewer,
  check: PrintedCheckRow | undefined,
): Promise<Outcome<PrintedCheckRow>> => {
  if (!check) return refuse('PRINTED_CHECK_UNKNOWN')
  const ranking = await findRanking(db, { id: check.rankingId })
  const brought = await bringersOf(db, check)
  const permission = canAcceptDifferences(viewer, ranking ?? { organisationPath: [] }, [check.comparedBy, ...brought])
  const permitted = requirePermission(permission)
  if (!permitted.ok) return permitted
  if (check.supersededAt) return refuse('PRINTED_CHECK_OUTDATED')
  for (const first of brought) {
    const another = await refuseSamePerson(db, viewer, first)
    if (!another.ok) return another
  }
  const two = await requireTwoPersons(db, viewer, check.comparedBy)
  return two.ok ? ok(check) : two
}

interface Acceptance {
  readonly differenceId?: string
  readonly reason?: DifferenceReason
  readonly note: string
  /** The number of differences accepted. */
  readonly count: number
}

const accept = async (
  { tx, deps, viewer }: Act,
  { id: checkId, rankingId, organisationId }: PrintedCheckRow,
  { differenceId, reason: why, note, count }: Acceptance,
): Promise<Outcome<{ checkId: string }>> => {
  const [made] = await tx
    .insert(differenceAcceptance)
    .values({
      ...{ checkId, differenceId: differenceId ?? null, reason: why ?? null, note },
      ...{ acceptedBy: actorOf(viewer), recordedAt: deps.clock.now() },
    })
    .onConflictDoNothing()
    .returning({ id: differenceAcceptance.id })
  if (!made) return refuse('DIFFERENCE_ACCEPTED_ALREADY')
  await recordAudit(tx, viewer, {
    type: 'DIFFERENCES_ACCEPTED',
    organisationId,
    aggregateKind: 'ranking',
    aggregateId: rankingId,
    data: { checkId, ...(differenceId ? { differenceId } : {}), count, reason: note },
  })
  return ok({ checkId })
}

/**
 * Accepts one difference. Problems: DIFFERENCE_UNKNOWN, PRINTED_CHECK_OUTDATED, DIFFERENCE_ACCEPTED_ALREADY, REASON_MISSING,
 * NOT_PERMITTED for the officers who brought the list in or compared it.
 */
export const acceptDifference = defineAction({
  name: 'acceptDifference',
  says: 'Accepts a difference between a list of the earlier system and ours.',
  asks: 'Which difference, and why it is right.',
  takes: 'A difference, and why it is right.',
  fields: {
    difference: idOf('PrintedDifference', 'Which one.'),
    note: reason('Why it is right.'),
  },
  permit: async (deps, viewer, { differenceId }) => {
    const found = await findDifference(deps.db, differenceId)
    if (!found) return refuse('DIFFERENCE_UNKNOWN')
    return acceptable(deps.db, viewer, found.check)
  },
  run: async (act, { differenceId, note }, check) => {
    const found = await findDifference(act.tx, differenceId)
    if (found?.note) return refuse('DIFFERENCE_ACCEPTED_ALREADY')
    return accept(act, check, { differenceId, note, count: 1 })
  },
})

/**
 * Accepts all differences of one reason. Problems: PRINTED_CHECK_UNKNOWN, DIFFERENCE_UNKNOWN where there is none, and
 * those of `acceptDifference`.
 */
export const acceptDifferences = defineAction({
  name: 'acceptDifferences',
  says: 'Accepts all differences of one reason between a list of the earlier system and ours.',
  asks: 'Which ones, and why they are right.',
  takes: 'A reason of differences, and why they are right.',
  fields: {
    check: idOf('PrintedListCheck', 'Which comparison.'),
    reason: codeOf<DifferenceReason>('DifferenceReason', 'Those of which reason.'),
    note: reason('Why they are right.'),
  },
  permit: async (deps, viewer, { checkId }) => acceptable(deps.db, viewer, (await checksByIds(deps.db, [checkId]))[0]),
  run: async (act, { reason: why, note }, check) => {
    const count = await openDifferences(act.tx, check.id, why)
    return count === 0 ? refuse('DIFFERENCE_UNKNOWN') : accept(act, check, { reason: why, note, count })
  },
})
