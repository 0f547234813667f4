import { describe, expect, it } from 'vitest'
import { orderInput, type TypedOrder, weightsOf } from './order-kinds'

const line: TypedOrder = {
  key: 1,
  kind: 'adjustScore',
  article: ' 12C1c ',
  text: 'weighted',
  reviews: 'judgement',
  as: 'order',
  values: {},
}

describe('weights', () => {
  it.each([
    [
      '60 -400\n40 -620',
      [
        { weight: '0.60', nsScore: -400 },
        { weight: '0.40', nsScore: -620 },
      ],
    ],
    ['5% +110', [{ weight: '0.05', nsScore: 110 }]],
    ['100 0', [{ weight: '1', nsScore: 0 }]],
    ['half of it', []],
    ['', []],
  ])('%j', (text, expected) => expect(weightsOf(text)).toEqual(expected))
})

describe('an order line', () => {
  it('carries the score of its sport and nothing of another kind', () => {
    const values = { slot: '1:1', award: 'artificial', ns: 'ave+', ew: 'ave-', amount: '3' }
    expect(orderInput({ ...line, values }, 'bridge/laws-2017')).toEqual({
      kind: 'adjustScore',
      edition: 'bridge/laws-2017',
      article: '12C1c',
      text: 'weighted',
      reviews: 'judgement',
      as: 'order',
      slot: '1:1',
      award: 'artificial',
      payload: '{"ns":"ave+","ew":"ave-"}',
    })
  })

  it('keeps money in whole units', () => {
    const fine = { ...line, kind: 'fine' as const, values: { person: 'p', money: '1000', currency: 'CNY' } }
    expect(orderInput(fine, 'e')).toMatchObject({ money: 1000, currency: 'CNY' })
    expect(orderInput(fine, 'e')).not.toHaveProperty('provenDamage')
  })
})
