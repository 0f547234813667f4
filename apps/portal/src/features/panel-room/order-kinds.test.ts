import { describe, expect, it } from 'vitest'
import { fromStored, newOrder, orderInput, type StoredOrder, type TypedOrder } from './order-kinds'

const line: TypedOrder = { ...newOrder(1, '1:1'), article: ' 12C1c ', text: 'weighted' }
const common = {
  edition: 'bridge/laws-2017',
  article: '12C1c',
  text: 'weighted',
  reviews: 'judgement',
  as: 'order',
}

describe('an order line', () => {
  it('carries the form of its sport and nothing of another kind', () => {
    const answers = { ns: '60% 3nt n =; 40% 3nt n -1', ew: ' ' }
    const typed = { ...line, values: { slot: '1:1', amount: '3' }, form: 'assigned', answers }
    expect(orderInput(typed, 'bridge/laws-2017')).toEqual({
      ...common,
      kind: 'adjustScore',
      slot: '1:1',
      form: 'assigned',
      answers: [{ name: 'ns', value: '60% 3nt n =; 40% 3nt n -1' }],
    })
  })

  it('sends an award nobody filled in a form for as it came', () => {
    const kept = { award: 'weighted', payload: { weighted: [] } }
    expect(orderInput({ ...line, kept }, 'bridge/laws-2017')).toEqual({
      ...common,
      ...kept,
      kind: 'adjustScore',
      slot: '1:1',
    })
  })

  it('keeps money in whole units', () => {
    const fine = { ...line, kind: 'fine' as const, values: { person: 'p', money: '1000', currency: 'CNY' } }
    expect(orderInput(fine, 'e')).toMatchObject({ money: 1000, currency: 'CNY' })
    expect(orderInput(fine, 'e')).not.toHaveProperty('provenDamage')
  })

  it.each<[string, Partial<StoredOrder>]>([
    [
      'a result set',
      { kind: 'adjustScore', slot: 's', form: 'setLevels', answers: [{ name: 'levels', value: '7:Q' }] },
    ],
    ['a game lost', { kind: 'forfeit', slot: 's', entrant: 'e' }],
    ['a penalty lessened', { kind: 'lessenPenalty', adjustments: ['f'], amount: '1/2' }],
    ['a suspension', { kind: 'suspend', person: 'p', scope: 'compete', startsOn: '2026-12-01', endsOn: '2027-01-01' }],
    ['a fine', { kind: 'fine', person: 'p', money: 500, currency: 'CNY' }],
    ['an award without a form', { kind: 'adjustScore', slot: 's', award: 'weighted', payload: {} }],
    ['a stay lifted', { kind: 'liftStay' }],
  ])('comes back from the store as it was written: %s', (_, more) => {
    const stored = {
      as: 'order',
      reviews: 'judgement',
      text: 'so ordered',
      clause: { article: '33.3' },
      form: null,
      answers: [],
      award: null,
      payload: null,
      adjustments: [],
      ...more,
    } as StoredOrder
    const { clause: _clause, ...sent } = Object.fromEntries(
      Object.entries(stored).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
    ) as Record<string, unknown>
    expect(orderInput(fromStored(stored, 0), 'x')).toEqual({ ...sent, edition: 'x', article: '33.3' })
  })
})
