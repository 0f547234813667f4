import { expect, it } from 'vitest'
import { handsOf } from './board-hands.js'
import { handFileOf } from './deal-files.js'
import { parsePbnDeal } from '../table/deal.js'

const deal = 'N:83.AQJ8.9643.J92 QJT.654.A82.8653 742.K7.KJT75.QT4 AK965.T932.Q.AK7'
const read = parsePbnDeal(deal)
const board = { board: '2', dealer: 'east', vulnerability: 'ns', hands: handsOf({ deal }) }

it('writes hand records as PBN that reads as the same deal', () => {
  const written = handFileOf('pbn', 'Club "evening', [board]) ?? ''
  expect(written).toContain('[Event "Club  evening"]')
  expect(written).toContain('[Dealer "E"]\r\n[Vulnerable "NS"]')
  expect(parsePbnDeal(/\[Deal "([^"]*)"\]/.exec(written)?.[1] ?? '')).toEqual(read)
})

it('writes hand records as LIN, the dealer first and the hands from South', () => {
  const written = handFileOf('lin', 'Club evening', [board]) ?? ''
  expect(written).toContain('|md|4S247H7KD57TJKC4TQ,')
  expect(written).toContain('|sv|n|')
})

it('writes nothing of no cards, and no other format', () => {
  expect(handFileOf('pbn', 'Club evening', [{ ...board, hands: [] }])).toBeUndefined()
  expect(handFileOf('doc', 'Club evening', [board])).toBeUndefined()
})
