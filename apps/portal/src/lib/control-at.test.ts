import { expect, it } from 'vitest'
import { namesOfPath } from './control-at'

it('looks for a place of a list whole, then for the list', () => {
  expect(namesOfPath('reason')).toEqual(['reason'])
  expect(namesOfPath('orders[2].article')).toEqual(['orders.2.article', 'orders.2', 'orders'])
  expect(namesOfPath('entries.3.players.1')).toEqual([
    'entries.3.players.1',
    'entries.3.players',
    'entries.3',
    'entries',
  ])
})
