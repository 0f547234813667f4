import {
  type AppealScene,
  appealScene,
  minute,
  type TestApi,
  type TestDatabase,
  testApi,
  testDatabase,
  testDeps,
} from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'

/** Guandan: a game lost is given back with its levels set, in the sport's own form; read again as it was written. */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let now = minute(0)
let appeal = ''
const panel: CasePerson[] = []
const edition = 'guandan/gsac-2017'
const slot = 'r1/t1'

interface Guide {
  readonly places: { slot: string; sides: { id: string }[] }[]
  readonly awards: { code: string; fields: { name: string }[] }[]
  readonly adjustments: { id: string; kind: string; entry: { id: string } | null }[]
}

const GUIDE = `query ($a: ID!, $s: String) { decisionGuide(appeal: $a, slot: $s) {
  places { slot sides { id } } awards { code fields { name } } adjustments { id kind entry { id } } } }`
const PREVIEW = `query ($a: ID!, $w: PrintWordsInput!) { publicationPreview(appeal: $a, words: $w) {
  usual levels { level allowed print { headnote { en } findings people { names } } } } }`

const ask = async <T>(who: Actor, document: string, variables: Record<string, unknown>): Promise<T> => {
  const { data, errors } = await api.execute<T>(who, document, variables)
  expect(errors).toBeUndefined()
  return data as T
}

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db, { editionId: edition, sport: 'guandan' })
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 3; at++) panel.push(await committeeMember(federation, at))
  const sides = scene.entryIds.slice(0, 2).map(id => globalId('Entry', id))
  const deals = Array.from({ length: 8 }, (_, at) => ({ finish: at % 2 === 0 ? [0, 2, 1, 3] : [1, 3, 0, 2] }))
  const sheet = { guandan: { kind: 'game', deals, ended: 'dealCount' } }
  const stage = globalId('Stage', scene.stageId)
  await road.done(scene.staff, 'enterResult', { stage, slot, round: 1, table: '1', sides, sheet, expectedVersion: 0 })
  const matter = { stage, slot, parties: [{ entry: sides[0] }] }
  const adjustments = [{ forfeit: { entry: sides[0], slot } }]
  const content = { stated: { kind: 'penalty', article: '33.1', adjustments } }
  now = minute(5)
  const words = { facts: 'Signals.', decision: 'The game is lost.' }
  await road.done(scene.director, 'recordRuling', { matter: { ...matter, content }, ...words })
  const [given] = await database.sql`select id from ruling where id <> ${scene.rulingId}`
  const [me] = scene.players
  const ruling = globalId('Ruling', String(given?.id))
  appeal = await road.done(me, 'draftAppeal', statementOf({ stageId: scene.stageId, ruling, slot }))
  await road.done(me, 'fileAppeal', { appeal })
  await road.done(scene.clerk, 'admitAppeal', { appeal })
  await road.done(scene.clerk, 'formPanel', { appeal, chosen: panel.map(member => member.person) })
  await road.sit(appeal, scene.clerk, panel)
  for (const member of panel) await road.done(member.actor, 'castVote', { appeal, outcome: 'rulingOverturned' })
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

