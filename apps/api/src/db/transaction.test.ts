import { err, ok, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { inTransaction } from './transaction.js'

const trial = pgTable('trial', { n: integer().primaryKey() })
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.db.execute(sql`create table trial (n int primary key, constraint small check (n < 100))`)
})
afterAll(() => database.drop())

const numbers = async () => (await database.db.select().from(trial).orderBy(trial.n)).map(row => row.n)

describe('inTransaction', () => {
  it('commits a success', async () => {
    const result = await inTransaction(database.db, async tx => {
      await tx.insert(trial).values({ n: 1 })
      return ok('done')
    })
    expect(result).toEqual(ok('done'))
    expect(await numbers()).toEqual([1])
  })

  it('rolls back a failed result and returns it', async () => {
    const result = await inTransaction(database.db, async tx => {
      await tx.insert(trial).values({ n: 2 })
      return err([problem('NO')])
    })
    expect(result).toEqual(err([problem('NO')]))
    expect(await numbers()).toEqual([1])
  })

  it('rolls back and rethrows a bug', async () => {
    const run = inTransaction(database.db, async tx => {
      await tx.insert(trial).values({ n: 3 })
      throw new TypeError('bug')
    })
    await expect(run).rejects.toThrow('bug')
    expect(await numbers()).toEqual([1])
  })

  it.each([
    [1, {}, { code: 'ALREADY_EXISTS', params: { constraint: 'trial_pkey' } }],
    [100, {}, { code: 'VALUE_REFUSED', params: { constraint: 'small' } }],
    [100, { constraints: { small: 'TOO_LARGE' } }, { code: 'TOO_LARGE', params: { constraint: 'small' } }],
  ])('turns a broken constraint into a problem (%s)', async (n, options, expected) => {
    const insert = inTransaction(
      database.db,
      async tx => {
        await tx.insert(trial).values({ n })
        return ok(n)
      },
      options,
    )
    expect(await insert).toEqual(err([expected]))
  })

  it('undoes only the inner part when a nested transaction fails', async () => {
    const result = await inTransaction(database.db, async tx => {
      await tx.insert(trial).values({ n: 5 })
      const inner = await inTransaction(tx, async nested => {
        await nested.insert(trial).values({ n: 6 })
        return err([problem('INNER')])
      })
      return ok(inner)
    })
    expect(result).toEqual(ok(err([problem('INNER')])))
    expect(await numbers()).toEqual([1, 5])
  })

  it('tries again when two serializable transactions conflict', async () => {
    let attempts = 0
    let bothHaveRead: () => void
    const met = new Promise<void>(resolve => (bothHaveRead = resolve))
    const bump = (own: number) =>
      inTransaction(
        database.db,
        async tx => {
          const rows = await tx.select().from(trial)
          if (++attempts === 2) bothHaveRead()
          await met
          await tx.insert(trial).values({ n: own + rows.length })
          return ok(rows.length)
        },
        { isolation: 'serializable' },
      )
    const results = await Promise.all([bump(10), bump(30)])
    expect(results.every(result => result.ok)).toBe(true)
    expect(attempts).toBeGreaterThan(2)
  })
})
