import type { Task } from '../task.js'

/** Writes the open data of today anew. */
export const writeOpenDataTask: Task<'write-open-data'> = async deps => {
  await deps.openData?.renew()
  return []
}
