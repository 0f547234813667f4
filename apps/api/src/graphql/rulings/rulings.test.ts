import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { person, ruling } from '../../db/schema/index.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type AppealScene, appealScene } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

let database: TestDatabase
let api: TestApi
let scene: AppealScene
/** One ruling as usual for its kind, given over GraphQL by the director against the first pair. */
let warning: string
let penalty: string

const RECORD = `mutation ($input: RecordRulingInput!) { recordRuling(input: $input) {
  ruling { id visibility } problems { code } } }`
const WITHDRAW = `mutation ($input: WithdrawRulingInput!) { withdrawRuling(input: $input) {
  ruling { id superseded } problems { code } } }`
const LISTS = `query ($event: ID!, $stage: ID!) {
  event(id: $event) { rulings(first: 50) { totalCount edges { node { id facts parties { entry { number } } } } } }
  node(id: $stage) { ... on Stage { rulings(first: 50) { totalCount edges { node { id facts } } } } } }`
const ONE =
  'query ($id: ID!) { ruling(id: $id) { id facts superseded parties { role entry { number } } } node(id: $id) { id } }'

interface Shown {
  readonly id: string
  readonly facts: string
  readonly parties: readonly { readonly entry: { readonly number: string } | null }[]
}
interface List {
  readonly totalCount: number
  readonly edges: readonly { readonly node: Shown }[]
}

const ask = async <T>(who: Viewer | undefined, document: string, variables: Record<string, unknown>): Promise<T> => {
  const answer = await api.execute<T>(who, document, variables)
  expect(answer.errors).toBeUndefined()
  return answer.data as T
}

const matter = (kind: string, facts: string) => ({
  matter: {
    stage: toGlobalId('Stage', scene.stageId),
    parties: [{ entry: toGlobalId('Entry', scene.entryIds[0] ?? ''), role: 'offending' }],
    content: { stated: { kind, article: '74A2' } },
  },
  facts,
  decision: 'Decided.',
})

const record = async (who: Viewer | undefined, kind: string, facts: string) =>
  (
    await ask<{ recordRuling: { ruling: { id: string } | null; problems: { code: string }[] } }>(who, RECORD, {
      input: matter(kind, facts),
    })
  ).recordRuling

const listsFor = async (who: Viewer | undefined) => {
  const { event, node } = await ask<{ event: { rulings: List }; node: { rulings: List } }>(who, LISTS, {
    event: toGlobalId('Event', scene.eventId),
    stage: toGlobalId('Stage', scene.stageId),
  })
  return [event.rulings, node.rulings]
}

const one = (who: Viewer | undefined, id: string) => ask<{ ruling: Shown | null; node: unknown }>(who, ONE, { id })

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db))
  scene = await appealScene(database.db)
  warning = (await record(scene.director, 'warning', 'A remark nobody else is to read.')).ruling?.id ?? ''
  penalty = (await record(scene.director, 'penalty', 'Late to the table.')).ruling?.id ?? ''
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const viewers = (): readonly (readonly [name: string, who: Viewer | undefined, sees: boolean])[] => [
  ['nobody', undefined, false],
  ['a stranger with an account', scene.stranger, false],
  ['the pair that is not concerned', scene.players[2], false],
  ['a player of another table', scene.players[4], false],
  ['the offender', scene.players[0], true],
  ['the offender’s partner', scene.players[1], true],
  ['the director', scene.director, true],
  ['the staff', scene.staff, true],
  ['the committee', scene.committee, true],
]

describe('a warning', () => {
  it('is in the lists, the counts and under its id for its parties and officials, and for nobody else', async () => {
    for (const [name, who, sees] of viewers()) {
      for (const list of await listsFor(who)) {
        const ids = list.edges.map(edge => edge.node.id)
        expect(ids.includes(warning), name).toBe(sees)
        expect(ids.includes(penalty), name).toBe(true)
        expect(list.totalCount, name).toBe(ids.length)
        expect(JSON.stringify(list).includes('nobody else is to read'), name).toBe(sees)
      }
      const found = await one(who, warning)
      expect(found.ruling?.facts, name).toBe(sees ? 'A remark nobody else is to read.' : undefined)
      expect(found.node, name).toEqual(sees ? { id: warning } : null)
      expect((await one(who, penalty)).ruling?.facts, name).toBe('Late to the table.')
    }
  })

  it('is not given or taken back by those who may not rule', async () => {
    const refused: readonly (readonly [Viewer | undefined, string])[] = [
      [undefined, 'Sign in first.'],
      [scene.stranger, 'Not permitted.'],
      [scene.players[0], 'Not permitted.'],
      [scene.committee, 'Not permitted.'],
    ]
    const before = await database.db.select().from(ruling)
    for (const [who, message] of refused) {
      const given = await api.execute(who, RECORD, { input: matter('warning', 'x') })
      const taken = await api.execute(who, WITHDRAW, { input: { ruling: warning, reason: 'x' } })
      for (const { errors } of [given, taken]) expect(errors?.map(error => error.message)).toEqual([message])
    }
    expect(await database.db.select().from(ruling)).toHaveLength(before.length)
  })

  it('stays its parties’ own when it is taken back', async () => {
    const gone = (await record(scene.director, 'warning', 'Withdrawn soon.')).ruling?.id ?? ''
    const input = { ruling: gone, reason: null, reasonEn: 'The wrong pair.' }
    const answer = await ask<{ withdrawRuling: { ruling: { superseded: boolean } } }>(scene.director, WITHDRAW, {
      input,
    })
    expect(answer.withdrawRuling.ruling.superseded).toBe(true)
    const rows = await database.db.select().from(ruling).where(eq(ruling.kind, 'withdrawn'))
    // One language is enough: whoever reads the other reads what there is.
    expect(rows.map(({ reason, reasonEn }) => [reason, reasonEn])).toContainEqual([
      'The wrong pair.',
      'The wrong pair.',
    ])
    for (const [name, who, sees] of viewers()) {
      expect((await one(who, gone)).ruling?.id, name).toBe(sees ? gone : undefined)
      for (const list of await listsFor(who))
        expect(
          list.edges.map(edge => edge.node.id),
          name,
        ).not.toContain(gone)
      if (sees) continue
      for (const row of rows) expect((await one(who, toGlobalId('Ruling', row.id))).ruling, name).toBeNull()
    }
  })
})

describe('a contestant under age', () => {
  it('is named to those who run the event and to nobody else', async () => {
    const [minor] = scene.players
    await database.db
      .update(person)
      .set({ birthDate: '2015-06-01' })
      .where(eq(person.id, minor?.personId ?? ''))
    const named = async (who: Viewer | undefined) =>
      (await one(who, penalty)).ruling?.parties.map(party => party.entry?.number ?? null)
    for (const who of [undefined, scene.stranger, scene.players[2], scene.players[4]])
      expect(await named(who)).toEqual([null])
    for (const who of [scene.director, scene.staff, scene.committee]) expect(await named(who)).toEqual(['1'])
    const [list] = await listsFor(undefined)
    const listed = list?.edges.find(edge => edge.node.id === penalty)
    expect(listed?.node.parties).toEqual([{ entry: null }])
  })
})
