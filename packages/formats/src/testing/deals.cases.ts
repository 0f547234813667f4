import type { Problem, Result } from '@paiji/rules'
import fc from 'fast-check'
import { encodeFile } from '../text/encode.js'

export const bytesOf = (text: string): Uint8Array => encodeFile({ text, encoding: 'utf-8', losses: [] })

export const unwrap = <T>(read: Result<T, readonly Problem[]>): T => {
  if (read.ok) return read.value
  throw new Error(JSON.stringify(read.error))
}

const suits = 'SHDC'
const ranks = 'AKQJT98765432'
const pack = Array.from({ length: 52 }, (_, at) => at)

/** Any deal as text, north first. */
export const someDeal: fc.Arbitrary<string> = fc
  .shuffledSubarray(pack, { minLength: 52, maxLength: 52 })
  .map(cards =>
    [0, 1, 2, 3]
      .map(seat => {
        const own = new Set(cards.slice(13 * seat, 13 * seat + 13))
        return [...suits]
          .map((_, suit) => [...ranks].filter((_rank, rank) => own.has(13 * suit + rank)).join(''))
          .join('.')
      })
      .join(' '),
  )
  .map(hands => `N:${hands}`)
