import type { Problem } from '@paiji/rules'
import { fileProblem } from '../problem-log.js'

/** 16 MiB: forty times the largest sample, more than any federation's yearly congress. */
export const largestFile = 16 * 1024 * 1024

/** 40 MiB: a club's database may carry its whole directory of players, and the pages of evenings long deleted. */
export const largestDatabase = 40 * 1024 * 1024

/** @param most in bytes; what is no file of results has a limit of its own */
export const checkSize = (bytes: Uint8Array, most = largestFile): Problem | undefined => {
  if (bytes.length === 0) return fileProblem('FILE_EMPTY', 'error')
  if (bytes.length > most) return fileProblem('FILE_TOO_LARGE', 'error', undefined, { bytes: bytes.length, most })
  return undefined
}
