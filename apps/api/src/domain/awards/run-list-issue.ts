import { err, ok, type Problem, problem } from '@paiji/rules'
import { accountById, loadViewer } from '../../auth/load-viewer.js'
import type { Outcome } from '../../base/problem.js'
import { inTransaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import { issueWithin } from './issue-list.js'
import { endListIssue, findListIssue, type ListIssueRow, noteStep } from './list-issues.repo.js'
import type { ListProgress } from './set-list.js'

/** Carries the wish to stop out of the making of a list. */
class Stopped extends Error {}

/** How often it says how far it is, and looks whether it is to stop. */
const EVERY = 500

const reporter = ({ db }: Deps, id: string): ListProgress => {
  let said = 0
  let last = ''
  return async (step, done, total) => {
    const now = performance.now()
    if (step === last && now - said < EVERY) return
    said = now
    last = step
    if (!(await noteStep(db, id, { step, done, total }))) throw new Stopped('the issue was cancelled')
  }
}

/**
 * Does the issue of a list that was asked for, in the name and with the rights of who asked. The list and the word that it
 * is issued are of one transaction: a worker that dies leaves nothing half done, and the next one begins anew.
 */
export const runListIssue = async (deps: Deps, issueId: string): Promise<readonly Problem[]> => {
  const issue = await findListIssue(deps.db, issueId)
  if (!issue || issue.finishedAt) return []
  const done = await attempt(deps, issue)
  if (done === 'stopped' || done.ok) return []
  await endListIssue(deps.db, issue.id, { state: 'REFUSED', problems: done.error }, deps.clock.now())
  return done.error
}

const attempt = async (deps: Deps, issue: ListIssueRow): Promise<Outcome<{ listId: string }> | 'stopped'> => {
  const who = await accountById(deps.db, issue.accountId)
  const viewer = await loadViewer(deps.db, deps.clock, who, `list-issue ${issue.id}`)
  const progress = reporter(deps, issue.id)
  try {
    return await inTransaction(deps.db, async tx => {
      const issued = await issueWithin({ tx, deps, viewer }, issue, progress)
      if (!issued.ok) return issued
      const ended = await endListIssue(tx, issue.id, { state: 'ISSUED', ...issued.value }, deps.clock.now())
      return ended ? ok(issued.value) : err([problem('LIST_ISSUE_ENDED')])
    })
  } catch (error) {
    if (error instanceof Stopped) return 'stopped'
    throw error
  }
}
