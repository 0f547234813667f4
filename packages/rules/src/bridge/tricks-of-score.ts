import { bridgeEditions } from './editions/index.js'
import type { Contract } from './types.js'

/**
 * Declarer's tricks (0–13) for which the contract scores so much for declarer's side, by the newest laws; undefined
 * where no number of tricks does (Law 77).
 */
export const tricksOfScore = (contract: Contract, declarerVulnerable: boolean, score: number): number | undefined => {
  const book = bridgeEditions.at(-1)?.book
  return Array.from({ length: 14 }, (_, tricks) => tricks).find(
    tricks => book?.scoreContract(contract, declarerVulnerable, tricks) === score,
  )
}
