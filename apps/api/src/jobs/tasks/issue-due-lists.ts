import { issueDueLists } from '../../domain/awards/schedule-lists.js'
import type { Task } from '../task.js'

/** Issues the monthly lists whose day has come; a repetition issues nothing twice. */
export const issueDueListsTask: Task<'issue-due-lists'> = deps => issueDueLists(deps)
