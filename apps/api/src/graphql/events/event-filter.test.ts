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

  it.each([{ status: 'NOPE' }, { sport: 'chess' }])('refuse %j', async filter => {
    const { errors } = await api.execute(undefined, EVENTS, { filter })
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
  })
})
