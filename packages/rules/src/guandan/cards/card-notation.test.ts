import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCard, levelRankOf } from './cards.js'
import { parseCardsText } from './card-notation.js'
import { readingsOf } from '../play/classify.js'
import { comparePlays } from '../play/compare-plays.js'
import { beats } from '../play/comparison.js'
import { type Reading, readingOf } from '../play/hand-type.js'
import type { Rank } from '../types.js'

const read = (text: string, level: Rank = '2'): string => {
  const cards = parseCardsText(text, levelRankOf(level))
  return cards.ok ? cards.value.map(formatCard).join(' ') : (cards.error[0]?.code ?? '')
}

describe('cards as they are typed', () => {
  test.each<[string, string]>([
    ['S7 H7', 'S7 H7'],
    ['s7h10', 'S7 HT'],
    ['♠7 ♥️10', 'S7 HT'],
    ['红心A，大王、小王', 'HA RJ BJ'],
    ['ww', 'H2 H2'],
    ['逢人配 黑桃 K', 'H2 SK'],
    ['rjrjbjbj', 'RJ RJ BJ BJ'],
    ['', ''],
    ['S7 X', 'CARD_UNREADABLE'],
    ['S7 S7 S7', 'CARD_TOO_OFTEN'],
    ['www', 'CARD_TOO_OFTEN'],
    ['777777777', 'CARD_UNREADABLE'],
  ])('%s → %s', (text, expected) => expect(read(text)).toBe(expected))

  test('ranks alone take suits that make no flush and are never the wild card', () => {
    expect(readingsOf(cards('34567', '2'), 2).map(reading => reading.type)).toEqual(['straight'])
    expect(read('2222 22', '2').includes('H2')).toBe(false)
    expect(readingsOf(cards('7788ww', '2'), 2)).toHaveLength(3)
  })
})

const cards = (text: string, level: Rank) => {
  const parsed = parseCardsText(text, levelRankOf(level))
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

const reading = (type: Reading['type'], size: number, key: number): Reading => {
  const found = readingOf(type, size, key)
  if (!found) throw new Error(`no ${type}`)
  return found
}

test.each<[Reading, Reading, string, string]>([
  [reading('pair', 2, 9), reading('pair', 2, 8), 'higherKey', '8.2'],
  [reading('pair', 2, 8), reading('pair', 2, 9), 'lowerKey', '8.2'],
  [reading('pair', 2, 8), reading('pair', 2, 8), 'equal', '8.2'],
  [reading('plate', 6, 8), reading('tube', 6, 8), 'otherType', '6.1'],
  [reading('bomb', 4, 3), reading('plate', 6, 8), 'bombOverOther', '8.4'],
  [reading('plate', 6, 8), reading('bomb', 4, 3), 'otherNeedsBomb', '8.4'],
  [reading('bomb', 6, 3), reading('straight_flush', 5, 14), 'higherBomb', '8.6'],
  [reading('bomb', 5, 14), reading('straight_flush', 5, 5), 'lowerBomb', '8.5'],
  [reading('joker_bomb', 4, 99), reading('bomb', 10, 14), 'higherBomb', '8.7'],
])('%o against %o: %s, art. %s', (play, table, reason, article) => {
  expect(comparePlays(play, table)).toEqual({ reason, article, beats: beats(play, table) })
})

test('any two readings are compared as `beats` compares them', () => {
  const any = fc
    .record({
      type: fc.constantFrom<Reading['type']>('single', 'pair', 'triple', 'full_house', 'straight', 'bomb', 'tube'),
      key: fc.integer({ min: 5, max: 14 }),
    })
    .map(({ type, key }) =>
      reading(
        type,
        { single: 1, pair: 2, triple: 3, full_house: 5, straight: 5, bomb: 4, tube: 6 }[type as 'pair'] ?? 4,
        key,
      ),
    )
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(comparePlays(a, b).beats).toBe(beats(a, b))
    }),
  )
})
