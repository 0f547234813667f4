import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { daterange, id, recordedAt } from '../../db/schema/columns.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { together } from '../../testing/scenario.js'
import { insertReturning, insertRows } from './insert-rows.js'

/** Rows of every kind of column, inserted as one parameter and by the query builder: the database has the same. */

const columns = () => ({
  id: id().primaryKey(),
  name: text().notNull(),
  place: integer(),
  share: numeric(),
  isDone: boolean().notNull().default(false),
  person: uuid(),
  day: date({ mode: 'string' }),
  at: timestamp({ withTimezone: true, mode: 'date' }),
  valid: daterange(),
  words: text().array(),
  data: jsonb(),
  recordedAt: recordedAt(),
})
const oneParameter = pgTable('one_parameter', columns())
const byBuilder = pgTable('by_builder', columns())

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  for (const name of ['one_parameter', 'by_builder'])
    await database.sql.unsafe(`create table ${name} (id uuid primary key default uuidv7(), name text not null, place integer,
      share numeric, is_done boolean not null default false, person uuid, day date, at timestamptz, valid daterange, words text[],
      data jsonb, recorded_at timestamptz not null default now())`)
})
afterAll(() => database.drop())

const full = {
  ...{ name: `"quoted", 'so', \\ and \n, 掼蛋 🀄`, place: -7, share: '12345678901234567890.125', isDone: true },
  ...{ person: '0198c0de-0000-7000-8000-000000000001', day: '2026-11-30', at: new Date('2026-11-30T22:19:03.123Z') },
  ...{ valid: '[2026-01-01,2027-01-01)', words: ['a', '', 'b,c', '{d}', 'NULL', '"e"'] },
  data: { list: [1, null, 'x'], deep: { 'a.b': 0.1 }, text: '\u0000'.replace('\0', ''), none: null },
  recordedAt: new Date('2026-11-30T00:00:00.000Z'),
}
const empty = { name: '', isDone: false, recordedAt: full.recordedAt }
const said = { name: 'said', place: null, words: null, data: null, isDone: false, recordedAt: full.recordedAt }

it('stores what the query builder stores, and answers it with what the database filled in', async () => {
  const rows = [full, empty, said]
  const answered = await together(database.db, tx => insertReturning(tx, oneParameter, rows))
  await database.db.insert(byBuilder).values(rows)
  const stored = async (table: typeof oneParameter | typeof byBuilder) =>
    (await database.db.select().from(table).orderBy(table.name)).map(({ id: _, ...row }) => row)
  expect(await stored(oneParameter)).toEqual(await stored(byBuilder))
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  const read = await database.db.select().from(oneParameter)
  expect(answered.toSorted(byName)).toEqual(read.toSorted(byName))
  const [types] =
    await database.sql`select jsonb_typeof(data) as data, array_length(words, 1) as words from one_parameter
    where place = -7`
  expect(types).toEqual({ data: 'object', words: 6 })
})

it('has defaults where no row says anything, the instant of the program among them, and answers ids alone', async () => {
  const before = await together(database.db, tx => insertRows(tx, oneParameter, []))
  expect(before).toEqual([])
  const names = Array.from({ length: 10_001 }, (_, at) => ({ name: `many ${at}` }))
  const ids = await together(database.db, tx => insertRows(tx, oneParameter, names))
  expect(new Set(ids).size).toBe(10_001)
  const [row] = await database.sql`select count(*)::int as n, bool_or(is_done) as done, count(recorded_at)::int as at
    from one_parameter where name like 'many %'`
  expect(row).toEqual({ n: 10_001, done: false, at: 10_001 })
})

it('refuses a row without what its column needs, and stores none of the others', async () => {
  const rows = [{ name: 'first', isDone: true }, { name: 'second' }]
  await expect(together(database.db, tx => insertRows(tx, oneParameter, rows))).rejects.toThrow()
  const [row] = await database.db
    .select({ n: sql<number>`count(*)::int` })
    .from(oneParameter)
    .where(sql`name = 'first'`)
  expect(row?.n).toBe(0)
})
