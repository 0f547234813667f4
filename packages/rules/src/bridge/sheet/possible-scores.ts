import type { BridgeBook } from '../book.js'
import { isVulnerable } from './board.js'
import { doublings, strains, type Vulnerability } from '../types.js'

const levels = [1, 2, 3, 4, 5, 6, 7] as const
const TRICKS = 13

/** Every north–south score that some contract gives at this vulnerability (Law 77), passed out included. */
export const possibleScores = (book: BridgeBook, vulnerability: Vulnerability): ReadonlySet<number> => {
  const scores = new Set([0])
  for (const level of levels)
    for (const strain of strains)
      for (const doubling of doublings)
        for (let tricks = 0; tricks <= TRICKS; tricks++) {
          const contract = { level, strain, doubling }
          scores.add(book.scoreContract(contract, isVulnerable(vulnerability, 'ns'), tricks))
          scores.add(-book.scoreContract(contract, isVulnerable(vulnerability, 'ew'), tricks))
        }
  return scores
}
