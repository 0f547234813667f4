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

const fileOf = async (name: string) => (await fetch(`${stack.url}/files/sitemaps/${name}`)).text()
const placesIn = (map: string): string[] => [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place)

it('names a file of each kind, and there is no other', async () => {
  const files = placesIn(await fileOf('index.xml')).map(place => place.split('/').at(-1))
  expect(files).toEqual(['events-1.xml', 'players-1.xml', 'clubs-1.xml', 'rankings-1.xml', 'casebook-1.xml'])
  for (const name of ['events-2.xml', 'events-0.xml', 'appeals-1.xml', 'events.xml', 'events-1.json'])
    expect((await fetch(`${stack.url}/files/sitemaps/${name}`)).status).toBe(404)
})

it('has every announced event in both languages with the moment of its newest results', async () => {
  const [event] = await database.sql`
    select e.id, e.code from event e join stage s on s.event_id = e.id
    join standings_revision r on r.stage_id = s.id where r.official_at is not null limit 1`
  const page = `/events/${encodeURIComponent(String(event?.code))}`
  const map = await fileOf('events-1.xml')
  const places = placesIn(map)
  expect(places.filter(place => place.endsWith(`/zh-CN${page}`) || place.endsWith(`/en${page}`))).toHaveLength(2)
  const [counted] = await database.sql`select count(*)::int as n from event where not unannounced`
  expect(places).toHaveLength(2 * Number(counted?.n))
  expect(map.match(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/g)).toHaveLength(places.length)
  await database.sql`update event set unannounced = true where id = ${String(event?.id)}`
  expect(await fileOf('events-1.xml')).not.toContain(`${page}<`)
})

it('leaves out minors, and records that stand for nobody', async () => {
  const rows = await database.sql`
    select number from person where merged_into_id is null and withdrawn_at is null order by id limit 2`
  const [minor, grown] = rows.map(row => String(row.number))
  await database.sql`update person set birth_date = now()::date - interval '12 years' where number = ${String(minor)}`
  const map = await fileOf('players-1.xml')
  expect(map).toContain(`/players/${grown}<`)
  expect(map).not.toContain(`/players/${minor}<`)
  await database.sql`update person set withdrawn_at = now() where number = ${String(grown)}`
  expect(await fileOf('players-1.xml')).not.toContain(`/players/${grown}<`)
})
