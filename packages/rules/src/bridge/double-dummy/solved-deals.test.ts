import { expect, it } from 'vitest'
import { dealSolver } from './solve-deal.js'
import { solvedDeals } from './solved-deals.cases.js'

it('finds in two hundred deals what another program found', { timeout: 120_000 }, () => {
  const solve = dealSolver()
  expect(solvedDeals).toHaveLength(216)
  expect(solvedDeals.map(([deal = '']) => [deal, solve(deal)])).toEqual(solvedDeals)
})
