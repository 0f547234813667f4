import { expect, test } from 'vitest'
import { ratio } from '../../core/ratio.js'
import { type SeriesRule, seriesOutcome } from './series.js'

const bestOf3: SeriesRule = { kind: 'bestOf', games: 3 }
const sumOf2: SeriesRule = { kind: 'sum', games: 2 }

test.each([
  ['nothing played', bestOf3, [], 'open 3'],
  [
    'two wins end it early',
    bestOf3,
    [
      [2, 0],
      [2, 0],
    ],
    'won 0',
  ],
  [
    'one each',
    bestOf3,
    [
      [2, 0],
      [0, 2],
    ],
    'open 1',
  ],
  [
    'a win and two draws',
    bestOf3,
    [
      [1, 1],
      [0, 2],
      [1, 1],
    ],
    'won 1',
  ],
  [
    'three draws are level',
    bestOf3,
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    'level',
  ],
  [
    'an extra game decides',
    bestOf3,
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 0],
    ],
    'won 0',
  ],
  ['a sum is open until all games are played', sumOf2, [[26, 0]], 'open 1'],
  [
    'a sum over two games',
    sumOf2,
    [
      [16, 10],
      [9, 17],
    ],
    'won 1',
  ],
  [
    'equal sums',
    sumOf2,
    [
      [16, 10],
      [10, 16],
    ],
    'level',
  ],
] as const)('%s', (_, rule, games, expected) => {
  const outcome = seriesOutcome(
    rule,
    games.map(([a, b]) => [ratio(a), ratio(b)] as const),
  )
  const shown = {
    won: () => ` ${'by' in outcome ? outcome.by : ''}`,
    open: () => ` ${'gamesLeft' in outcome ? outcome.gamesLeft : ''}`,
    level: () => '',
  }
  expect(outcome.kind + shown[outcome.kind]()).toBe(expected)
})
