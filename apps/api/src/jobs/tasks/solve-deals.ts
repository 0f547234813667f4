import { solveDeals } from '../../domain/double-dummy/solve-deals.js'
import type { Task } from '../task.js'

/** Less than the minute after which it is asked again. */
const FOR = 45_000

/** Solves the deals of boards that nobody has solved yet. */
export const solveDealsTask: Task<'solve-deals'> = async deps => {
  await solveDeals(deps.db, { milliseconds: FOR })
  return []
}
