import { expect, it } from 'vitest'
import { otherSolver, ownSolver, randomDeals } from '../support/double-dummy.js'

/** Deals that are solved beside another program where `PAIJI_DDS` names one; without it only those read and named. */
const DEALS = 200

it('solves random deals as another program does', { timeout: 600_000 }, async () => {
  const other = otherSolver()
  const deals = randomDeals(DEALS, 2026)
  const { key, create } = ownSolver()
  const keys = deals.map(deal => key(deal))
  expect(new Set(keys).size).toBe(DEALS)
  expect(keys).not.toContain(undefined)
  if (!other) return
  const solve = create()
  for (const [at, deal] of deals.entries()) expect([deal, solve(keys[at] ?? '')]).toEqual([deal, await other.ask(deal)])
  other.close()
})
