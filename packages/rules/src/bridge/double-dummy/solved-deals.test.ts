import { expect, it } from 'vitest'
import { dealSolver } from './solve-deal.js'
import { solvedDeals } from './solved-deals.cases.js'

it('finds in forty deals what the solver before it found', { timeout: 120_000 }, () => {
  const solve = dealSolver()
  expect(solvedDeals).toHaveLength(40)
  expect(solvedDeals.map(([deal = '']) => [deal, solve(deal)])).toEqual(solvedDeals)
})
