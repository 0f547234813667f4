import { boardsNotOfSeed, seats, sportOf } from '@paiji/rules'
import { parsePbnDeal } from '@paiji/rules/bridge'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256Bytes } from '../../base/digest.js'

const seed = '00112233445566778899aabbccddeeff'.repeat(2)
const other = 'ff'.repeat(32)

const ofBridge = () => {
  const found = sportOf('bridge')?.dealing
  if (!found) throw new Error('bridge deals nothing')
  return found
}
const dealing = ofBridge()

const dealt = (from: string, board: number) => {
  const made = dealing.deal(sha256Bytes, from, `${board}`)
  if (!made) throw new Error(`no board ${board}`)
  return made
}

describe('deals follow from a committed seed', () => {
  it('are these and no others', () => {
    expect(dealing.commitment(sha256Bytes, seed)).toBe(createHash('sha256').update(`paiji seed|${seed}`).digest('hex'))
    expect(dealt(seed, 1)).toEqual(dealt(seed, 1))
    expect(dealt(seed, 1).deal).not.toBe(dealt(seed, 2).deal)
    expect(dealt(seed, 1).deal).not.toBe(dealt(other, 1).deal)
    expect(dealt(seed, 2)).toMatchObject({ number: '2', dealer: 'east', vulnerability: 'ns' })
  })

  it('are checked by whoever has the seed', () => {
    const commitment = dealing.commitment(sha256Bytes, seed)
    const boards = [1, 2, 3].map(board => dealt(seed, board))
    expect(boardsNotOfSeed(dealing, sha256Bytes, { commitment, seed, boards })).toEqual([])
    const changed = boards.map((one, at) => (at === 1 ? { ...one, deal: dealt(other, 2).deal } : one))
    expect(boardsNotOfSeed(dealing, sha256Bytes, { commitment, seed, boards: changed })).toEqual(['2'])
    expect(boardsNotOfSeed(dealing, sha256Bytes, { commitment, seed: other, boards })).toBeUndefined()
    expect(boardsNotOfSeed(dealing, sha256Bytes, { commitment, seed: 'x', boards })).toBeUndefined()
  })

  it('refuses what is no seed or no board', () => {
    expect(() => dealing.commitment(sha256Bytes, 'secret')).toThrow(TypeError)
    expect(() => dealing.deal(sha256Bytes, 'secret', '1')).toThrow(TypeError)
    expect(['0', 'A1', '', '1.5', '12345'].map(board => dealing.deal(sha256Bytes, seed, board))).toEqual(
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
  })
})
