import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ranking, rankingList } from '../db/schema/index.js'
import { issuesOf } from '../domain/awards/list-reads.repo.js'
import { toGlobalId } from '../domain/shared/global-id.js'
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

const issues = async () => {
  const [row] = await database.db.select().from(ranking).where(eq(ranking.code, 'bridge-open'))
  return issuesOf(database.db, row?.id ?? '', 50)
}

it('gives every issue of a ranking as Atom and as JSON Feed, and nothing of a ranking there is not', async () => {
  const known = await issues()
  expect(known.length).toBeGreaterThan(1)
  const atom = await fetch(`${stack.url}/files/feeds/rankings/bridge-open.atom`)
  expect(atom.headers.get('content-type')).toContain('application/atom+xml')
  const text = await atom.text()
  expect(text.match(/<entry>/g)).toHaveLength(known.length)
  expect(text).toContain(`<id>urn:uuid:${known[0]?.id}</id>`)
  expect(text).toContain(known[0]?.outputDigest)
  const json = await fetch(`${stack.url}/files/feeds/rankings/bridge-open.json`)
  const feed = (await json.json()) as { version: string; items: { _paiji: { asOf: string; outputDigest: string } }[] }
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.items.map(item => item._paiji.outputDigest)).toEqual(known.map(issue => issue.outputDigest))
  for (const file of ['nowhere.atom', 'bridge-open.xml', 'bridge-open'])
    expect((await fetch(`${stack.url}/files/feeds/rankings/${file}`)).status).toBe(404)
})

it('gives the newest issues of all rankings in one feed', async () => {
  const known = await database.db.select().from(rankingList)
  const rankings = await database.db.select().from(ranking)
  const json = await fetch(`${stack.url}/files/feeds/rankings.json`)
  expect(json.headers.get('content-type')).toContain('application/feed+json')
  const feed = (await json.json()) as {
    items: { url: string; date_published: string; _paiji: { list: string; ranking: string } }[]
  }
  expect(feed.items).toHaveLength(Math.min(50, known.length))
  const told = new Set(feed.items.map(item => item._paiji.ranking))
  expect(told.size).toBeGreaterThan(1)
  for (const code of told) expect(rankings.map(one => one.code)).toContain(code)
  const times = feed.items.map(item => item.date_published)
  expect(times).toEqual([...times].sort().reverse())
  for (const { url, _paiji } of feed.items) expect(url).toContain(`/rankings/${_paiji.ranking}/`)
  const atom = await fetch(`${stack.url}/files/feeds/rankings.atom`)
  expect(atom.headers.get('content-type')).toContain('application/atom+xml')
  expect((await atom.text()).match(/<entry>/g)).toHaveLength(feed.items.length)
})

it('sets an issue for paper in each language, corrected or not', async () => {
  const [list] = await issues()
  const id = toGlobalId('RankingList', list?.id ?? '')
  const files = await Promise.all(
    ['zh-CN', 'en'].map(async language => {
      const answer = await fetch(`${stack.url}/files/papers/lists/${id}/${language}.pdf`)
      return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1'), language }
    }),
  )
  for (const { status, text, language } of files) {
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(text).toContain(`/Lang (${language})`)
  }
  await database.db
    .update(rankingList)
    .set({ supersededAt: new Date() })
    .where(eq(rankingList.id, list?.id ?? ''))
  const later = await fetch(`${stack.url}/files/papers/lists/${id}/en.pdf`)
  expect(Buffer.from(await later.arrayBuffer()).toString('latin1')).not.toBe(files[1]?.text)
})
