import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seats } from '../../core/seat.js'
import { checkDeal, type Deal, pack } from '../table/deal.js'
import { dealCount, dealOfNumber } from './number-deals.js'

/** The other way round: how many deals come before this one. */
const numberOfDeal = (deal: Deal): bigint => {
  const room = [13n, 13n, 13n, 13n]
  let [ways, left, number] = [dealCount, 52n, 0n]
  for (const card of pack) {
    const own = seats.findIndex(seat => deal[seat].includes(card))
    for (let seat = 0; seat < own; seat++) number += (ways * (room[seat] ?? 0n)) / left
    ways = (ways * (room[own] ?? 0n)) / left
    room[own] = (room[own] ?? 0n) - 1n
    left -= 1n
  }
  return number
}

describe('every deal has one number', () => {
  it('counts 53 644 737 765 488 792 839 237 440 000 deals', () => {
    expect(dealCount).toBe(53_644_737_765_488_792_839_237_440_000n)
  })

  it('gives the whole spade suit to north first, and to west last', () => {
    expect(dealOfNumber(0n).north).toEqual(pack.slice(0, 13))
    expect(dealOfNumber(dealCount - 1n).west).toEqual(pack.slice(0, 13))
    expect(() => dealOfNumber(dealCount)).toThrow(RangeError)
    expect(() => dealOfNumber(-1n)).toThrow(RangeError)
  })

  it('comes back from any number, as 52 cards', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: dealCount - 1n }), number => {
        const deal = dealOfNumber(number)
        expect(checkDeal(deal).ok).toBe(true)
        expect(numberOfDeal(deal)).toBe(number)
      }),
    )
  })
})
