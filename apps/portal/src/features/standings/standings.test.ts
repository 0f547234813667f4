import { describe, expect, test } from 'vitest'
import { cardKeys } from './cards'
import { onPodium } from './on-podium'

const shown = (ranks: readonly number[], publishedAt: string | null, groups: readonly string[] = []) => ({
  revision: { publishedAt, groups },
  lines: ranks.map(rank => ({ rank })),
})
const DAY = '2026-11-01T10:00:00Z'

describe('the podium', () => {
  test('is of the first three of a published order', () => {
    expect(onPodium(shown([1, 2, 3, 4, 5], DAY))).toEqual([{ rank: 1 }, { rank: 2 }, { rank: 3 }])
  })
  test('holds four where a place is shared, and nobody where more share one', () => {
    expect(onPodium(shown([1, 1, 3, 3, 5], DAY))).toHaveLength(4)
    expect(onPodium(shown([1, 2, 3, 3, 3, 6], DAY))).toEqual([])
  })
  test('is empty before the order is published, in several groups, and where three play', () => {
    expect(onPodium(shown([1, 2, 3, 4], null))).toEqual([])
    expect(onPodium(shown([1, 2, 3, 4], DAY, ['ns', 'ew']))).toEqual([])
    expect(onPodium(shown([1, 2, 3], DAY))).toEqual([])
  })
})

test('a card is called by the number of its contestant, by the id where others have the same', () => {
  const entry = (id: string, number: string) => ({ entry: { id, number } })
  expect([...cardKeys([entry('a', '1'), entry('b', '2'), entry('c', '1')])]).toEqual([
    ['a', 'a'],
    ['b', '2'],
    ['c', 'c'],
  ])
})
