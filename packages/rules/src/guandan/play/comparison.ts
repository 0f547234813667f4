import type { Reading } from './hand-type.js'

/**
 * Whether `play` beats `table` (art. 8). Bombs by strength, a bomb over anything else, ordinary types only
 * within the same type and size. Equal never beats; suits never decide.
 */
export const beats = (play: Reading, table: Reading): boolean => {
  if (play.bombStrength > 0 || table.bombStrength > 0) return play.bombStrength > table.bombStrength
  return play.type === table.type && play.size === table.size && play.key > table.key
}
