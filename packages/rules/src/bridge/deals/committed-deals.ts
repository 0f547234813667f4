import type { Sha256, SportDealing } from '../../core/dealing.js'
import { asciiBytes, boardNumber, checkSeed, commitmentOf } from '../../core/sealed-seed.js'
import { dealerOf, vulnerabilityOf } from '../sheet/board.js'
import { pbnDeal } from '../table/deal.js'
import { dealCount, dealOfNumber } from './number-deals.js'

/** The first twelve bytes: a number below 2⁹⁶. */
const numberOf = (bytes: Uint8Array): bigint =>
  bytes.subarray(0, 12).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/**
 * SHA-256 of `paiji deals|<seed>|<board>|<try>`, tries counted from 0: the first whose leading 96 bits name a deal is it.
 * What lies above the last deal is thrown away, so that every deal is equally likely.
 */
const dealFrom = (sha256: Sha256, seed: string, board: number) => {
  for (let turn = 0; ; turn++) {
    const number = numberOf(sha256(asciiBytes(`paiji deals|${seed}|${board}|${turn}`)))
    if (number < dealCount) return dealOfNumber(number)
  }
}

/** Deals that follow from a seed alone; its commitment is SHA-256 of `paiji seed|<seed>`. */
export const bridgeDealing: SportDealing = {
  commitment: commitmentOf,
  deal: (sha256, seed, board) => {
    checkSeed(seed)
    const number = boardNumber(board)
    if (number === undefined) return undefined
    return {
      number: board,
      dealer: dealerOf(number),
      vulnerability: vulnerabilityOf(number),
      deal: pbnDeal(dealFrom(sha256, seed, number)),
    }
  },
}
