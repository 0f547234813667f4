import { describe, expect, it } from 'vitest'
import { keysOf, percent, sentencesOf } from './rule-sentences'

const decay = { kind: 'schedule', age: { kind: 'anniversary', months: 12 }, shares: ['1', '1/2'], after: '0' }

describe('a rule in sentences', () => {
  it('says how many results count and what is left of them by their age', () => {
    expect(sentencesOf('ranking', { bestOf: { count: 10, perCategory: { club: 3 } }, decay }, 'en')).toEqual([
      { code: 'bestOf', values: { count: '10' } },
      { code: 'bestOfCategory', values: { category: 'club', count: '3' } },
      {
        code: 'decaySchedule',
        values: { age: 'anniversary', months: '12', startsMonth: '', shares: '100 %, 50 %', after: '0 %' },
      },
    ])
  })

  it('says what a grade asks for, down to each condition', () => {
    const requires = {
      kind: 'all',
      of: [
        { kind: 'points', atLeast: '300' },
        { kind: 'grade', grade: 'star1' },
      ],
    }
    const [step] = sentencesOf(
      'ladder',
      { grades: [{ nameZh: '二星', nameEn: 'Two stars', kept: 'life', requires }] },
      'en',
    )
    expect(step).toMatchObject({
      code: 'gradeStep',
      values: { name: 'Two stars' },
      of: [{ code: 'all', of: [{ code: 'points' }, { code: 'grade', values: { grade: 'star1' } }] }],
    })
  })

  it('shows what another version says otherwise', () => {
    const [older, newer] = [10, 12].map(count => keysOf(sentencesOf('ranking', { bestOf: { count }, decay }, 'en')))
    expect([...(newer ?? [])].filter(one => !older?.has(one))).toEqual(['{"code":"bestOf","values":{"count":"12"}}'])
  })

  it('prints exact shares as per cent and leaves what is none', () => {
    expect(['1', '0.125', '1/3', 'x'].map(percent)).toEqual(['100 %', '12.5 %', '33.33 %', 'x'])
  })
})
