import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../db/schema/index.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { unwrap } from '../shared/errors.js'

/** What somebody's published results come to, counted again from the results themselves. */

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await seededDatabase('2025-03')
  api = await testApi(testDeps(database.db))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

interface Node {
  readonly event: { readonly endsOn: string; readonly sport: string }
  readonly line: { readonly rank: number }
  readonly marks: readonly string[]
}

interface Career {
  readonly seasons: readonly { year: number; results: number; wins: number; podiums: number; bestRank: number }[]
  readonly streaks: readonly { of: string; length: number }[]
}

interface Answer {
  readonly people: {
    readonly edges: readonly {
      readonly node: {
        readonly career: Career
        readonly bridge: Career
        readonly history: readonly { rank: number; value: string }[]
        readonly peaks: readonly { rank: { rank: number }; value: { value: string } }[]
        readonly results: { readonly edges: readonly { readonly node: Node }[] }
      }
    }[]
  }
}

const ASKED = `{ people(first: 10) { edges { node {
  career { seasons { year results wins podiums bestRank bestPercent } streaks { of length from until current } }
  bridge: career(sport: bridge) { seasons { year results wins podiums bestRank } streaks { of length } }
  history { rank value } peaks { rank { rank } value { value } }
  results(first: 50) { edges { node { event { endsOn sport } line { rank } marks } } } } } } }`

describe('a career', () => {
  it('counts what the results say, in all sports and in one', async () => {
    const { data, errors } = await api.execute<Answer>(undefined, ASKED)
    expect(errors).toBeUndefined()
    const people = data?.people.edges.map(({ node }) => node) ?? []
    expect(people.some(({ career }) => career.seasons.length > 0)).toBe(true)
    for (const { career, bridge, results, history, peaks } of people) {
      const own = results.edges.map(({ node }) => node)
      const sum = (of: Career, part: 'results' | 'wins' | 'podiums') =>
        of.seasons.reduce((total, season) => total + season[part], 0)
      expect(sum(career, 'results')).toBe(own.length)
      expect(sum(career, 'wins')).toBe(own.filter(({ line }) => line.rank === 1).length)
      expect(sum(career, 'podiums')).toBe(own.filter(({ line }) => line.rank <= 3).length)
      expect(sum(bridge, 'results')).toBe(own.filter(({ event }) => event.sport === 'bridge').length)
      const sports = new Set(own.map(({ event }) => event.sport))
      expect(own.filter(({ marks }) => marks.includes('firstResult'))).toHaveLength(sports.size)
      if (history.length > 0)
        expect(Math.min(...peaks.map(({ rank }) => rank.rank))).toBe(Math.min(...history.map(({ rank }) => rank)))
    }
  })
})

interface Meetings {
  readonly person: {
    readonly partners: { readonly partners: readonly { readonly person: { id: string }; readonly results: number }[] }
    readonly opponents: {
      readonly opponents: readonly { person: { id: string }; games: number; won: number; level: number; lost: number }[]
    }
  }
}

const COMPANIONS = `query ($id: ID!) { person(id: $id) {
  partners(first: 3) { partners { person { id } results } }
  opponents(first: 3) { opponents { person { id } games won level lost } } } }`

const MEETINGS = `query ($id: ID!, $with: ID!) { person(id: $id) { meetings(with: $with) {
  together(first: 200) { event { id } line { rank } }
  common(first: 200) { own { event { id } } theirs { event { id } } }
  games(first: 200) { rank theirs session event { id } } } } }`

interface Met {
  readonly person: {
    readonly meetings: {
      readonly together: readonly unknown[]
      readonly common: readonly { own: { event: { id: string } }; theirs: { event: { id: string } } }[]
      readonly games: readonly { rank: number; theirs: number }[]
    } | null
  }
}

describe('the page of two', () => {
  it('has every game and every result that the counts of companions have', async () => {
    const ids = (
      await api.execute<{ people: { edges: { node: { id: string } }[] } }>(
        undefined,
        '{ people(first: 6) { edges { node { id } } } }',
      )
    ).data?.people.edges.map(({ node }) => node.id)
    let games = 0
    for (const id of ids ?? []) {
      const person = (await api.execute<Meetings>(undefined, COMPANIONS, { id })).data?.person
      for (const { person: partner, results } of person?.partners.partners ?? []) {
        const met = (await api.execute<Met>(undefined, MEETINGS, { id, with: partner.id })).data?.person.meetings
        expect(met?.together).toHaveLength(results)
      }
      for (const { person: other, ...counted } of person?.opponents.opponents ?? []) {
        const met = (await api.execute<Met>(undefined, MEETINGS, { id, with: other.id })).data?.person.meetings
        const found = met?.games ?? []
        games += found.length
        expect({
          games: found.length,
          won: found.filter(({ rank, theirs }) => rank < theirs).length,
          level: found.filter(({ rank, theirs }) => rank === theirs).length,
          lost: found.filter(({ rank, theirs }) => rank > theirs).length,
        }).toEqual(counted)
        for (const { own, theirs } of met?.common ?? []) expect(own.event.id).toBe(theirs.event.id)
      }
    }
    expect(games).toBeGreaterThan(0)
  })

  it('is closed where one of them is a minor, and refuses what names nobody', async () => {
    const ids = (
      await api.execute<{ people: { edges: { node: { id: string } }[] } }>(
        undefined,
        '{ people(first: 2) { edges { node { id } } } }',
      )
    ).data?.people.edges.map(({ node }) => node.id)
    const [id, other] = ids ?? []
    const shown = () => api.execute<Met>(undefined, MEETINGS, { id, with: other })
    expect((await shown()).data?.person.meetings).not.toBeNull()
    await database.db
      .update(person)
      .set({ birthDate: new Date().toISOString().slice(0, 10) })
      .where(eq(person.id, unwrap(fromGlobalId('Person', other ?? ''))))
    expect((await shown()).data?.person.meetings).toBeNull()
    expect((await api.execute(undefined, MEETINGS, { id, with: 'nobody' })).errors).toHaveLength(1)
  })
})

interface Listed {
  readonly rankings: readonly {
    readonly newest: {
      readonly distribution: readonly { readonly from: string; readonly until: string; readonly count: number }[]
      readonly entries: { readonly totalCount: number; readonly edges: readonly { readonly node: { value: string } }[] }
    } | null
  }[]
}

describe('the spread of a list', () => {
  it('counts each line once, in the bin that holds its value', async () => {
    const { data, errors } = await api.execute<Listed>(
      undefined,
      `{ rankings { newest: latest { distribution { from until count } entries(first: 200) { totalCount edges { node { value } } } } } }`,
    )
    expect(errors).toBeUndefined()
    const lists = data?.rankings.flatMap(({ newest }) => newest ?? []) ?? []
    expect(lists.length).toBeGreaterThan(0)
    for (const { distribution, entries } of lists) {
      expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(entries.totalCount)
      if (entries.totalCount > entries.edges.length) continue
      for (const { from, until, count } of distribution) {
        const inside = entries.edges.filter(
          ({ node }) => Number(from) <= Number(node.value) && Number(node.value) < Number(until),
        )
        expect(inside.length).toBe(count)
      }
    }
  })
})
