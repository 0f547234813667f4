import { describe, expect, it } from 'vitest'
import { fitting, type LedSituationItem, momentsOf } from './led-moments'
import { findSituations, firstAnswers, isComplete, type Option, type Situation } from './guide-search'

const situation = (code: string, article: string, zh: string, en: string): Situation => ({
  code,
  repetition: null,
  clause: { edition: 'x', article, ofRules: null },
  name: { zh, en },
  options: [],
})
const all = [situation('damage', '12C1b', '损害与裁定调整分', 'Damage'), situation('revoke', '64A', '藏牌', 'Revoke')]

describe('findSituations', () => {
  it.each([
    ['', ['damage', 'revoke']],
    ['12c', ['damage']],
    ['藏', ['revoke']],
    ['REV', ['revoke']],
    ['4A', []],
  ])('%j', (words, expected) => expect(findSituations(all, words).map(found => found.code)).toEqual(expected))
})

describe('situations that questions lead from', () => {
  const word = (text: string) => ({ zh: text, en: text })
  const led = (code: string, position: number, isNow: boolean): LedSituationItem =>
    ({
      code,
      name: word(code),
      clause: { edition: 'x', article: '1' },
      moments: [{ code: isNow ? 'win' : 'draw', order: isNow ? 2 : 1, position, isNow, name: word('') }],
      answers: [word(`${code}-answer`)],
    }) as unknown as LedSituationItem
  const items = [led('early', 1, false), led('shown', 2, true), led('false', 1, true)]

  it('stand first where they fit the moment, likeliest first', () => {
    const codes = (found: readonly LedSituationItem[]) => found.map(one => one.code)
    const { fit, rest } = fitting(items, 'win')
    expect([codes(fit), codes(rest)]).toEqual([['false', 'shown'], ['early']])
    expect(codes(fitting(items, undefined).fit)).toEqual(['early', 'shown', 'false'])
    expect(momentsOf(items).map(one => one.code)).toEqual(['draw', 'win'])
  })

  it('are found by the words of their answers', () =>
    expect(findSituations(items, 'shown-ans').map(one => one.code)).toEqual(['shown']))
})

describe('answers', () => {
  const field = { optional: false, weighted: false, min: null, max: null, suggested: null, unit: null }
  const label = { zh: '', en: '' }
  const option = {
    fields: [
      { ...field, kind: 'amount', name: 'amount', label, options: [], suggested: '3' },
      { ...field, kind: 'choice', name: 'pointsTaken', label, options: [{ code: 'byRuling', name: label }] },
      { ...field, kind: 'award', name: 'ns', label, options: [] },
      { ...field, kind: 'award', name: 'ew', label, options: [], optional: true },
    ],
  } as unknown as Option

  it('begin with what is usual and end when everything needed is there', () => {
    const first = firstAnswers(option)
    expect(first).toEqual({ amount: '3', pointsTaken: 'byRuling' })
    expect(isComplete(option, first)).toBe(false)
    expect(isComplete(option, { ...first, ns: 'ave+' })).toBe(true)
  })
})
