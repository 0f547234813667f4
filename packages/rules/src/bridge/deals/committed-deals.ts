import type { Sha256, SportDealing } from '../../core/dealing.js'
import { dealerOf, vulnerabilityOf } from '../sheet/board.js'
import { pbnDeal } from '../table/deal.js'
import { dealCount, dealOfNumber } from './number-deals.js'

/** A seed is thirty-two bytes, written as 64 hexadecimal digits in lower case. */
const seedPattern = /^[0-9a-f]{64}$/

/** All text here is ASCII. */
const asciiBytes = (text: string): Uint8Array => Uint8Array.from([...text].map(letter => letter.charCodeAt(0)))

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

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
  commitment: (sha256, seed) => {
    if (!seedPattern.test(seed)) throw new TypeError('a seed is 64 hexadecimal digits')
    return hex(sha256(asciiBytes(`paiji seed|${seed}`)))
  },
  deal: (sha256, seed, board) => {
    if (!seedPattern.test(seed)) throw new TypeError('a seed is 64 hexadecimal digits')
    if (!/^[1-9]\d{0,3}$/.test(board)) return undefined
    const number = Number(board)
    return {
      number: board,
      dealer: dealerOf(number),
      vulnerability: vulnerabilityOf(number),
      deal: pbnDeal(dealFrom(sha256, seed, number)),
    }
  },
}
