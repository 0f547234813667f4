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
import { globalId } from '../support/ids.js'

/** Guandan, article 33.3: a game lost by penalty, a committee of three, and nothing after it. */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let now = minute(0)
let ruling = ''
let appeal = ''
const panel: CasePerson[] = []

const edition = 'guandan/gsac-2017'
const slot = 'r1/t1'

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db, { editionId: edition, sport: 'guandan' })
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 4; at++) panel.push(await committeeMember(federation, at))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

describe('a game lost by penalty', () => {
  it('is ruled', async () => {
    const sides = scene.entryIds.slice(0, 2).map(id => globalId('Entry', id))
    const deals = Array.from({ length: 8 }, (_, at) => ({ finish: at % 2 === 0 ? [0, 2, 1, 3] : [1, 3, 0, 2] }))
    const sheet = { guandan: { kind: 'game', deals, ended: 'dealCount' } }
    const stage = globalId('Stage', scene.stageId)
    const played = { stage, slot, round: 1, table: '1', sides, sheet, expectedVersion: 0 }
    await road.done(scene.staff, 'enterResult', played)
    const adjustments = [{ forfeit: { entry: sides[0], slot } }]
    const parties = [{ entry: sides[0], role: 'offending' }]
    const content = { stated: { kind: 'penalty', article: '33.1', adjustments } }
    const matter = { stage, slot, parties, content }
    const words = { facts: 'Signals across the table.', decision: 'The game is lost.' }
    now = minute(5)
    await road.done(scene.director, 'recordRuling', { matter, ...words })
    const [given] = await database.sql`select id from ruling where id <> ${scene.rulingId}`
    ruling = globalId('Ruling', String(given?.id))
  })

  it('is heard by a committee of three', async () => {
    now = minute(20)
    const [me] = scene.players
    appeal = await road.done(me, 'draftAppeal', statementOf({ stageId: scene.stageId, ruling }))
    await road.done(me, 'fileAppeal', { appeal })
    await road.done(scene.clerk, 'admitAppeal', { appeal })
    const persons = panel.map(member => member.person)
    const pair = { appeal, chosen: persons.slice(0, 2) }
    expect(await road.codes(scene.clerk, 'formPanel', pair)).toEqual(['PANEL_SIZE_REFUSED'])
    await road.done(scene.clerk, 'formPanel', { appeal, chosen: persons.slice(0, 3), reserves: persons.slice(3) })
    await road.sit(appeal, scene.clerk, panel.slice(0, 3))
    const stands = {
      order: { recordOnly: {} },
      edition,
      article: '33.3',
      as: 'order',
      text: 'The ruling stands.',
    }
    const draft = {
      findings: ['The signals were seen by two.'],
      articles: [{ edition, article: '33.3' }],
      reasoningEn: 'The penalty is the one the rules name.',
      orders: [stands],
    }
    await road.decide({ appeal, clerk: scene.clerk, panel: panel.slice(0, 3), outcome: 'rulingUpheld', draft })
    expect(await road.status(appeal)).toBe('NOTIFIED')
  })

  it('is final', async () => {
    const [me] = scene.players
    expect(await road.codes(me, 'escalateAppeal', { appeal, grounds: 'unfair' })).toEqual(['NO_FURTHER_ROUTE'])
    expect(await database.sql`select kind from appeal_clock where kind = 'escalation'`).toHaveLength(0)
    await road.done(scene.clerk, 'closeCase', { appeal })
    expect(await road.status(appeal)).toBe('CLOSED')
  })
})

describe('a case sent back', () => {
  it('is opened again below, linked, with its parties', async () => {
    now = minute(20)
    const [me] = scene.players
    const back = await road.done(me, 'draftAppeal', statementOf({ stageId: scene.stageId, slot }))
    await road.done(me, 'fileAppeal', { appeal: back })
    await road.done(scene.clerk, 'admitAppeal', { appeal: back })
    const persons = panel.map(member => member.person)
    await road.done(scene.clerk, 'formPanel', { appeal: back, chosen: persons.slice(0, 3), cause: 'as before' })
    await road.sit(back, scene.clerk, panel.slice(0, 3))
    const order = {
      order: { remand: { to: 'director' } },
      edition,
      article: '33.3',
      as: 'order',
      text: 'To the director, who is to hear both sides.',
    }
    const draft = {
      findings: ['The other side was not heard.'],
      articles: [{ edition, article: '33.3' }],
      reasoningEn: 'Nobody is judged unheard.',
      orders: [order],
    }
    await road.decide({ appeal: back, clerk: scene.clerk, panel: panel.slice(0, 3), outcome: 'remanded', draft })
    const [opened] = await database.sql`
      select a.id, a.status, a.body, a.instance, l.kind,
        (select count(*)::int from appeal_party p where p.appeal_id = a.id) as parties
      from case_link l join appeal a on a.id = l.to_appeal_id`
    expect(opened).toMatchObject({ status: 'ADMITTED', body: 'director', instance: 1, kind: 'remand' })
    expect(opened?.parties).toBeGreaterThan(0)
    expect(await road.status(back)).toBe('NOTIFIED')
    const course = async (id: string) =>
      (
        await api.execute<{ appeal: unknown }>(
          me,
          'query ($id: ID!) { appeal(id: $id) { continues { id } continuedBy { id } } }',
          { id },
        )
      ).data?.appeal
    const next = globalId('Appeal', String(opened?.id))
    expect(await course(back)).toEqual({ continues: null, continuedBy: { id: next } })
    expect(await course(next)).toEqual({ continues: { id: back }, continuedBy: null })
    const judge = await committeeMember({ database, federation: { id: scene.federationId } }, 41)
    await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${String(judge.actor.accountId)}, 'director', 'organisation', ${scene.federationId}, '[2020-01-01,)', 'test')`
    await road.done(scene.clerk, 'formPanel', { appeal: next, chosen: [judge.person] })
    await road.sit(next, scene.clerk, [judge])
    const upheld = { ...draft, orders: [{ ...order, order: { recordOnly: {} }, text: 'It stands.' }] }
    await road.decide({ appeal: next, clerk: scene.clerk, panel: [judge], outcome: 'rulingUpheld', draft: upheld })
    expect(await road.status(next)).toBe('NOTIFIED')
  })
})
