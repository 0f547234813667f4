import { tallyPlay } from '../../domain/play/tally-play.js'
import type { Task } from '../task.js'

/** Less than the minute after which it is asked again. */
const FOR = 30_000

/** Counts how published results were played that nobody has counted yet. */
export const tallyPlayTask: Task<'tally-play'> = async deps => {
  await tallyPlay(deps.db, { milliseconds: FOR })
  return []
}
