import { expect, test } from 'vitest'
import { unitCode } from '../../core/points.js'
import { ratio } from '../../core/ratio.js'
import { readPenaltyAmount } from './penalty-amount.js'

const pairs = { unit: unitCode('matchpoint'), top: () => ratio(10) }
const teams = { unit: unitCode('imp'), top: () => ratio(0) }
const points = { unit: unitCode('victoryPoint'), top: () => ratio(0) }

test.each([
  [pairs, '3', '3', '3 MP'],
  [pairs, '25%', '5/2', '25% top = 2.5 MP'],
  [pairs, '25 % of a top', '5/2', '25% top = 2.5 MP'],
  [pairs, '1/3 top', '10/3', '1/3 top = 10/3 MP'],
  [pairs, '20％ 顶分', '2', '20% top = 2 MP'],
  [pairs, '2.5 mp', '5/2', '2.5 MP'],
  [teams, '6 IMP', '6', '6 IMP'],
  [teams, '6', '6', '6 IMP'],
  [points, '0.5 VP', '1/2', '0.5 VP'],
  [points, '1 胜利分', '1', '1 VP'],
])('%o: %s', (place, text, amount, stated) => {
  expect(readPenaltyAmount(text, place)).toEqual({ ok: true, value: { amount, unit: place.unit, stated } })
})

test.each([
  [pairs, '6 IMP', 'PENALTY_UNIT_ELSEWHERE'],
  [teams, '25%', 'PENALTY_UNIT_ELSEWHERE'],
  [points, '3 IMP', 'PENALTY_UNIT_ELSEWHERE'],
  [pairs, '25% of the session', 'PENALTY_UNIT_ELSEWHERE'],
  [pairs, 'a top', 'ADJUSTMENT_AMOUNT_UNREADABLE'],
  [pairs, '-3', 'ADJUSTMENT_AMOUNT_UNREADABLE'],
  [pairs, '1/0 top', 'ADJUSTMENT_AMOUNT_UNREADABLE'],
])('%o: %s is refused', (place, text, code) => {
  expect(readPenaltyAmount(text, place)).toMatchObject({ ok: false, error: { code } })
})
