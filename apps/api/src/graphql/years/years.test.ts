import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { person, personPrivacy } from '../../db/schema/index.js'
import { personYearPaper } from '../../domain/exports/year-paper.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { seasonOfFile } from '../../testing/season/season-of-file.js'
import { unwrap } from '../shared/errors.js'

/** A year looked back on, counted again from the results themselves, and who is shown what of it. */

const season = seasonOfFile('2025-03')
const { ask } = season

interface Node {
  readonly event: { readonly endsOn: string; readonly id: string }
  readonly line: { readonly rank: number; readonly percent: string | null; readonly entry: { readonly id: string } }
}

interface Year {
  readonly season: { year: number; results: number; wins: number; podiums: number; bestPercent: string | null }
  readonly months: number[]
  readonly results: Node[]
  readonly highest: Node | null
  readonly points: { sport: string; points: string; awards: number }[]
  readonly rankings: { first: { asOf: string }; last: { asOf: string }; best: { rank: number } }[]
  readonly grades: { awardedOn: string }[]
  readonly partners: { partners: { person: { id: string }; results: number }[] } | null
  readonly opponents: { opponents: { person: { id: string }; games: number }[] } | null
}

const NODE = '{ event { id endsOn } line { rank percent entry { id } } }'
const YEAR = `{ season { year results wins podiums bestPercent } months results(first: 100) ${NODE} highest ${NODE}
  points { sport points awards } rankings { first { asOf } last { asOf } best { rank } } grades { awardedOn }
  partners(first: 3) { partners { results person { id } } } opponents(first: 3) { opponents { games person { id } } } }`
const OF = `query ($id: ID!, $year: Int!, $with: ID) { person(id: $id) { year(year: $year, with: $with) ${YEAR} } }`

const yearOf = async (id: string, year: number, other?: string, viewer?: Viewer): Promise<Year | null> =>
  (await ask<{ person: { year: Year | null } }>(OF, { id, year, with: other ?? null }, viewer)).person.year

const RESULTS = `query ($id: ID!) { person(id: $id) { results(first: 60) { edges { node ${NODE} } } } }`

interface Entered {
  readonly events: {
    readonly edges: readonly {
      readonly node: {
        readonly stages: readonly {
          readonly entries: readonly {
            readonly players: readonly { readonly person: { readonly id: string } | null }[]
          }[]
        }[]
      }
    }[]
  }
}

/** Those who played most at bridge, with what they reached. */
const someone = async (skip = 0) => {
  const listed = await ask<Entered>(`{ events(first: 20, filter: { sport: bridge }) { edges { node {
    stages { entries { players { person { id } } } } } } } }`)
  const times = new Map<string, number>()
  const players = listed.events.edges.flatMap(({ node }) => node.stages.flatMap(({ entries }) => entries))
  for (const { person: one } of players.flatMap(entry => entry.players))
    if (one) times.set(one.id, (times.get(one.id) ?? 0) + 1)
  const id = [...times].sort((a, b) => b[1] - a[1])[skip]?.[0] ?? ''
  const found = await ask<{ person: { results: { edges: { node: Node }[] } } }>(RESULTS, { id })
  return { id, results: found.person.results.edges.map(({ node }) => node) }
}

