import { describe, expect, it } from 'vitest'
import { fieldOfPath, readSimulation } from './read-simulation'

describe('readSimulation', () => {
  it.each([
    [{}, {}],
    [
      { bestOf: ' 8 ', expiry: '', minimum: '6' },
      { bestOf: 8, minimumField: 6 },
    ],
    [{ bestOf: 'many' }, {}],
    [{ year1: '1', year3: '0.25' }, { yearShares: ['1', '0', '0.25'] }],
    [{ year1: 'half' }, { yearShares: ['half'] }],
    [
      { 'factor-club': '1', 'factor-national': '', awarded: '1/3' },
      { categories: [{ category: 'club', factor: '1' }], awardedShare: '1/3' },
    ],
  ])('%o asks for %o', (params, numbers) => expect(readSimulation(params).numbers).toEqual(numbers))

  it('keeps the place and the filter apart from the numbers', () => {
    const { variables, ranking } = readSimulation({ ranking: 'bridge-open', after: '50', moved: '1', to: ['a', 'b'] })
    expect(ranking).toBe('bridge-open')
    expect(variables).toEqual({ first: 50, after: 50, movedOnly: true })
  })
})

it.each([
  ['decay.shares[0]', 'year1'],
  ['decay.shares[2]', 'year3'],
  ['bestOf.count', 'bestOf'],
  ['expiry.age.months', 'expiry'],
  ['categories.club', 'factor-club'],
  ['cutOff.fraction', 'awarded'],
  ['field.minimum', 'minimum'],
  ['from', 'from'],
  ['unit', undefined],
  ['decay.shares[7]', undefined],
])('what is wrong with %s stands at %s', (path, field) => expect(fieldOfPath(path)).toBe(field))
