import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/database.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { type AnomalyKind, checks } from './checks.js'

/** What an act leaves to be done elsewhere is found by the checks, and is gone once it is done. */

let database: TestDatabase
beforeAll(async () => {
  database = await seededDatabase('2025-04')
})
afterAll(() => database.drop())

const NOW = '2026-01-01T00:00:00Z'
const found = async (kind: AnomalyKind): Promise<string[]> =>
  Array.from(await database.db.execute(checks[kind].find(NOW)), row => String(row.subject_id))

describe('a merge', () => {
  it('is work until the newest list has been issued without the record that is no longer', async () => {
    const [pair] = Array.from(
      await database.db.execute(sql`
        select a.person_id as "from", b.person_id as "into", l.id as list
        from ranking_list l join ranking_entry a on a.list_id = l.id join ranking_entry b on b.list_id = l.id and b.position > a.position
        where l.superseded_at is null and not exists (
          select 1 from ranking_list n where n.ranking_id = l.ranking_id and n.as_of > l.as_of) limit 1`),
    )
    expect(pair).toBeDefined()
    expect(await found('mergedOnList')).toEqual([])
    await database.db.execute(sql`
      insert into person_merge (from_person_id, into_person_id, moved, reason, merged_by, recorded_at)
      values (${String(pair?.from)}::uuid, ${String(pair?.into)}::uuid, '{}', 'one card', 'test', ${NOW}::timestamptz)`)
    expect(await found('mergedOnList')).toEqual([String(pair?.into)])
    await database.db.execute(sql`update person_merge set undone_at = ${NOW}::timestamptz, undone_by = 'test'`)
    expect(await found('mergedOnList')).toEqual([])
  })
})
