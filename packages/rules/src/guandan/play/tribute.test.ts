import { describe, expect, test } from 'vitest'
import { formatCard, levelRankOf, parseCard } from '../cards/cards.js'
import { gsac2017Settings } from '../editions/gsac-2017/tables.js'
import { jingji2022Settings } from '../editions/jingji-2022/settings.js'
import { dealHands } from '../cards/seeded.js'
import { returnCards, tributeCard, tributeFlow } from './tribute.js'
import { type FinishingOrder, nextSeatNo, type Rank } from '../types.js'

const cards = (text: string) => text.split(' ').map(card => parseCard(card) as number)
const texts = (list: readonly number[]): string => list.map(formatCard).join(' ')

describe('the card owed', () => {
  test.each<[Rank, string, string]>([
    ['5', 'H5 S5 SA', 'S5'],
    ['5', 'H5 SA DK', 'SA'],
    ['5', 'H5 BJ RJ', 'RJ'],
    ['A', 'HA SA DA SK', 'SA DA'],
    ['5', 'H5 H5', ''],
  ])('level %s from %s', (level, hand, eligible) => {
    expect(texts(tributeCard(cards(hand), levelRankOf(level)).eligible)).toBe(eligible)
  })
})

describe('the card returned', () => {
  const { returnRule: seed } = gsac2017Settings
  const { returnRule: later } = jingji2022Settings
  test.each<[string, 'partner' | 'opponent', typeof seed, string, string]>([
    ['2017, to an opponent: any', 'opponent', seed, 'SJ D9 RJ', 'SJ D9 RJ'],
    ['2017, to the partner: ten and below by face', 'partner', seed, 'SJ ST D7', 'ST D7'],
    ['2022, to an opponent: ten and below', 'opponent', later, 'SJ ST D9', 'ST D9'],
    ['2022: a level card is above ten', 'partner', later, 'D7 D9', 'D9'],
    ['2022, none: the smallest', 'opponent', later, 'SQ SJ DJ', 'SJ DJ'],
    ['2017, none to the partner: none', 'partner', seed, 'SQ SJ', ''],
  ])('%s', (_name, to, rule, hand, expected) => {
    expect(texts(returnCards(cards(hand), 7, to, rule))).toBe(expected)
  })
})

describe('the flow', () => {
  const orders: readonly FinishingOrder[] = [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [2, 0, 3, 1],
    [3, 1, 0, 2],
  ]

  test('over many deals: payers are losers, 上游 is paid first, the payer to 上游 leads', () => {
    for (let seed = 0; seed < 400; seed++) {
      const finish = orders[seed % 4] as FinishingOrder
      const flow = tributeFlow(finish, dealHands(seed), 2 + (seed % 13))
      const [first] = flow.transfers
      if (flow.resist) {
        expect(flow.leader).toBe(finish[0])
        expect(flow.transfers).toEqual([])
        continue
      }
      expect(first?.to).toBe(finish[0])
      expect(flow.leader).toBe(first?.from)
      expect(flow.transfers.map(({ from }) => from).sort()).toEqual(flow.payers)
      if (flow.equal) expect(flow.transfers.every(({ from, to }) => nextSeatNo(to) === from)).toBe(true)
      if (flow.transfers.length === 2) expect(first?.key).toBeGreaterThanOrEqual(flow.transfers[1]?.key ?? 0)
    }
  })
})
