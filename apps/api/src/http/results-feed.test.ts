import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../testing/index.js'
import { seededDatabase } from '../testing/season/seeded-database.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

interface Feed {
  readonly items: readonly { readonly id: string; readonly url: string; readonly date_published: string }[]
}
const feedOf = async (kind: string) =>
  (await (await fetch(`${stack.url}/files/feeds/results/${kind}.json`)).json()) as Feed

it('tells of results made official, the newest first, and never of an event that is not announced', async () => {
  const rows = await database.sql`
    select r.id, s.event_id from standings_revision r join stage s on s.id = r.stage_id
    where r.official_at is not null order by r.official_at desc, r.id limit 50`
  const { items } = await feedOf('official')
  expect(items.map(item => item.id)).toEqual(rows.map(row => `urn:uuid:${row.id}`))
  expect(items.length).toBeGreaterThan(3)
  const atom = await fetch(`${stack.url}/files/feeds/results/official.atom`)
  expect(atom.headers.get('content-type')).toContain('application/atom+xml')
  expect((await atom.text()).match(/<entry>/g)).toHaveLength(items.length)
  const etag = atom.headers.get('etag') ?? ''
  // The caller adds `no-cache` to a conditional request unless it says something else itself.
  const again = await fetch(`${stack.url}/files/feeds/results/official.atom`, {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
  await database.sql`update event set unannounced = true where id = ${String(rows[0]?.event_id)}`
  const ids = (await feedOf('official')).items.map(item => item.id)
  expect(ids).not.toContain(`urn:uuid:${rows[0]?.id}`)
})

it('tells of published results that were replaced, and knows no other feed', async () => {
  const rows = await database.sql`
    select r.id from standings_revision r join standings_revision b on b.id = r.supersedes_id
    join stage s on s.id = r.stage_id join event e on e.id = s.event_id
    where r.published_at is not null and b.published_at is not null and not e.unannounced`
  const { items } = await feedOf('corrections')
  expect(new Set(items.map(item => item.id))).toEqual(new Set(rows.slice(0, 50).map(row => `urn:uuid:${row.id}`)))
  for (const file of ['official.xml', 'official', 'official.atom.json', 'others.atom'])
    expect((await fetch(`${stack.url}/files/feeds/results/${file}`)).status, file).toBe(404)
})
