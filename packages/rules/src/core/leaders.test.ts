import { expect, test } from 'vitest'
import { type LeaderCount, type LeaderList, leadersOf } from './leaders.js'
import { ratio, toText } from './ratio.js'

const row = (who: string, kind: string, count: number, more: Partial<LeaderCount> = {}): LeaderCount => ({
  ...{ who, kind, count, succeeded: 0, sum: ratio(0), most: ratio(0) },
  ...more,
})

const written = (list: LeaderList, counts: readonly LeaderCount[], least?: number) =>
  leadersOf(list, counts, least).map(
    ({ who, rank, figure, count, of }) => `${rank} ${who} ${toText(figure)} ${count}/${of}`,
  )

const counts = [
  row('a', 'hands', 32, { succeeded: 8 }),
  row('a', 'in', 4),
  row('a', 'won', 5, { sum: ratio(80), most: ratio(64) }),
  row('a', 'self', 3, { sum: ratio(40), most: ratio(24) }),
  row('b', 'hands', 16, { succeeded: 4 }),
  row('b', 'won', 4, { sum: ratio(40), most: ratio(64) }),
  row('c', 'hands', 4, { succeeded: 4 }),
  row('c', 'won', 4, { sum: ratio(400), most: ratio(88) }),
]

test('rates, means and the most are exact, shared where equal, and ask for enough', () => {
  expect(written({ code: 'win', of: ['hands'], by: 'success', least: 16 }, counts)).toEqual([
    '1 a 1/4 8/32',
    '1 b 1/4 4/16',
  ])
  expect(written({ code: 'win', of: ['hands'], by: 'success', least: 16 }, counts, 1)[0]).toBe('1 c 1 4/4')
  const dealIn = { code: 'in', of: ['in'], per: ['hands'], by: 'share', least: 16, isLowest: true } as const
  expect(written(dealIn, counts)).toEqual(['1 b 0 0/16', '2 a 1/8 4/32'])
  const won = ['won', 'self']
  expect(written({ code: 'mean', of: won, by: 'mean', least: 4 }, counts)).toEqual([
    '1 c 100 4/4',
    '2 a 15 8/8',
    '3 b 10 4/4',
  ])
  expect(written({ code: 'largest', of: won, by: 'most', least: 1 }, counts)).toEqual([
    '1 c 88 4/4',
    '2 a 64 8/8',
    '2 b 64 4/4',
  ])
  expect(written({ code: 'self', of: ['self'], per: won, by: 'share', least: 4 }, counts)[0]).toBe('1 a 3/8 3/8')
})
