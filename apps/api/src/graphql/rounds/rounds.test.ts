import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewerOfAccount } from '../../testing/viewer-of-account.js'
import type { Viewer } from '../../auth/viewer.js'
import { auditEvent } from '../../db/schema/index.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { fixedClock } from '../../base/clock.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

let database: TestDatabase
let api: TestApi
const viewers = new Map<string, Viewer | undefined>()
const clock = fixedClock('2026-11-21T04:00:00Z')

beforeAll(async () => {
  database = await seededDatabase('2025-01')
  api = await testApi(testDeps(database.db, clock))
  for (const name of ['director', 'scorer', 'player']) {
    viewers.set(name, await viewerOfAccount(database.db, clock, `${name}@paiji.example`, 'test'))
  }
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const ask = async <T>(document: string, variables: Record<string, unknown> = {}, who?: string): Promise<T> => {
  const answer = await api.execute<T>(who ? viewers.get(who) : undefined, document, variables)
  expect(answer.errors).toBeUndefined()
  return answer.data as T
}

const SESSIONS = `query ($sport: Sport) { events(first: 3, filter: { status: RUNNING, sport: $sport, from: "2026-11-01" }) {
  edges { node { sport stages { sessions { id number } } } } } }`
const SESSION = `query ($id: ID!) { playSession(id: $id) { number stage { event { sport } } rounds {
  id number status publishedAt permissions { canManage { allowed } canEnterResult { allowed } }
  tables { id section label kind boards sides { number } because { nodes { code value } }
    slots { slot board version enteredBy source sheet { __typename } } } } } }`

interface Slot {
  slot: string
  version: number
  enteredBy: string | null
  sheet: { __typename: string } | null
}
interface Table {
  label: string
  boards: string[]
  sides: { number: string }[]
  because: { nodes: { code: string; value: string }[] } | null
  slots: Slot[]
}
interface Round {
  id: string
  number: number
  status: string
  permissions: { canManage: { allowed: boolean }; canEnterResult: { allowed: boolean } }
  tables: Table[]
}
interface Sessions {
  events: { edges: { node: { stages: { sessions: { id: string }[] }[] } }[] }
}

const sessionOf = async (sport: string): Promise<string> => {
  const { events } = await ask<Sessions>(SESSIONS, { sport })
  return events.edges[0]?.node.stages[0]?.sessions[0]?.id ?? ''
}

const roundsOf = async (sport: string, who?: string): Promise<Round[]> =>
  (await ask<{ playSession: { rounds: Round[] } }>(SESSION, { id: await sessionOf(sport) }, who)).playSession.rounds

describe('rounds', () => {
  it('show everybody the pairings that are published, and nobody but officials what is in the desk', async () => {
    const rounds = await roundsOf('bridge')
    expect(rounds.map(({ number, status }) => [number, status])).toEqual([
      [1, 'CLOSED'],
      [2, 'CLOSED'],
      [3, 'CLOSED'],
      [4, 'OPEN'],
    ])
    for (const { tables, permissions } of rounds) {
      expect(tables).toHaveLength(7)
      expect(tables.flatMap(table => table.slots)).toEqual([])
      expect(new Set(tables.flatMap(table => table.sides.map(side => side.number))).size).toBe(14)
      expect(permissions).toEqual({ canManage: { allowed: false }, canEnterResult: { allowed: false } })
    }
  })

  it('show a scorer the places of the desk, in the order of the hall', async () => {
    const open = (await roundsOf('bridge', 'scorer')).find(round => round.status === 'OPEN')
    expect(open?.tables.map(table => table.label)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const [first] = open?.tables ?? []
    expect(first?.slots.map(slot => slot.slot)).toEqual(first?.boards.map(board => `s1/r4/t1/b${board}`))
    const slots = open?.tables.flatMap(table => table.slots) ?? []
    expect(slots.filter(slot => slot.version === 1)).toHaveLength(11)
    expect(slots.filter(slot => slot.version === 0)).toHaveLength(10)
    for (const { version, sheet, enteredBy } of slots) {
      expect(sheet?.__typename).toBe(version > 0 ? 'BridgeSheet' : undefined)
      expect(enteredBy).toBe(version > 0 ? '办公室' : null)
    }
  })

  it('show drafts to the director alone', async () => {
    const numbers = async (who: string) => (await roundsOf('bridge', who)).map(round => round.number)
    expect(await numbers('scorer')).toEqual([1, 2, 3, 4])
    expect(await numbers('director')).toEqual([1, 2, 3, 4, 5, 6, 7])
    const draft = (await roundsOf('bridge', 'director')).at(-1)
    const ROUND =
      'query ($id: ID!) { round(id: $id) { number session { number } stage { name { zh } } } node(id: $id) { id } }'
    expect(await ask(ROUND, { id: draft?.id }, 'player')).toEqual({ round: null, node: null })
    expect(await ask(ROUND, { id: draft?.id }, 'director')).toMatchObject({
      round: { number: 7 },
      node: { id: draft?.id },
    })
  })

  it('say why two sides meet, by number and name', async () => {
    const [, second] = await roundsOf('guandan')
    for (const { because, sides } of second?.tables ?? []) {
      const [root] = because?.nodes ?? []
      expect(root?.code).toBe('swissPair')
      expect(root?.value).toMatch(new RegExp(`^${sides[0]?.number} .+ – ${sides[1]?.number} .+$`))
    }
  })

  it('name one place for a table where it has one sheet', async () => {
    const open = (await roundsOf('mahjong', 'scorer')).find(round => round.status === 'OPEN')
    expect(open?.tables.map(table => table.slots.map(slot => slot.slot))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(table => [`r3/t${table}`]),
    )
    expect(open?.tables.every(table => table.sides.length === 4)).toBe(true)
  })

  it('say what every side got, once the sheets are in the standings, and nothing of what is still to come', async () => {
    const document = `query ($id: ID!) { playSession(id: $id) { rounds { status tables {
      kind sides { id } points { entry { id } points unit } slots { sheet { __typename } } } } } }`
    interface Played {
      status: string
      tables: {
        kind: string
        sides: { id: string }[]
        points: { entry: { id: string }; points: string; unit: string }[]
        slots: { sheet: object | null }[]
      }[]
    }
    for (const [sport, unit, sum] of [
      ['guandan', 'matchPoint', 2],
      ['mahjong', 'standardPoint', 7],
    ] as const) {
      const { playSession } = await ask<{ playSession: { rounds: Played[] } }>(document, { id: await sessionOf(sport) })
      const tables = playSession.rounds
        .filter(round => round.status === 'CLOSED')
        .flatMap(round => round.tables.filter(table => table.kind === 'match'))
      expect(tables.length).toBeGreaterThan(6)
      for (const { sides, points } of tables) {
        expect(points.map(one => one.entry.id).sort()).toEqual(sides.map(side => side.id).sort())
        expect(new Set(points.map(one => one.unit))).toEqual(new Set([unit]))
        expect(points.reduce((total, one) => total + Number(one.points), 0)).toBeCloseTo(sum, 1)
      }
      const waiting = playSession.rounds.filter(round => round.status === 'PLANNED').flatMap(round => round.tables)
      expect(waiting.flatMap(table => table.points)).toEqual([])
    }
  })

  it('cost the same number of statements, however many tables', async () => {
    const count = async (sport: string) => {
      const { statements } = await database.statements.during(() => roundsOf(sport, 'director'))
      return statements.length
    }
    const [few, many] = [await count('mahjong'), await count('bridge')]
    expect(many).toBeLessThanOrEqual(few)
    expect(few).toBeLessThan(15)
  })

  it('are found through their session', async () => {
    const id = await sessionOf('guandan')
    const answer = await ask(
      `query ($id: ID!) { playSession(id: $id) { number rounds { number } stage { event { sport } } } node(id: $id) { id } }`,
      { id },
    )
    expect(answer).toEqual({
      playSession: {
        number: 1,
        rounds: [{ number: 1 }, { number: 2 }, { number: 3 }],
        stage: { event: { sport: 'guandan' } },
      },
      node: { id },
    })
  })

  describe('have a clock', () => {
    const SET = `mutation ($input: SetRoundClockInput!) { setRoundClock(input: $input) {
      problems { code } round { minutes clock { state secondsLeft endsAt now } } } }`
    interface Set {
      setRoundClock: {
        problems: { code: string }[]
        round: { minutes: number; clock: { state: string; secondsLeft: number; endsAt: Date | null } } | null
      }
    }
    const openRound = async () => (await roundsOf('mahjong', 'scorer')).find(round => round.status === 'OPEN')
    const set = async (who: string, action: string, minutes?: number, round?: string) => {
      const input = { round: round ?? (await openRound())?.id, action, minutes, idempotencyKey: `${who}-${++asked}` }
      const { setRoundClock } = await ask<Set>(SET, { input }, who)
      return setRoundClock.problems[0]?.code ?? setRoundClock.round?.clock
    }
    let asked = 0

    it('that the director starts, stops, sets going again and calls', async () => {
      expect(await set('director', 'START', 120)).toMatchObject({
        state: 'RUNNING',
        secondsLeft: 7200,
        endsAt: new Date('2026-11-21T06:00:00Z'),
      })
      expect(await set('director', 'RESUME')).toBe('ROUND_CLOCK_NOT_PAUSED')
      expect(await set('director', 'PAUSE')).toMatchObject({ state: 'PAUSED', secondsLeft: 7200, endsAt: null })
      expect(await set('director', 'PAUSE')).toBe('ROUND_CLOCK_NOT_RUNNING')
      expect(await set('director', 'RESUME')).toMatchObject({ state: 'RUNNING', secondsLeft: 7200 })
      expect(await set('director', 'LENGTH', 90)).toMatchObject({ state: 'RUNNING', secondsLeft: 5400 })
      expect(await set('director', 'END')).toMatchObject({ state: 'ENDED', secondsLeft: 5400, endsAt: null })
      expect(await set('director', 'END')).toBe('ROUND_CLOCK_NOT_RUNNING')
      const events = await database.db.select().from(auditEvent).where(eq(auditEvent.type, 'ROUND_CLOCK_SET'))
      expect(events).toHaveLength(5)
    })

    it('of a length that makes sense, while the round is played', async () => {
      expect(await set('director', 'LENGTH', 0)).toBe('ROUND_CLOCK_LENGTH_MISSING')
      expect(await set('director', 'START', 601)).toBe('ROUND_CLOCK_LENGTH_MISSING')
      const closed = (await roundsOf('mahjong')).find(round => round.status === 'CLOSED')
      expect(await set('director', 'START', 60, closed?.id)).toBe('ROUND_NOT_RUNNING')
    })

    it('that nobody does what there is no word for', async () => {
      const input = { round: (await openRound())?.id, action: 'HURRY' }
      const { errors } = await api.execute(viewers.get('director'), SET, { input })
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
    })

    it.each(['scorer', 'player'])('that a %s may look at and not touch', async who => {
      const input = { round: (await openRound())?.id, action: 'START', minutes: 120, idempotencyKey: who }
      const { errors } = await api.execute(viewers.get(who), SET, { input })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'ROLE_MISSING' })
    })
  })
})