describe('a year of a player', () => {
  it('counts what the results of the year say, each of which it lists', async () => {
    const { id, results } = await someone()
    for (const year of [2024, 2025, 2026]) {
      const own = results.filter(({ event }) => event.endsOn.startsWith(`${year}-`))
      const found = await yearOf(id, year)
      if (own.length === 0) {
        expect(found).toBeNull()
        continue
      }
      expect(found?.season).toMatchObject({
        year,
        results: own.length,
        wins: own.filter(({ line }) => line.rank === 1).length,
        podiums: own.filter(({ line }) => line.rank <= 3).length,
      })
      expect(found?.results.length).toBe(own.length)
      expect(found?.months.reduce((sum, count) => sum + count, 0)).toBe(own.length)
      expect(found?.highest?.line.percent ?? null).toBe(found?.season.bestPercent)
      for (const { first, last } of found?.rankings ?? [])
        expect([first.asOf, last.asOf].every(day => day.startsWith(`${year}-`))).toBe(true)
      for (const { awardedOn } of found?.grades ?? []) expect(awardedOn.slice(0, 4)).toBe(`${year}`)
    }
  })

  it('is nothing in a year without a result, far away or before time', async () => {
    const { id } = await someone()
    for (const year of [1999, 0, -5, 999_999, 2_147_483_647]) expect(await yearOf(id, year)).toBeNull()
  })

  it('of a pair has what both reached together, and nothing of either alone', async () => {
    const { id } = await someone()
    const alone = await yearOf(id, 2025)
    const partner = alone?.partners?.partners[0]
    const pair = await yearOf(id, 2025, partner?.person.id)
    expect(pair?.season.results).toBe(partner?.results)
    expect(await yearOf(partner?.person.id ?? '', 2025, id)).toMatchObject({ season: pair?.season as object })
    expect(pair).toMatchObject({ points: [], rankings: [], grades: [], partners: null, opponents: null })
    expect(await yearOf(id, 2025, id)).toBeNull()
  })

  it('shows no companions of a minor but to who keeps the register, and nothing of a record that was taken back', async () => {
    const { id } = await someone(1)
    const row = unwrap(fromGlobalId('Person', id))
    const partner = (await yearOf(id, 2025))?.partners?.partners[0]?.person.id ?? ''
    await season.database().db.update(person).set({ birthDate: '2012-05-05' }).where(eq(person.id, row))
    const asStranger = await yearOf(id, 2025)
    expect(asStranger?.season.results).toBeGreaterThan(0)
    expect(asStranger).toMatchObject({ partners: null, opponents: null })
    expect(await yearOf(id, 2025, partner)).toBeNull()
    expect(await yearOf(partner, 2025, id)).toBeNull()
    expect((await yearOf(id, 2025, undefined, season.staff()))?.partners).not.toBeNull()
    const papers = (asked: { personId: string; otherId?: string }) =>
      personYearPaper(season.deps(), { ...asked, year: 2025 }, 'zh-CN')
    const otherId = unwrap(fromGlobalId('Person', partner))
    expect(await papers({ personId: row })).toMatchObject({ ok: true })
    expect(await papers({ personId: otherId, otherId: row })).toMatchObject({ ok: false })
    await season
      .database()
      .db.update(person)
      .set({ withdrawnAt: new Date('2026-10-01') })
      .where(eq(person.id, row))
    expect(await yearOf(id, 2025)).toBeNull()
    expect(await yearOf(partner, 2025, id)).toBeNull()
    expect(await papers({ personId: row })).toMatchObject({ ok: false })
    await season.database().db.update(person).set({ withdrawnAt: null, birthDate: null }).where(eq(person.id, row))
  })
})

interface BodyYear {
  readonly events: number
  readonly players: number
  readonly newPlayers: number
  readonly played: number
  readonly months: number[]
  readonly largest: { id: string } | null
  readonly list: { id: string }[]
  readonly regulars: { count: number; person: { id: string } }[]
  readonly winners: { count: number; person: { id: string } }[]
}

interface Body {
  readonly parent: { readonly id: string } | null
  readonly years: number[]
  readonly year: BodyYear | null
}

const BODY = `query ($id: ID!, $year: Int!) { organisation(id: $id) { parent { id } years
  year(year: $year) { events players newPlayers played months largest { id } list(first: 100) { id }
    regulars(first: 5) { count person { id } } winners(first: 50) { count person { id } } } } }`

const bodies = async (year: number, viewer?: Viewer): Promise<Body[]> => {
  const listed = await ask<{ organisations: { edges: { node: { id: string } }[] } }>(
    '{ organisations(first: 50) { edges { node { id } } } }',
  )
  const ids = listed.organisations.edges.map(({ node }) => node.id)
  return Promise.all(ids.map(async id => (await ask<{ organisation: Body }>(BODY, { id, year }, viewer)).organisation))
}

describe('a year of a body', () => {
  it('counts each event once, above and below, and knows its years', async () => {
    const all = await bodies(2025)
    const top = all.filter(({ parent }) => parent === null)
    expect(top.some(({ year }) => (year?.events ?? 0) > 5)).toBe(true)
    for (const { years, year } of all) {
      expect(years.includes(2025)).toBe(year !== null)
      if (!year) continue
      expect(year.months.reduce((sum, count) => sum + count, 0)).toBe(year.events)
      expect(year.players).toBeGreaterThanOrEqual(year.newPlayers)
      expect(year.regulars[0]?.count).toBeLessThanOrEqual(year.events)
      expect(year.regulars.map(({ count }) => count)).toEqual(
        year.regulars.map(({ count }) => count).sort((a, b) => b - a),
      )
      expect(year.list.map(({ id }) => id)).toContain(year.largest?.id)
      expect(new Set(year.list.map(({ id }) => id)).size).toBe(year.events)
    }
    expect((await bodies(1000)).every(({ year }) => year === null)).toBe(true)
  })

  it('names no winner who hides the club, but to who keeps the register', async () => {
    const winnersOf = async (viewer?: Viewer) =>
      (await bodies(2025, viewer)).flatMap(({ year }) => year?.winners.map(one => one.person.id) ?? [])
    const [first] = await winnersOf()
    const personId = unwrap(fromGlobalId('Person', first ?? ''))
    await season
      .database()
      .db.insert(personPrivacy)
      .values({ personId, hideClub: true })
      .onConflictDoUpdate({ target: personPrivacy.personId, set: { hideClub: true } })
    expect(await winnersOf()).not.toContain(first)
    expect(await winnersOf(season.staff())).toContain(first)
  })
})
