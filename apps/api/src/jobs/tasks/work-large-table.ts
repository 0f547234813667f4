import { workLargeTable } from '../../domain/bulk/work-large-table.js'
import type { Task } from '../task.js'

/** Some parts more of a large spreadsheet; the next ones are another job's, so that no file keeps the worker for itself. */
export const workLargeTableTask: Task<'work-large-table'> = async (deps, { largeId }) => {
  await workLargeTable(deps, largeId)
  return []
}
