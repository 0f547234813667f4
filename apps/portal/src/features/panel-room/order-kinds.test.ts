import { describe, expect, it } from 'vitest'
import { fromStored, newOrder, type OrderLine, orderInput, type StoredOrder, type TypedOrder } from './order-kinds'

const line: TypedOrder = {
  ...newOrder(1, '1:1', [{ kind: 'adjustScore', as: ['order', 'recommendation'] }]),
  article: ' 12C1c ',
  text: 'weighted',
}
const common = {
  edition: 'bridge/laws-2017',
  article: '12C1c',
  text: 'weighted',
  as: 'order',
}

const plain: StoredOrder = {
  kind: 'recordOnly',
  as: 'order',
  text: 'so ordered',
  clause: { edition: 'x', article: '33.3', ofRules: null },
  slot: null,
  form: null,
  answers: [],
  award: null,
  payload: null,
  entrant: null,
  amount: null,
  reach: null,
  adjustments: [],
  person: null,
  scope: null,
  startsOn: null,
  endsOn: null,
  money: null,
  currency: null,
  provenDamage: null,
  fate: null,
  to: null,
  awarded: null,
  why: null,
}

describe('an order line', () => {
  it('carries the form of its sport and nothing of another kind', () => {
    const answers = { ns: '60% 3nt n =; 40% 3nt n -1', ew: ' ' }
    const typed = { ...line, values: { slot: '1:1', amount: '3' }, form: 'assigned', answers }
    const filled = { form: 'assigned', answers: [{ name: 'ns', value: '60% 3nt n =; 40% 3nt n -1' }] }
    expect(orderInput(typed, 'bridge/laws-2017')).toEqual({
      ...common,
      order: { adjustScore: { slot: '1:1', award: { filled } } },
    })
  })

  it('sends an award nobody filled in a form for as it came', () => {
    const kept = { kind: 'weighted' as const, payload: { weighted: [] } }
    expect(orderInput({ ...line, kept }, 'bridge/laws-2017')).toEqual({
      ...common,
      order: { adjustScore: { slot: '1:1', award: { written: kept } } },
    })
  })

  it('takes money as people write it, and sends the smallest units of its currency', () => {
    const fined = (money: string, currency: string, provenDamage = '') =>
      orderInput({ ...line, kind: 'fine' as const, values: { person: 'p', money, currency, provenDamage } }, 'e').order
    expect(fined('1000', 'cny')).toEqual({
      fine: { person: 'p', amount: 100_000, currency: 'CNY', provenDamage: null },
    })
    expect(fined('12.50', 'CNY', '20')).toEqual({
      fine: { person: 'p', amount: 1250, currency: 'CNY', provenDamage: 2000 },
    })
    expect(fined('300', 'JPY')).toEqual({ fine: { person: 'p', amount: 300, currency: 'JPY', provenDamage: null } })
    expect(fined('300', '')).toEqual({ fine: { person: 'p', amount: 0, currency: '', provenDamage: null } })
  })

  it.each<[string, Partial<StoredOrder>, OrderLine['order']]>([
    [
      'a result set',
      { kind: 'adjustScore', slot: 's', form: 'setLevels', answers: [{ name: 'levels', value: '7:Q' }] },
      {
        adjustScore: {
          slot: 's',
          award: { filled: { form: 'setLevels', answers: [{ name: 'levels', value: '7:Q' }] } },
        },
      },
    ],
    ['a game lost', { kind: 'forfeit', slot: 's', entrant: { id: 'e' } }, { forfeit: { entry: 'e', slot: 's' } }],
    [
      'a penalty lessened',
      { kind: 'lessenPenalty', adjustments: ['f'], amount: '1/2' },
      { lessenPenalty: { adjustment: 'f', amount: '1/2' } },
    ],
    [
      'a suspension',
      { kind: 'suspend', person: { id: 'p' }, scope: 'compete', startsOn: '2026-12-01', endsOn: '2027-01-01' },
      { suspend: { person: 'p', scope: 'compete', from: '2026-12-01', until: '2027-01-01' } },
    ],
    [
      'a fine',
      { kind: 'fine', person: { id: 'p' }, money: 500, currency: 'CNY' },
      { fine: { person: 'p', amount: 500, currency: 'CNY', provenDamage: null } },
    ],
    [
      'an award without a form',
      { kind: 'adjustScore', slot: 's', award: 'weighted', payload: {} },
      { adjustScore: { slot: 's', award: { written: { kind: 'weighted', payload: {} } } } },
    ],
    [
      'a disqualification',
      { kind: 'disqualify', entrant: { id: 'e' }, reach: 'event' },
      { disqualify: { entry: 'e', from: 'event' } },
    ],
    ['a stay lifted', { kind: 'liftStay' }, { liftStay: true }],
  ])('comes back from the store as it was written: %s', (_, more, order) => {
    expect(orderInput(fromStored({ ...plain, ...more }, 0), 'x')).toEqual({
      edition: 'x',
      article: '33.3',
      text: 'so ordered',
      as: 'order',
      order,
    })
  })
})
