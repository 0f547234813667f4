import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { type IssueListInput, issuableList, issueWithin } from './issue-list.js'
import { endListIssue, findListIssue, insertListIssue, type ListIssueRow, openListIssue } from './list-issues.repo.js'
import { findRanking, hasManyAwards, type RankingRow } from './lists.repo.js'
import { hasManyResults } from './official-results.repo.js'
import { canIssueLists } from './policy.js'

/** What a list may be made of to be issued while somebody waits for it: points, or places of official results. */
export const AT_ONCE = { awards: 20_000, results: 2_000 } as const

/** The list, or the issue of it that the worker does. */
export interface RequestedList {
  readonly listId?: string
  readonly issueId?: string
}

/**
 * Issues a ranking's list as of a day: a small one at once, a large one by the worker. Who asks for one that is under way
 * is given that. Problems: as `issueList`; what the worker meets stands with the issue.
 */
export const requestList = (
  deps: Deps,
  viewer: Viewer,
  input: IssueListInput,
  atOnce: { readonly awards: number; readonly results: number } = AT_ONCE,
): Promise<Outcome<RequestedList>> =>
  idempotently<RequestedList>(deps, viewer, 'issueList', input, async tx => {
    const act = { tx, deps, viewer }
    const found = await issuableList(act, input)
    if (!found.ok) return found
    const { ranking, asOf } = found.value
    const { accountId } = viewer
    const large =
      ranking.kind === 'rating'
        ? await hasManyResults(tx, ranking, asOf, atOnce.results)
        : await hasManyAwards(tx, ranking, asOf, atOnce.awards)
    if (!large || accountId === undefined) return issueWithin(act, input)
    const open = await openListIssue(tx, ranking.id, asOf)
    return ok({ issueId: (open ?? (await queueIssue(act, ranking, asOf, accountId))).id })
  })

const queueIssue = async (
  { tx, deps, viewer }: Act,
  { id: rankingId, organisationId }: RankingRow,
  asOf: string,
  accountId: string,
): Promise<ListIssueRow> => {
  const row = await insertListIssue(tx, { organisationId, rankingId, asOf, accountId })
  await recordAudit(tx, viewer, {
    type: 'LIST_ISSUE_REQUESTED',
    organisationId,
    aggregateKind: 'ranking',
    aggregateId: rankingId,
    data: { issueId: row.id, asOf },
  })
  await deps.jobs.enqueue(tx, 'issue-list', { issueId: row.id }, { jobKey: `issue-list:${row.id}` })
  return row
}

export interface CancelListIssueInput {
  readonly issueId: string
  readonly idempotencyKey?: string
}

/**
 * Ends the issue of a list that is under way; nothing of it stays. Problems: LIST_ISSUE_UNKNOWN, NOT_PERMITTED,
 * LIST_ISSUE_ENDED.
 */
export const cancelListIssue = (
  deps: Deps,
  viewer: Viewer,
  input: CancelListIssueInput,
): Promise<Outcome<{ issueId: string }>> =>
  idempotently(deps, viewer, 'cancelListIssue', input, async tx => {
    const issue = await findListIssue(tx, input.issueId)
    const ranking = issue && (await findRanking(tx, { id: issue.rankingId }))
    if (!issue || !ranking) return err([problem('LIST_ISSUE_UNKNOWN')])
    const permitted = requirePermission(canIssueLists(viewer, ranking))
    if (!permitted.ok) return permitted
    if (!(await endListIssue(tx, issue.id, { state: 'CANCELLED' }, deps.clock.now())))
      return err([problem('LIST_ISSUE_ENDED')])
    await recordAudit(tx, viewer, {
      type: 'LIST_ISSUE_CANCELLED',
      organisationId: issue.organisationId,
      aggregateKind: 'ranking',
      aggregateId: ranking.id,
      data: { issueId: issue.id, asOf: issue.asOf },
    })
    return ok({ issueId: issue.id })
  })
