import { expect, test } from 'vitest'
import { leastPlayedNode } from './least-played.js'

const third = { leastPlayed: '1/3' }
const played = (boards: number, of: number) => ({ boards, of })

test.each([
  [
    third,
    played(32, 96),
    [{ code: 'awardBoardsPlayed', value: '32/96', params: { boards: 32, of: 96, least: '1/3' } }],
  ],
  [third, played(31, 96), undefined],
  [third, played(0, 96), undefined],
  [third, played(0, 0), []],
  [third, undefined, []],
  [{}, played(0, 96), []],
])('%j of %j', (policy, share, expected) => {
  expect(leastPlayedNode(policy, share)).toEqual(expected)
})
