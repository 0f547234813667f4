import { ok } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { forceCustomPlans } from './force-custom-plans.js'
import { inTransaction, type Transaction } from './transaction.js'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** After so many executions PostgreSQL has a plan of a prepared statement that it goes on with. */
const SETTLED = 12

const often = (tx: Transaction) =>
  tx.execute(sql`select count(*) from point_award where person_id = ${'0198c0de-0000-7000-8000-000000000001'}::uuid`)
const keptPlans = async (tx: Transaction): Promise<number> => {
  const [row] = await tx.execute(sql`select generic_plans::int as n from pg_prepared_statements
    where statement like 'select count(*) from point_award%'`)
  return Number(row?.n)
}

it('plans a statement for the tables as they are, although the connection keeps a plan of it', async () => {
  const counts = await inTransaction(database.db, async tx => {
    for (let time = 0; time < SETTLED; time++) await often(tx)
    const settled = await keptPlans(tx)
    await often(tx)
    const again = await keptPlans(tx)
    await forceCustomPlans(tx)
    await often(tx)
    return ok({ byKept: again - settled, byPlanned: (await keptPlans(tx)) - again })
  })
  expect(counts).toEqual({ ok: true, value: { byKept: 1, byPlanned: 0 } })
})
