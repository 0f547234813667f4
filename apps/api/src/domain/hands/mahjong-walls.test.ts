import { boardsNotOfSeed, sportOf } from '@paiji/rules'
import { parseTiles } from '@paiji/rules/mahjong'
import { describe, expect, it } from 'vitest'
import { sha256Bytes as sha256 } from '../../base/digest.js'

const found = sportOf('mahjong')?.dealing
if (!found) throw new Error('no dealing')
const mahjongDealing = found
const tileKinds = 34
const seed = `${'00'.repeat(31)}01`
const dealt = (board: string, of: string = seed) => mahjongDealing.deal(sha256, of, board)
const { walls } = mahjongDealing
if (!walls) throw new Error('no walls')

describe('walls from a seed', () => {
  // Written down again in another language from the description alone.
  it('are those that anybody deals again', () => {
    expect(dealt('1')?.deal).toBe(
      '2279m5s2366789pC-E6sSN4s3m2p37sW62m5p2s7pCF2s4mSW 15677m18s349pNNC-89p1m1p61s8pP8mW75m7p5mW9p3m64p93s ' +
        '4669m56s112348pE-6s8m18sN4m6pE5sE3m2sS7pF5p5m8s4m4pS 1m1247899s1235pF-7s2m35s5pP9mF3m73s1m49s9m4s88mPCP',
    )
    expect(mahjongDealing.commitment(sha256, seed)).toBe(
      'df741b962100e40fef0e0444d319db99f0dd47f3967fb2e60ad66cfd3140622a',
    )
  })

  it.each(['1', '2', '16', '17', '9999'])('hold four of each kind, 13 and 21 for each seat: %s', board => {
    const laid = walls.lay(dealt(board)?.deal ?? '')
    expect(laid.map(({ seat }) => seat)).toEqual(['east', 'south', 'west', 'north'])
    const read = laid.map(({ tiles, draws }) => [parseTiles(tiles) ?? [], parseTiles(draws) ?? []] as const)
    expect(read.map(([own, drawn]) => [own.length, drawn.length])).toEqual(Array.from({ length: 4 }, () => [13, 21]))
    const all = read.flat(2)
    for (let kind = 0; kind < tileKinds; kind++) expect(all.filter(tile => tile === kind)).toHaveLength(4)
    expect(walls.text(laid)).toBe(dealt(board)?.deal)
  })

  it('are told from those of another seed, and from what was written otherwise', () => {
    const boards = ['1', '2'].map(number => ({ number, deal: dealt(number)?.deal ?? '' }))
    const commitment = mahjongDealing.commitment(sha256, seed)
    expect(boardsNotOfSeed(mahjongDealing, sha256, { commitment, seed, boards })).toEqual([])
    const swapped = boards.map(({ number }, at) => ({ number, deal: boards[1 - at]?.deal ?? '' }))
    expect(boardsNotOfSeed(mahjongDealing, sha256, { commitment, seed, boards: swapped })).toEqual(['1', '2'])
    const other = 'f'.repeat(64)
    expect(boardsNotOfSeed(mahjongDealing, sha256, { commitment, seed: other, boards })).toBeUndefined()
  })

  it('are none for what is no number or no seed', () => {
    for (const board of ['0', '01', '-1', '10000', 'a']) expect(dealt(board)).toBeUndefined()
    expect(() => dealt('1', 'abc')).toThrow(TypeError)
  })
})
