import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardsNotOfSeed } from '../../core/dealing.js'
import { seats } from '../../core/seat.js'
import { checkDeal, type Deal, hexDeal, pack, parsePbnDeal } from '../table/deal.js'
import { bridgeDealing } from './committed-deals.js'
import { dealCount, dealOfNumber } from './number-deals.js'

const sha256 = (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest()
const seed = '00112233445566778899aabbccddeeff'.repeat(2)
const other = 'ff'.repeat(32)

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

const dealt = (from: string, board: number) => {
  const made = bridgeDealing.deal(sha256, from, `${board}`)
  if (!made) throw new Error(`no board ${board}`)
  return made
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

describe('deals follow from a committed seed', () => {
  it('are these and no others', () => {
    expect(bridgeDealing.commitment(sha256, seed)).toBe(createHash('sha256').update(`paiji seed|${seed}`).digest('hex'))
    expect(dealt(seed, 1)).toEqual(dealt(seed, 1))
    expect(dealt(seed, 1).deal).not.toBe(dealt(seed, 2).deal)
    expect(dealt(seed, 1).deal).not.toBe(dealt(other, 1).deal)
    expect(dealt(seed, 2)).toMatchObject({ number: '2', dealer: 'east', vulnerability: 'ns' })
  })

  it('are checked by whoever has the seed', () => {
    const commitment = bridgeDealing.commitment(sha256, seed)
    const boards = [1, 2, 3].map(board => dealt(seed, board))
    expect(boardsNotOfSeed(bridgeDealing, sha256, { commitment, seed, boards })).toEqual([])
    const changed = boards.map((one, at) => (at === 1 ? { ...one, deal: dealt(other, 2).deal } : one))
    expect(boardsNotOfSeed(bridgeDealing, sha256, { commitment, seed, boards: changed })).toEqual(['2'])
    expect(boardsNotOfSeed(bridgeDealing, sha256, { commitment, seed: other, boards })).toBeUndefined()
    expect(boardsNotOfSeed(bridgeDealing, sha256, { commitment, seed: 'x', boards })).toBeUndefined()
  })

  it('refuses what is no seed or no board', () => {
    expect(() => bridgeDealing.commitment(sha256, 'secret')).toThrow(TypeError)
    expect(() => bridgeDealing.deal(sha256, 'secret', '1')).toThrow(TypeError)
    expect(['0', 'A1', '', '1.5', '12345'].map(board => bridgeDealing.deal(sha256, seed, board))).toEqual(
      Array.from({ length: 5 }),
    )
  })

  it('favour no seat: each card falls to each within four standard deviations, the points too', () => {
    const deals = 2000
    const held = new Map<string, number>()
    const points = { north: 0, east: 0, south: 0, west: 0 }
    for (let board = 1; board <= deals; board++) {
      const read = parsePbnDeal(dealt(seed, board).deal)
      if (!read.ok) throw new Error('no deal')
      for (const seat of seats)
        for (const card of read.value[seat]) {
          held.set(`${seat} ${card}`, (held.get(`${seat} ${card}`) ?? 0) + 1)
          points[seat] += Math.max(0, 'JQKA'.indexOf(card.charAt(1)) + 1)
        }
    }
    const spread = 4 * Math.sqrt(deals * 0.25 * 0.75)
    for (const count of held.values()) expect(Math.abs(count - deals / 4)).toBeLessThan(spread)
    for (const seat of seats) expect(Math.abs(points[seat] / deals - 10)).toBeLessThan((4 * 4.13) / Math.sqrt(deals))
    expect(new Set(Array.from({ length: deals }, (_, at) => dealt(seed, at + 1).deal)).size).toBe(deals)
    expect(hexDeal(dealOfNumber(0n))).toHaveLength(26)
  }, 30_000)
})
