import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { connect } from './client.js'
import { PreparedTexts } from './prepare-statements.js'

describe('a text is prepared', () => {
  it('when it is sent again with parameters, as long as there is room', () => {
    const texts = new PreparedTexts()
    expect([1, 2, 3].map(() => texts.has('select $1', 1))).toEqual([false, true, true])
    expect([1, 2].map(() => texts.has('select 1', 0))).toEqual([false, false])
    expect([1, 2].map(() => texts.has('insert …', 61))).toEqual([false, false])
    expect([1, 2].map(() => texts.has('select 1 where a like $1', 1))).toEqual([false, false])
    for (let n = 0; n < 1_000; n++) for (const _ of [1, 2]) texts.has(`select $1 + ${n}`, 1)
    expect([1, 2].map(() => texts.has('one too many', 1))).toEqual([false, false])
  })
})

describe('the builder', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())

  it('prepares what it sends again, within transactions and savepoints too, and answers the same', async () => {
    const { db, close } = connect(database.url, { max: 1 })
    const double = (n: number) => sql`select ${n}::int * 2 as twice`
    const prepared = async () => {
      const rows = await db.execute(
        sql.raw(`select count(*)::int as n from pg_prepared_statements
        where statement like '%* 2 as twice%' and statement not like '%pg_prepared%'`),
      )
      return rows[0]?.n
    }
    expect([await db.execute(double(4)), await prepared()]).toEqual([[{ twice: 8 }], 0])
    const inner = await db.transaction(tx => tx.transaction(deep => deep.execute(double(5))))
    expect([inner, await prepared()]).toEqual([[{ twice: 10 }], 1])
    for (let n = 0; n < 10; n++) expect(await db.execute(double(n))).toEqual([{ twice: 2 * n }])
    await close()
  })

  it('goes on when a table behind a prepared statement is changed', async () => {
    const { db, close } = connect(database.url, { max: 1 })
    const read = (n: number) => db.execute(sql`select * from organisation where ${n}::int = 1`)
    for (const _ of [1, 2, 3]) await read(2)
    await database.sql`alter table organisation add column made_later text`
    expect(await read(2)).toEqual([])
    await database.sql`alter table organisation drop column made_later`
    await close()
  })
})