describe('what a decision can order', () => {
  it('is told to those who sit, and to nobody else', async () => {
    for (const who of [undefined, scene.stranger, scene.players[0], scene.clerk, scene.director, scene.staff]) {
      const { errors } = await api.execute(who, GUIDE, { a: appeal })
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(errors?.[0]?.extensions?.code)
    }
    const { decisionGuide } = await ask<{ decisionGuide: Guide }>(panel[0]?.actor, GUIDE, { a: appeal, s: slot })
    expect(decisionGuide.places.map(place => place.slot)).toEqual([slot])
    expect(decisionGuide.awards.map(form => form.code)).toEqual(['setDeal', 'setLevels', 'setGame', 'setPoints'])
    expect(decisionGuide.adjustments.map(one => one.kind)).toEqual(['forfeit'])
  })

  it('is written in the form of the sport, and read again as it was written', async () => {
    const chair = panel[0]?.actor
    const { decisionGuide } = await ask<{ decisionGuide: Guide }>(chair, GUIDE, { a: appeal })
    const line = { edition, article: '33.3', as: 'order' }
    const restored = {
      ...line,
      text: 'Given back.',
      order: { restoreResult: { adjustments: [decisionGuide.adjustments[0]?.id] } },
    }
    const answers = [{ name: 'levels', value: 'Q:7' }]
    const setTo = (filled: object) => ({
      ...line,
      text: 'At Q and 7.',
      order: { adjustScore: { slot, award: { filled: { form: 'setLevels', answers, ...filled } } } },
    })
    const words = { findings: ['No signal.'], articles: [{ edition, article: '33.3' }], reasoningEn: 'Not proven.' }
    const wrong = setTo({ answers: [{ name: 'levels', value: 'nine' }] })
    expect(await road.codes(chair, 'draftDecision', { appeal, ...words, orders: [wrong] })).toEqual([
      'DESK_ENTRY_UNREADABLE',
    ])
    expect(await road.codes(chair, 'draftDecision', { appeal, ...words, orders: [setTo({ form: 'x' })] })).toEqual([
      'AWARD_FORM_UNKNOWN',
    ])
    await road.done(chair, 'draftDecision', { appeal, ...words, orders: [restored, setTo({})] })
    const { draftedDecision } = await ask<{ draftedDecision: { orders: unknown[]; standings: unknown[] } }>(
      chair,
      `query ($a: ID!) { draftedDecision(appeal: $a) { standings { rankAfter }
        orders { kind slot form answers { name value } adjustments payload } } }`,
      { a: appeal },
    )
    expect(draftedDecision.orders).toEqual([
      {
        kind: 'restoreResult',
        slot: null,
        form: null,
        answers: [],
        adjustments: restored.order.restoreResult.adjustments,
        payload: null,
      },
      { kind: 'adjustScore', slot, form: 'setLevels', answers, adjustments: [], payload: null },
    ])
    expect(draftedDecision.standings.length).toBeGreaterThan(0)
    await road.done(chair, 'previewDecision', { appeal })
    await road.done(chair, 'signDecision', { appeal })
    await road.done(scene.clerk, 'notifyDecision', { appeal })
  })
})

describe('what the public will read', () => {
  it('is shown to whoever may print it alone, level by level, and never names a minor', async () => {
    const words = { headnoteZh: '信号', headnoteEn: 'Young Tiger signalled', keywords: [] }
    for (const who of [undefined, scene.stranger, scene.players[0], scene.director, panel[0]?.actor]) {
      const { errors } = await api.execute(who, PREVIEW, { a: appeal, w: words })
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(errors?.[0]?.extensions?.code)
    }
    const child = String(scene.players[0]?.personId)
    await database.sql`update person set birth_date = '2015-01-01' where id = ${child}`
    await database.sql`insert into person_name (person_id, script, family, given, display, search_text)
      values (${child}, 'Latn', 'Tiger', 'Young', 'Young Tiger', 'tiger')`
    const { publicationPreview } = await ask<{
      publicationPreview: {
        usual: string
        levels: { level: string; allowed: boolean; print: { headnote: { en: string } } | null }[]
      }
    }>(scene.clerk, PREVIEW, { a: appeal, w: words })
    expect(publicationPreview.levels.map(({ level, allowed }) => [level, allowed])).toEqual([
      ['names', false],
      ['roles', true],
      ['summary', true],
      ['sealed', false],
    ])
    expect(publicationPreview.usual).toBe('roles')
    expect(publicationPreview.levels.at(-1)?.print).toBeNull()
    expect(JSON.stringify(publicationPreview)).not.toContain('Tiger')
    expect(await database.sql`select 1 from case_publication`).toHaveLength(0)
  })
})
