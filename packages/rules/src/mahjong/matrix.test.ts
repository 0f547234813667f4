import { describe, expect, it } from 'vitest'
import { profile2006 } from './editions/wmo-2006/profile.js'
import { type FanNo, fanNos } from './tiles/fan-no.js'
import { type ScoredHand, scoreHand } from './full/score-hand.js'
import { requestFromLine } from './lean/hand-line.js'
import { matrix } from './matrix.cases.js'
import { fanRule } from './tiles/profile.js'
import { vectors } from './vectors.cases.js'

const scored = (line: string): ScoredHand => {
  const result = scoreHand(requestFromLine(line), profile2006)
  if (!result.ok) throw new Error(`${line}: ${JSON.stringify(result.error)}`)
  return result.value
}

const fansIn = (hand: ScoredHand): readonly FanNo[] =>
  [hand.best, ...hand.ties].flatMap(list => list.fans.map(({ fan }) => fan))

it('has a row for each fan', () => {
  expect(matrix.map(row => row.fan)).toEqual(fanNos)
})

describe.each(matrix)('fan $fan (3.8.1)', ({ fan, positive, nearMiss, excludes }) => {
  it('is counted where it holds', () => {
    const counted = scored(positive).best.fans.find(item => item.fan === fan)
    expect(counted?.value).toBe(fanRule(profile2006, fan).value)
  })

  it('is not counted in a winning hand that just misses it', () => {
    expect(fansIn(scored(nearMiss))).not.toContain(fan)
  })

  it.each(Object.entries(excludes))('takes fan %s', (other, line) => {
    const hand = scored(line)
    expect(hand.best.fans.map(item => item.fan)).not.toContain(other)
    expect(hand.best.excluded).toContainEqual(
      expect.objectContaining({ fan: other, rule: 'nonRepeat', by: expect.arrayContaining([fan]) }),
    )
  })
})

it('never counts a fan beside one that excludes it', () => {
  const pairs = vectors.flatMap(vector => {
    const fans = Object.keys(vector.f06) as FanNo[]
    return fans.flatMap(fan => fanRule(profile2006, fan).excludes.filter(other => fans.includes(other)))
  })
  // Fan 73 is the one that nine gates, little winds and three winds take only in part.
  expect(pairs.filter(fan => fan !== '73')).toEqual([])
})
