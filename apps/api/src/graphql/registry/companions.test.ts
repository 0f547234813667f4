import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { board, person } from '../../db/schema/index.js'
import { forgetTalliesOf } from '../../domain/play/play-tallies.repo.js'
import { tallyPlay } from '../../domain/play/tally-play.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { seasonOfFile } from '../../testing/season/season-of-file.js'
import { unwrap } from '../shared/errors.js'

/** With whom and against whom people play, and what the public pages of a stage have to show. */

const season = seasonOfFile('2025-03')
const { ask } = season

interface Met {
  readonly person: { readonly id: string }
  readonly games: number
  readonly won: number
  readonly level: number
  readonly lost: number
}

interface Shown {
  readonly tallies: { sport: string; events: number; played: number; firsts: number }[]
  readonly partners: {
    totalCount: number
    partners: { person: { id: string }; results: number; best: number }[]
  } | null
  readonly opponents: { totalCount: number; opponents: Met[] } | null
  readonly results: {
    edges: {
      node: {
        event: { id: string; sport: string }
        line: { rank: number; entry: { players: { person: { id: string } | null }[] } }
      }
    }[]
  }
}

const SHOWN = `query ($id: ID!, $first: Int!, $skip: Int!) { person(id: $id) {
  tallies { sport events played firsts }
  partners(first: $first, skip: $skip) { totalCount partners { results best person { id } } }
  opponents(first: $first, skip: $skip) { totalCount opponents { games won level lost person { id } } }
  results(first: 200) { edges { node { event { id sport } line { rank entry { players { person { id } } } } } } }
} }`

const shown = async (id: string, page = { first: 200, skip: 0 }, viewer?: Viewer): Promise<Shown> =>
  (await ask<{ person: Shown }>(SHOWN, { id, ...page }, viewer)).person

/** Somebody who played in every sport's first event with a partner. */
const busyPeople = async (sport = 'bridge'): Promise<string[]> => {
  const answer = await ask<{
    events: { edges: { node: { stages: { entries: { players: { person: { id: string } | null }[] }[] }[] } }[] }
  }>(
    `query { events(first: 20, filter: { sport: ${sport} }) { edges { node { stages { entries { players { person { id } } } } } } } }`,
  )
  const seen = new Map<string, number>()
  for (const { node } of answer.events.edges)
    for (const { entries } of node.stages)
      for (const { players } of entries)
        for (const { person: one } of players) if (one) seen.set(one.id, (seen.get(one.id) ?? 0) + 1)
  return [...seen].sort((a, b) => b[1] - a[1]).map(([id]) => id)
}

const PLAY = `fragment Play on PlayAnalysis { sport sports events years
  groups { code counts { kind count share success means { unit mean } } } }`

interface Play {
  readonly sport: string
  readonly sports: string[]
  readonly events: number
  readonly years: number[]
  readonly groups: { code: string; counts: { kind: string; count: number; share: string | null }[] }[]
}

const countIn = (play: Play | null, kind: string): number =>
  play?.groups.flatMap(group => group.counts).find(one => one.kind === kind)?.count ?? 0

const playOf = async (id: string, sport: string, year?: number): Promise<Play | null> =>
  (
    await ask<{ person: { play: Play | null } }>(
      `query ($id: ID!, $sport: Sport, $year: Int) { person(id: $id) { play(sport: $sport, year: $year) { ...Play } } } ${PLAY}`,
      { id, sport, year },
    )
  ).person.play

