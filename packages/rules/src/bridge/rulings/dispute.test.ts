import { expect, test } from 'vitest'
import { settleTrickDispute } from './dispute.js'
import { ccba1999, laws2007, laws2017 } from '../editions/index.js'

const editions = [ccba1999, laws2007, laws2017]
const settle = (agreed: number, found: number, satisfied: boolean) =>
  editions.map(edition => settleTrickDispute(edition.book, 'ns', { agreed, found, satisfied }))

test('a trick more for declarer: only 2017 may give it, to a satisfied Director', () => {
  expect(settle(9, 10, true)).toEqual([
    { ns: 9, ew: 10 },
    { ns: 9, ew: 10 },
    { ns: 10, ew: 10 },
  ])
  expect(settle(9, 10, false)[2]).toEqual({ ns: 9, ew: 10 })
})

test('a trick less for declarer never raises the defenders before 2017', () => {
  expect(settle(9, 8, true)).toEqual([
    { ns: 8, ew: 9 },
    { ns: 8, ew: 9 },
    { ns: 8, ew: 8 },
  ])
})
