import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.js'

/**
 * A distributed PostgreSQL keeps rows apart by one column, which has to be part of every primary and unique key, and of
 * every foreign key between tables that are kept apart; to a table that every server holds whole any key may lead.
 */

const KEPT_APART = ['award_run', 'point_award', 'ranking_list', 'ranking_entry']
const BY = 'organisation_id'
/** Looked up from every row, and small beside them. */
const HELD_WHOLE = ['organisation', 'person', 'event', 'entry', 'policy', 'ranking', 'standings_revision']
/** Keys of what belongs to one body anyway: they would say the same with the body in them. */
const OF_ONE_BODY = [
  'award_run_open',
  'award_run_pkey',
  'ranking_list_current',
  'ranking_list_number',
  'ranking_list_pkey',
]

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

describe('the largest tables', () => {
  it('have the body in every primary and unique key, but for those that would say the same with it', async () => {
    const rows = await database.sql`
      select c.relname as table, i.relname as name from pg_index x
      join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where x.indisunique and c.relname in ${database.sql(KEPT_APART)} and not exists (
        select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = ${BY} and a.attnum = any(x.indkey))`
    expect(rows.map(row => row.name).sort()).toEqual(OF_ONE_BODY)
  })

  it('point at each other by the body too, and otherwise only at what every server holds', async () => {
    const rows = await database.sql`
      select k.conname as name, c.relname as from, t.relname as to, exists (
        select 1 from unnest(k.conkey, k.confkey) as pair(own, other)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own and a.attname = ${BY}
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = ${BY}) as keyed
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and c.relname in ${database.sql(KEPT_APART)}`
    expect(rows.length).toBeGreaterThan(5)
    const wrong = rows.filter(row => !(KEPT_APART.includes(row.to) ? row.keyed : HELD_WHOLE.includes(row.to)))
    expect(wrong.map(row => `${row.name}: ${row.from} → ${row.to}`)).toEqual([])
  })
})
