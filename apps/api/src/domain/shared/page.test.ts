import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysetOrder, rowsAfter, type SortColumn } from '../../db/keyset.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { createCursors } from './cursor.js'
import { fromGlobalId, parseGlobalId, toGlobalId } from './global-id.js'
import { type PageArgs, readPage, toConnection } from './page.js'

const cursors = createCursors('a secret')
const row = pgTable('page_trial', { id: uuid().primaryKey(), score: integer().notNull(), name: text().notNull() })
const sort: SortColumn[] = [
  { column: row.score, direction: 'desc' },
  { column: row.name, direction: 'asc' },
]
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.db.execute(sql`create table page_trial (id uuid primary key, score int not null, name text not null)`)
  await database.db.execute(
    sql`insert into page_trial select uuidv7(), n % 7, 'n' || n % 3 from generate_series(1, 500) n`,
  )
})
afterAll(() => database.drop())

const page = async (args: PageArgs) => {
  const request = readPage(cursors, 'trial', args)
  if (!request.ok) return request.error
  const rows = await database.db
    .select()
    .from(row)
    .where(rowsAfter(sort, row.id, request.value.after))
    .orderBy(...keysetOrder(sort, row.id))
    .limit(request.value.first + 1)
  return toConnection(cursors, 'trial', request.value, rows, r => ({ key: [r.score, r.name], id: r.id }))
}

describe('a connection', () => {
  it('walks every row once, in order, over equal sort keys', async () => {
    const seen: string[] = []
    let after: string | null = null
    for (let more = true; more; ) {
      const connection = await page({ first: 60, after })
      if (!('edges' in connection)) throw new Error('refused')
      seen.push(...connection.edges.map(edge => edge.node.id))
      expect(connection.pageInfo.hasPreviousPage).toBe(after !== null)
      after = connection.pageInfo.endCursor
      more = connection.pageInfo.hasNextPage
    }
    const all = await database.db
      .select()
      .from(row)
      .orderBy(...keysetOrder(sort, row.id))
    expect(seen).toEqual(all.map(r => r.id))
    expect(seen).toHaveLength(500)
  })

  it.each([0, -1, 201, 1.5])('refuses a page of %s', first => {
    expect(readPage(cursors, 'trial', { first })).toMatchObject({
      ok: false,
      error: [{ code: 'PAGE_SIZE_OUT_OF_RANGE' }],
    })
  })

  it('gives 200 when 200 are asked for', async () => {
    expect(await page({ first: 200 })).toMatchObject({ pageInfo: { hasNextPage: true } })
  })

  it.each([
    ['of another list', createCursors('a secret').encode('other', { key: [1], id: 'x' })],
    ['signed with another secret', createCursors('another').encode('trial', { key: [1], id: 'x' })],
    ['made up', Buffer.from('[1,"x"]').toString('base64url')],
    ['empty', ''],
  ])('refuses a cursor %s', (_what, after) => {
    const read = readPage(cursors, 'trial', { after })
    expect(read).toMatchObject({ ok: false, error: [{ code: 'CURSOR_NOT_FROM_HERE' }] })
  })
})

describe('a global id', () => {
  const uuid_ = '0198c0de-0000-7000-8000-000000000001'
  it('goes there and back', () => {
    expect(parseGlobalId(toGlobalId('Event', uuid_))).toEqual({ type: 'Event', id: uuid_ })
    expect(fromGlobalId('Event', toGlobalId('Event', uuid_))).toEqual({ ok: true, value: uuid_ })
  })

  it.each([toGlobalId('Person', uuid_), toGlobalId('Event', 'x'), '', '%%%', uuid_, `${toGlobalId('Event', uuid_)}=`])(
    'is refused where it does not belong: %s',
    id => {
      expect(fromGlobalId('Event', id, 'eventId')).toMatchObject({
        ok: false,
        error: [{ code: 'ID_NOT_READABLE', at: { path: 'eventId' } }],
      })
    },
  )
})