describe('how somebody played', () => {
  it('is counted once, by who is asked for nothing, and again where more is known of a deal', async () => {
    expect(await tallyPlay(season.database().db, { milliseconds: 60_000 })).toBeGreaterThan(5)
    expect(await tallyPlay(season.database().db, { milliseconds: 60_000 })).toBe(0)
    const [deal] = await season
      .database()
      .db.select({ written: sql<string>`${board.deal} #>> '{}'` })
      .from(board)
      .where(sql`${board.deal} is not null`)
      .limit(1)
    if (deal) {
      await forgetTalliesOf(season.database().db, [deal.written])
      expect(await tallyPlay(season.database().db, { milliseconds: 60_000 })).toBe(1)
    }
  })

  it.each(['bridge', 'guandan', 'mahjong'])('is told of a player of %s, year by year, with its whole', async sport => {
    const [id = ''] = await busyPeople(sport)
    const play = await playOf(id, sport)
    expect(play).toMatchObject({ sport, years: [2025] })
    const whole = { bridge: 'declaring', guandan: 'dealsPlayed', mahjong: 'handsPlayed' }[sport] ?? ''
    expect(countIn(play, whole)).toBeGreaterThan(0)
    expect(await playOf(id, sport, 2025)).toEqual(play)
    expect(await playOf(id, sport, 2001)).toMatchObject({ events: 0, years: [2025], groups: [] })
    const shares = play?.groups.flatMap(({ code, counts }) =>
      code.endsWith('ByRole') || code.endsWith('ByEnding') ? [counts] : [],
    )
    for (const counts of shares ?? [])
      expect(counts.reduce((sum, one) => sum + Number(one.share), 0)).toBeCloseTo(100, 0)
  })

  it('is told of all in the events of a body, and of one contestant on its card', async () => {
    const found = await ask<{
      events: {
        edges: {
          node: {
            organisation: { play: Play }
            stages: { standings: { id: string; lines: { edges: { node: { entry: { id: string } } }[] } } | null }[]
          }
        }[]
      }
    }>(
      `query { events(first: 20, filter: { sport: bridge }) { edges { node { organisation { play(sport: bridge) { ...Play } }
        stages { standings { id lines(first: 1) { edges { node { entry { id } } } } } } } } } } ${PLAY}`,
    )
    const node = found.events.edges
      .map(edge => edge.node)
      .find(one => one.stages[0]?.standings?.lines.edges[0] && countIn(one.organisation.play, 'declaring') > 20)
    const standings = node?.stages[0]?.standings
    expect(countIn(node?.organisation.play ?? null, 'declaring')).toBeGreaterThan(20)
    const card = (entry: string | undefined) =>
      ask<{ revision: { scorecard: { play: Play } } }>(
        `query ($id: ID!, $entry: ID!) { revision(id: $id) { scorecard(entry: $entry) { play { ...Play } } } } ${PLAY}`,
        { id: standings?.id, entry },
      )
    const { play } = (await card(standings?.lines.edges[0]?.node.entry.id)).revision.scorecard
    expect(play.events).toBe(1)
    expect(countIn(play, 'declaring') + countIn(play, 'defending')).toBeGreaterThan(5)
  })
})

describe('companions of a person', () => {
  it('are those of the entries, with the results reached together', async () => {
    const [id = ''] = await busyPeople()
    const { partners, results, tallies } = await shown(id)
    const together = new Map<string, number[]>()
    for (const { node } of results.edges)
      for (const { person: one } of node.line.entry.players)
        if (one && one.id !== id) together.set(one.id, [...(together.get(one.id) ?? []), node.line.rank])
    expect(together.size).toBeGreaterThan(0)
    expect(partners?.totalCount).toBe(together.size)
    for (const { person: one, results: count, best } of partners?.partners ?? [])
      expect([count, best]).toEqual([together.get(one.id)?.length, Math.min(...(together.get(one.id) ?? []))])
    const events = new Set(results.edges.map(({ node }) => `${node.event.sport} ${node.event.id}`))
    expect(tallies.reduce((sum, tally) => sum + tally.events, 0)).toBe(events.size)
    expect(tallies.every(tally => tally.played > 0)).toBe(true)
  })

  it('have the record of both sides the other way round, and are paged', async () => {
    const [id = ''] = await busyPeople('mahjong')
    const { opponents } = await shown(id)
    const [most] = opponents?.opponents ?? []
    expect(most).toBeDefined()
    for (const { games, won, level, lost } of opponents?.opponents ?? []) expect(won + level + lost).toBe(games)
    const theirs = (await shown(most?.person.id ?? '')).opponents?.opponents.find(one => one.person.id === id)
    expect(theirs).toMatchObject({ games: most?.games, won: most?.lost, level: most?.level, lost: most?.won })
    const second = await shown(id, { first: 1, skip: 1 })
    expect(second.opponents?.totalCount).toBe(opponents?.totalCount)
    expect(second.opponents?.opponents[0]).toEqual(opponents?.opponents[1])
  })

  it('of a minor are shown to who keeps the register alone', async () => {
    const [, , id = ''] = await busyPeople()
    const key = unwrap(fromGlobalId('Person', id))
    await season.database().db.update(person).set({ birthDate: '2015-05-05' }).where(eq(person.id, key))
    const everybody = await shown(id)
    expect([everybody.partners, everybody.opponents]).toEqual([null, null])
    expect(await playOf(id, 'bridge')).toBeNull()
    expect((await shown(id, { first: 5, skip: 0 }, season.staff())).partners).not.toBeNull()
  })
})

