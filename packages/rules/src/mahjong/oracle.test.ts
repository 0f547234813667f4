import { describe, expect, it } from 'vitest'
import { answerScoreLine } from '../protocol/mahjong/answer-line.js'
import { scoringProfile } from './editions/profiles.js'
import { scoreHand } from './full/score-hand.js'
import { lineFromRequest } from './lean/hand-line.js'
import { totalOf } from './lean/total-of.js'
import { type ScoringProfile, withSwitches } from './tiles/profile.js'
import { type HandVector, vectors } from './vectors.cases.js'

type Fans = Readonly<Record<string, number>>

const key = (fans: Fans): string =>
  Object.entries(fans)
    .filter(([fan]) => fan !== '81')
    .map(([fan, count]) => `${fan}x${count}`)
    .sort()
    .join(' ')

const editions = [
  ['wmo-2006', (v: HandVector) => v.t06, (v: HandVector) => [v.f06, ...(v.alt06 ?? [])]],
  ['mcr-1998', (v: HandVector) => v.t98, (v: HandVector) => [v.f98, ...(v.alt98 ?? [])]],
] as const

describe.each(editions)('vectors under %s', (edition, total, lists) => {
  const profile = scoringProfile(edition) as ScoringProfile

  it('has every total, every list among the tied optima, and the eight-point test', () => {
    const wrong = vectors.filter(vector => {
      const answer = answerScoreLine(vector, { edition })
      if (!('total' in answer) || answer.total !== total(vector)) return true
      if (edition === 'wmo-2006' && answer.wins !== vector.ok) return true
      return !lists(vector).map(key).includes(key(answer.fans))
    })
    expect(wrong.map(vector => vector.id)).toEqual([])
  })

  it('reads the one-line notation to the same totals', () => {
    const wrong = vectors.filter(vector => totalOf(lineFromRequest(vector), profile) !== total(vector))
    expect(wrong.map(vector => vector.id)).toEqual([])
  })

  it('explains to the same total and finds every tied list', () => {
    const wrong = vectors.filter(vector => {
      const scored = scoreHand(vector, profile)
      if (!scored.ok || scored.value.total !== total(vector)) return true
      const found = [scored.value.best, ...scored.value.ties].map(list =>
        key(Object.fromEntries(list.fans.map(fan => [fan.fan, fan.count]))),
      )
      return lists(vector).some(list => !found.includes(key(list)))
    })
    expect(wrong.map(vector => vector.id)).toEqual([])
  })
})

it('gives the other defensible totals under the switches', () => {
  const profile = scoringProfile('wmo-2006') as ScoringProfile
  const others = {
    hog7: withSwitches(profile, { forcedHog: 'counted' }),
    ng: withSwitches(profile, { nineGatesPung: 'all' }),
  }
  const wrong = vectors.flatMap(vector =>
    (['hog7', 'ng'] as const).flatMap(code => {
      const expected = vector.amb?.[code]
      return expected === undefined || totalOf(lineFromRequest(vector), others[code]) === expected ? [] : [vector.id]
    }),
  )
  expect(wrong).toEqual([])
})
