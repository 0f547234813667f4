import { expect, it } from 'vitest'
import { overridesOf } from './procedure-overrides'

it.each([
  [{}, {}],
  [{ filing: '20' }, { windows: { filing: { amount: 20, unit: 'minute' } } }],
  [{ committee: 'no' }, { committee: false }],
  [{ deposit: '200', currency: 'cny' }, { deposit: { amount: 20_000, currency: 'CNY' } }],
  [{ deposit: '12.5', currency: 'USD' }, { deposit: { amount: 1250, currency: 'USD' } }],
  [{ deposit: '500', currency: 'JPY' }, { deposit: { amount: 500, currency: 'JPY' } }],
  [{ deposit: '0' }, { deposit: null }],
  [{ deposit: 'much', currency: 'CNY' }, { deposit: { amount: 0, currency: 'CNY' } }],
])('%j', (texts, expected) => expect(overridesOf(texts)).toEqual(expected))
