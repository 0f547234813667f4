import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.js'

/**
 * Rows that go in numbers: a provisional revision with every score, the entries of an import that is undone, what was
 * never played, mail after its time. For each of them the database looks into every table that may point at it.
 */
const goes = [
  'standings_revision',
  'entry',
  'entry_player',
  'event',
  'stage',
  'play_session',
  'round',
  'mail',
  'session',
]

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

it('is found by an index whatever points at rows that go', async () => {
  const found = await database.sql`
    select k.confrelid::regclass::text || ' <- ' || k.conrelid::regclass::text as reads
    from pg_constraint k
    where k.contype = 'f' and k.conparentid = 0 and k.confrelid::regclass::text = any(${goes})
      and not exists (select from pg_index i where i.indrelid = k.conrelid and (
        i.indkey[0] = any(k.conkey) and i.indkey[0] <> (select coalesce(max(attnum), 0) from pg_attribute a
          where a.attrelid = k.conrelid and a.attname = 'organisation_id')
        or (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey))
    order by 1`
  expect(found.map(row => row.reads)).toEqual([])
})
