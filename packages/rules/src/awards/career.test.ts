import { describe, expect, it } from 'vitest'
import { type CareerResult, careerOf, peaksOf } from './career.js'

const result = (key: string, day: string, rank: number, percent: string | null = null): CareerResult => ({
  key,
  day,
  sport: 'bridge',
  rank,
  percent,
})

describe('a career', () => {
  it('of nobody has nothing', () => {
    expect(careerOf([])).toEqual({ seasons: [], streaks: [], marks: new Map() })
  })

  it('counts seasons, the newest first, whatever the order of what it is given', () => {
    const given = [
      result('c', '2026-02-01', 1, '61.20'),
      result('a', '2025-03-01', 4, '48.00'),
      result('b', '2025-09-01', 2, '55.5'),
    ]
    expect(careerOf(given).seasons).toEqual([
      { year: 2026, results: 1, wins: 1, podiums: 1, bestRank: 1, bestPercent: '61.20' },
      { year: 2025, results: 2, wins: 0, podiums: 1, bestRank: 2, bestPercent: '55.5' },
    ])
    expect(careerOf([...given].reverse())).toEqual(careerOf(given))
  })

  it('finds the longest streaks and whether they go on', () => {
    const ranks = [1, 1, 3, 4, 2, 1, 3, 2]
    const { streaks } = careerOf(ranks.map((rank, at) => result(`${at}`, `2026-01-0${at + 1}`, rank)))
    expect(streaks).toEqual([
      { of: 'wins', length: 2, from: '2026-01-01', until: '2026-01-02', current: false },
      { of: 'podiums', length: 4, from: '2026-01-05', until: '2026-01-08', current: true },
    ])
  })

  it('marks firsts, bests of their time and the best of all; an equalled best is no new one', () => {
    const { marks } = careerOf([
      result('a', '2026-01-01', 5, '50.00'),
      result('b', '2026-02-01', 2, '60.00'),
      result('c', '2026-03-01', 1, '70.83'),
      result('d', '2026-04-01', 1, '70.83'),
      result('e', '2026-05-01', 9, '9.99'),
    ])
    expect(Object.fromEntries(marks)).toEqual({
      a: ['firstResult'],
      b: ['firstPodium', 'bestThen'],
      c: ['firstWin', 'highest'],
      d: ['secondHighest'],
    })
  })

  it('says nothing of the best of two', () => {
    const { marks } = careerOf([result('a', '2026-01-01', 4, '50.00'), result('b', '2026-02-01', 5, '60.00')])
    expect(Object.fromEntries(marks)).toEqual({ a: ['firstResult'] })
  })

  it('keeps sports apart', () => {
    const { marks } = careerOf([result('a', '2026-01-01', 1), { ...result('b', '2026-02-01', 1), sport: 'mahjong' }])
    expect(marks.get('b')).toEqual(['firstResult', 'firstPodium', 'firstWin'])
  })

  it('of two thousand results is found at once', () => {
    const many = Array.from({ length: 2000 }, (_, at) => result(`${at}`, '2026-01-01', (at % 9) + 1, `${at % 100}.00`))
    expect(careerOf(many).seasons[0]?.results).toBe(2000)
  })
})

describe('peaks', () => {
  it('are the earliest best place and the earliest highest value, compared exactly', () => {
    const places = [
      { asOf: '2026-03-31', rank: 2, value: '10.5' },
      { asOf: '2026-01-31', rank: 9, value: '9.99' },
      { asOf: '2026-02-28', rank: 2, value: '10.50' },
      { asOf: '2026-04-30', rank: 3, value: '10.500001' },
    ]
    expect(peaksOf(places)).toEqual({ rank: places[2], value: places[3] })
    expect(peaksOf([])).toBeUndefined()
  })
})
