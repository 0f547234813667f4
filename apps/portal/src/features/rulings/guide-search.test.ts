import { describe, expect, it } from 'vitest'
import { findSituations, firstAnswers, isComplete, type Option, type Situation } from './guide-search'

const situation = (code: string, article: string, zh: string, en: string): Situation => ({
  code,
  repetition: null,
  clause: { edition: 'x', article },
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
