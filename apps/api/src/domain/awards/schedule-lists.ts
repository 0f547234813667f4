import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNotNull } from 'drizzle-orm'
import { system, type Viewer } from '../../auth/viewer.js'
import { dayOf } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome, Problem } from '../../base/problem.js'
import { ranking } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { lastIssueOn } from './issue-days.js'
import { issueList } from './issue-list.js'
import { findList, findRanking } from './lists.repo.js'
import { canIssueLists } from './policy.js'

/** Days that every month has. */
const LAST_DAY = 28

export interface ScheduleListsInput {
  readonly rankingId: string
  /** 1 to 28; null ends it. */
  readonly issueDay: number | null
}

/**
 * Says on which day of each month the ranking's list is issued by itself, from the next such day on. Problems:
 * RANKING_UNKNOWN, NOT_PERMITTED, LIST_ISSUE_DAY_OUT_OF_RANGE.
 */
export const scheduleLists = async (
  deps: Deps,
  viewer: Viewer,
  { rankingId, issueDay }: ScheduleListsInput,
): Promise<Outcome<{ rankingId: string }>> => {
  const found = await findRanking(deps.db, { id: rankingId })
  if (!found) return err([problem('RANKING_UNKNOWN')])
  const permitted = requirePermission(canIssueLists(viewer, found))
  if (!permitted.ok) return permitted
  if (issueDay !== null && !(Number.isInteger(issueDay) && issueDay >= 1 && issueDay <= LAST_DAY))
    return err([problem('LIST_ISSUE_DAY_OUT_OF_RANGE', { at: { path: 'issueDay' }, params: { most: LAST_DAY } })])
  return inTransaction(deps.db, async tx => {
    const issueSince = issueDay === null ? null : dayOf(deps.clock.now(), found.timeZone)
    await tx.update(ranking).set({ issueDay, issueSince }).where(eq(ranking.id, rankingId))
    await recordAudit(tx, viewer, {
      type: 'LISTS_SCHEDULED',
      organisationId: found.organisationId,
      aggregateKind: 'ranking',
      aggregateId: rankingId,
      data: { rankingId, issueDay },
    })
    return ok({ rankingId })
  })
}

/**
 * Issues every monthly list whose day has come where its body is, and that is not issued yet, of its day and not of
 * today's. A repetition issues nothing twice. Answers what stood in the way, e.g. a policy that is missing.
 */
export const issueDueLists = async (deps: Deps): Promise<readonly Problem[]> => {
  const monthly = await deps.db
    .select({ id: ranking.id })
    .from(ranking)
    .where(and(isNotNull(ranking.issueDay), isNotNull(ranking.issueSince)))
  const problems: Problem[] = []
  for (const { id } of monthly) {
    const found = await findRanking(deps.db, { id })
    if (!found?.issueDay || !found.issueSince) continue
    const due = lastIssueOn(found.issueDay, dayOf(deps.clock.now(), found.timeZone))
    if (due < found.issueSince) continue
    const newest = await findList(deps.db, id)
    if (newest && newest.asOf >= due) continue
    const viewer = system(found.organisationId, `issue-due-lists-${id}-${due}`)
    const issued = await issueList(deps, viewer, { rankingId: id, asOf: due })
    if (!issued.ok) problems.push(...issued.error)
  }
  return problems
}
