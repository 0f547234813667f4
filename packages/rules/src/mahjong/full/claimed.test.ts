import { expect, it } from 'vitest'
import { compareClaim, type FanCounts } from './claimed.js'
import { profile2006 } from '../editions/wmo-2006/profile.js'
import { scoreHand } from './score-hand.js'
import { requestFromLine } from '../lean/hand-line.js'

const compare = (claimed: FanCounts, line: string) => {
  const scored = scoreHand(requestFromLine(line), profile2006)
  if (!scored.ok) throw new Error(line)
  return compareClaim(claimed, scored.value, profile2006)
}

const hand = 'c123s c456s c789s 45sFF +6s *1'

it('a claim with too little stands with what it says', () => {
  expect(compare({ 28: 1, 50: 1 }, hand)).toEqual({
    claimedTotal: 22,
    computedTotal: 24,
    missed: [
      { fan: '69', count: 1 },
      { fan: '81', count: 1 },
    ],
    unfounded: [],
  })
})

it('fans without foundation are named, not taken away', () => {
  expect(compare({ 28: 1, 50: 1, 69: 1, 81: 1, 63: 1 }, hand)).toMatchObject({
    claimedTotal: 26,
    missed: [],
    unfounded: [{ fan: '63', count: 1 }],
  })
})
