import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  api = await testApi(testDeps(database.db))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

interface Events {
  events: { totalCount: number; edges: { node: { id: string; standingsStatus: string } }[] }
}

const EVENTS = `query ($filter: EventFilter) { events(first: 200, filter: $filter) {
  totalCount edges { node { id standingsStatus } } } }`

interface Outcomes {
  events: {
    edges: {
      node: {
        outcome: { contestants: number; players: number; winners: { id: string }[] } | null
        stages: {
          standings: {
            publishedAt: string | null
            lines: { totalCount: number; edges: { node: { rank: number; entry: { id: string } } }[] }
          } | null
        }[]
      }
    }[]
  }
}

const OUTCOMES = `{ events(first: 5) { edges { node { outcome { contestants players winners { id } }
  stages { standings { publishedAt lines(first: 20) { totalCount edges { node { rank entry { id } } } } } } } } } }`

describe('events', () => {
  it('are found by how far their standings are', async () => {
    const all = (await api.execute<Events>(undefined, EVENTS)).data?.events
    const states = new Set(all?.edges.map(({ node }) => node.standingsStatus))
    expect(states.size).toBeGreaterThan(0)
    for (const standings of ['PLANNED', 'PROVISIONAL', 'PUBLISHED', 'OFFICIAL']) {
      const found = (await api.execute<Events>(undefined, EVENTS, { filter: { standings } })).data?.events
      const expected = all?.edges.filter(({ node }) => node.standingsStatus === standings)
      expect(found).toEqual({ totalCount: expected?.length, edges: expected })
    }
  })

  it('are found by how far they reach, and none is open for entry after its day', async () => {
    const all = (await api.execute<Events>(undefined, EVENTS)).data?.events
    const clubs = (await api.execute<Events>(undefined, EVENTS, { filter: { category: 'club' } })).data?.events
    expect(clubs?.totalCount).toBeGreaterThan(0)
    expect(clubs?.totalCount).toBeLessThan(all?.totalCount ?? 0)
    const open = (await api.execute<Events>(undefined, EVENTS, { filter: { openForEntry: true } })).data?.events
    expect(open?.totalCount).toBe(0)
  })

  it('are found by where they are played, and by the region and name of who holds them', async () => {
    const rows = await database.db.execute<{ venue: string | null; name: string; region: string | null }>(
      sql`select e.venue, o.name_zh as name, o.region from event e join organisation o on o.id = e.organisation_id
        where o.parent_id is not null and not e.unannounced limit 1`,
    )
    const [event] = rows
    const found = async (place: string) =>
      (await api.execute<Events>(undefined, EVENTS, { filter: { place } })).data?.events.totalCount ?? -1
    for (const place of [event?.venue, event?.name, event?.name.slice(0, 2), event?.region])
      if (place) expect(await found(place), place).toBeGreaterThan(0)
    expect(await found('Ultima Thule 100%_')).toBe(0)
  })

  it('say who won and how large their field was, as their standings have it', async () => {
    const { data } = await api.execute<Outcomes>(undefined, OUTCOMES)
    const told = data?.events.edges.flatMap(({ node }) => (node.outcome ? [{ ...node, outcome: node.outcome }] : []))
    expect(told?.length).toBeGreaterThan(0)
    for (const { outcome, stages } of told ?? []) {
      const published = stages.flatMap(({ standings }) => (standings?.publishedAt ? [standings] : []))
      expect(outcome.contestants).toBe(Math.max(...published.map(({ lines }) => lines.totalCount)))
      const last = published.at(-1)?.lines.edges.filter(({ node }) => node.rank === 1)
      if (stages.length === 1)
        expect(outcome.winners).toEqual(last?.slice(0, 4).map(({ node }) => ({ id: node.entry.id })))
      else expect(outcome.winners.length).toBeGreaterThan(0)
    }
  })

  it.each([{ status: 'NOPE' }, { sport: 'chess' }])('refuse %j', async filter => {
    const { errors } = await api.execute(undefined, EVENTS, { filter })
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
  })
})
