import { describe, expect, it } from 'vitest'
import { lineText, type RankingLine, readLine } from './ranking-line'

const full: RankingLine = {
  id: 'AaIVh-Pzc9mNy9dnorZMCA',
  person: { number: '10004096', nameHan: '苏家凯', nameLatin: 'Su Jiakai' },
  partners: [{ number: '10000313', nameHan: '', nameLatin: 'Søren Ødegård', derivedLatin: 'x' }],
  rank: 1,
  shared: true,
  moved: -3,
  value: '-26.88',
  counting: 20,
  results: 21,
  estimate: '39.13 ± 6.13',
  provisional: true,
  club: { code: 'SX-C2', name: '曲江俱乐部' },
}

const bare: RankingLine = {
  ...full,
  partners: [],
  shared: false,
  moved: undefined,
  estimate: '',
  provisional: false,
  club: undefined,
}

describe('a line of a ranking as text', () => {
  it.each([full, bare, { ...bare, moved: 0 }])('is the same line again', line =>
    expect(readLine(lineText(line))).toEqual(line),
  )

  it('is not broken by what a name has in it', () => {
    const person = { ...full.person, nameLatin: 'Su\tJia\nkai' }
    expect(readLine(lineText({ ...full, person })).person.nameLatin).toBe('Su Jia kai')
  })
})
