import type { Sha256 } from './dealing.js'

/** A seed is thirty-two bytes, written as 64 hexadecimal digits in lower case. */
const seedPattern = /^[0-9a-f]{64}$/

/** All text here is ASCII. */
export const asciiBytes = (text: string): Uint8Array => Uint8Array.from([...text].map(letter => letter.charCodeAt(0)))

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** @throws TypeError for what is no seed */
export const checkSeed = (seed: string): void => {
  if (!seedPattern.test(seed)) throw new TypeError('a seed is 64 hexadecimal digits')
}

/** What is published of a seed before it may be known: SHA-256 of `paiji seed|<seed>`. */
export const commitmentOf = (sha256: Sha256, seed: string): string => {
  checkSeed(seed)
  return hex(sha256(asciiBytes(`paiji seed|${seed}`)))
}

/** The number of a board; undefined for what is none. */
export const boardNumber = (board: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(board) ? Number(board) : undefined
