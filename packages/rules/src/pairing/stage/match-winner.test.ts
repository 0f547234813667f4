import { expect, test } from 'vitest'
import { entrantId } from '../../core/ids.js'
import { crosstable } from '../../testing/crosstable.js'
import { matchWinner } from './match-winner.js'
import type { SeriesRule } from './series.js'

/** 场分 and 级分 of the first side in each game, by the 26-point table. */
const gamesOf = (levels: readonly number[]) =>
  levels.map(own => {
    const game: readonly [number, number] = own === 13 ? [1, 1] : own > 13 ? [2, 0] : [0, 2]
    return crosstable('matchPoint')
      .game('a', 'b', { matchPoint: game, levelPoint: [own, 26 - own] })
      .field().lines
  })

const sumOf3: SeriesRule = { kind: 'sum', games: 3 }
const bestOf3: SeriesRule = { kind: 'bestOf', games: 3 }

test.each<readonly [string, SeriesRule | undefined, readonly number[], string | undefined]>([
  ['one game', undefined, [14], 'a'],
  ['one game drawn', undefined, [13], undefined],
  ['two narrow wins and a heavy defeat, by sum', sumOf3, [14, 14, 3], 'b'],
  ['the same, best of three', bestOf3, [14, 14, 3], 'a'],
  ['a sum is open until the last game', sumOf3, [26, 26], undefined],
  ['best of three ends with the second win', bestOf3, [14, 14], 'a'],
  ['one win each is open', bestOf3, [14, 3], undefined],
  ['one win each and a draw: by the games, then by 级分', bestOf3, [14, 13, 3], 'b'],
  ['level in everything', sumOf3, [15, 11, 13], undefined],
  ['equal sums go to who won more games', sumOf3, [14, 14, 11], 'a'],
  ['nothing played', sumOf3, [], undefined],
])('%s', (_, series, levels, winner) => {
  expect(matchWinner(gamesOf(levels), [entrantId('a'), entrantId('b')], series)).toBe(winner)
})
