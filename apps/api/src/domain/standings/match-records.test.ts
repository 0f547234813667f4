import { entrantId, type PlayedGame } from '@paiji/rules'
import { expect, it } from 'vitest'
import { matchRecords } from './match-records.js'

const game = (...sides: readonly (readonly [string, number])[]): PlayedGame => ({
  sides: sides.map(([entrant, rank]) => ({ entrant: entrantId(entrant), rank })),
})

it('counts matches of two sides as won, drawn and lost, and nothing else', () => {
  const records = matchRecords([
    game(['a', 1], ['b', 2]),
    game(['a', 1], ['c', 1]),
    game(['b', 1], ['c', 2]),
    game(['a', 1], ['b', 2], ['c', 3], ['d', 4]),
  ])
  expect([...records]).toEqual([
    ['a', { won: 1, drawn: 1, lost: 0 }],
    ['b', { won: 1, drawn: 0, lost: 1 }],
    ['c', { won: 0, drawn: 1, lost: 1 }],
  ])
})
