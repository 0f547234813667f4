import { runListIssue } from '../../domain/awards/run-list-issue.js'
import type { Task } from '../task.js'

/** Issues a large list. */
export const issueListTask: Task<'issue-list'> = (deps, { issueId }) => runListIssue(deps, issueId)
