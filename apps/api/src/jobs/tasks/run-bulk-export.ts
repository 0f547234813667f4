import { runBulkExport } from '../../domain/exports/run-bulk-export.js'
import type { Task } from '../task.js'

/** Some pages more of an export; the next ones are another job's, so that no export keeps the worker for itself. */
export const runBulkExportTask: Task<'run-bulk-export'> = async (deps, { exportId }) => {
  await runBulkExport(deps, exportId)
  return []
}
