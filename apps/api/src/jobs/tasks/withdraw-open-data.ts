import type { Task } from '../task.js'

/** Writes the open data of today again and removes all older copies: they hold what may no longer be read. */
export const withdrawOpenDataTask: Task<'withdraw-open-data'> = async deps => {
  await deps.openData?.withdraw()
  return []
}