describe('the name of a person', () => {
  it('reads in pinyin where no Latin name is registered, with no statement more', async () => {
    const NAMES = (field: string) =>
      `query ($first: Int) { people(first: $first) { edges { node { name(script: Latn) ${field} } } } }`
    const count = async (field: string) =>
      (await season.database().statements.during(() => ask(NAMES(field), { first: 50 }))).statements.length
    expect(await count('derivedLatin')).toBe(await count(''))
    const { people } = await ask<{ people: { edges: { node: { name: string; derivedLatin: string | null } }[] } }>(
      NAMES('derivedLatin'),
      { first: 200 },
    )
    for (const { node } of people.edges)
      if (/\p{Script=Han}/u.test(node.name)) expect(node.derivedLatin).toMatch(/^\p{Lu}[\p{Ll}']+ \p{Lu}/u)
      else expect(node.derivedLatin).toBeNull()
    expect(people.edges.some(({ node }) => node.derivedLatin !== null)).toBe(true)
  })
})

interface Parts {
  readonly hasBoards: boolean
  readonly hasTables: boolean
  readonly standings: {
    tables: { totalCount: number; lines: { sides: { id: string }[] }[] }
    lines: { edges: { node: { figures: { code: string; value: string }[] } }[] }
  } | null
}

const stagesOf = async (sport: string): Promise<Parts[]> => {
  const answer = await ask<{ events: { edges: { node: { stages: Parts[] } }[] } }>(
    `query ($sport: Sport!) { events(first: 3, filter: { sport: $sport, standings: OFFICIAL }) { edges { node { stages {
      hasBoards hasTables standings {
        tables(first: 2) { totalCount lines { sides { id } } }
        lines(first: 60) { edges { node { figures { code value } } } }
      } } } } } }`,
    { sport },
  )
  return answer.events.edges.flatMap(({ node }) => node.stages)
}

describe('a stage', () => {
  it.each([
    ['bridge', true, false],
    ['guandan', false, true],
    ['mahjong', false, true],
  ])('of %s says whether it has boards and tables', async (sport, boards, tables) => {
    const stages = await stagesOf(sport)
    expect(stages.length).toBeGreaterThan(0)
    for (const stage of stages) {
      expect([stage.hasBoards, stage.hasTables]).toEqual([boards, tables])
      expect((stage.standings?.tables.totalCount ?? 0) > 0).toBe(tables)
      expect(stage.standings?.tables.lines.length).toBe(tables ? 2 : 0)
    }
  })

  it.each([
    ['guandan', 'levelPoints'],
    ['mahjong', 'gamePoints'],
  ])('of %s shows the %s of everybody', async (sport, code) => {
    for (const { standings } of await stagesOf(sport)) {
      const lines = standings?.lines.edges ?? []
      expect(lines.length).toBeGreaterThan(3)
      expect(lines.filter(({ node }) => !node.figures.some(figure => figure.code === code))).toEqual([])
    }
  })
})
