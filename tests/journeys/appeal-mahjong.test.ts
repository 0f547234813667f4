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

/** Mahjong, 3.12 and 3.13: a false win, two hundred dollars, and a penalty that no committee lifts. */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let now = minute(0)
let appeal = ''
const panel: CasePerson[] = []

const edition = 'mahjong/wmo-2006'
const slot = 's1:t1'
const PRINTED = `{ casebook(first: 5) { edges { node { level table { editionId printed { name value }
  sheet { __typename ... on MahjongSheet { standIns { name } hands { number settled } } } } } } } }`

/** A session of one hand, where somebody sat in for the player in the first seat. */
const writeSheet = async (): Promise<void> => {
  const result = { kind: 'discard', winner: 1, discarder: 0, fan: 8 }
  const sheet = {
    kind: 'hands',
    ended: 'time',
    hands: [{ number: 1, dealer: 0, result }],
    standIns: [{ player: 0, name: '孙陪打' }],
  }
  const [fourth] = await database.sql`insert into entry (organisation_id, stage_id, number, name_as_entered)
    select organisation_id, stage_id, '4', 'Fourth' from entry where id = ${scene.entryIds[0] ?? ''} returning id`
  const sides = [...scene.entryIds, String(fourth?.id)]
  await database.sql`insert into score_sheet
    (organisation_id, stage_id, slot, version, sides, sheet, edition_id, source, entered_by)
    values (${scene.federationId}, ${scene.stageId}, ${slot}, 1, ${sides}::uuid[], ${sheet as never}, ${edition},
      'desk', 'test')`
}

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db, { editionId: edition, sport: 'mahjong' })
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 3; at++) panel.push(await committeeMember(federation, at))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

describe('a false win', () => {
  it('is appealed against a fee', async () => {
    const [me] = scene.players
    const entry = globalId('Entry', scene.entryIds[0] ?? '')
    now = minute(5)
    await writeSheet()
    const matter = {
      stage: globalId('Stage', scene.stageId),
      slot,
      parties: [{ entry, role: 'offending' }],
      content: { stated: { kind: 'penalty', article: '3.9', adjustments: [{ penalty: { entry, amount: '30' } }] } },
    }
    const words = { facts: 'A win of seven fan was declared.', decision: 'Thirty points.' }
    await road.done(scene.director, 'recordRuling', { matter, ...words })
    const [given] = await database.sql`select id from ruling where id <> ${scene.rulingId}`
    const ruling = globalId('Ruling', String(given?.id))
    now = minute(20)
    appeal = await road.done(me, 'draftAppeal', statementOf({ stageId: scene.stageId, ruling }))
    await road.done(me, 'fileAppeal', { appeal })
    expect(await road.codes(scene.clerk, 'admitAppeal', { appeal })).toEqual(['DEPOSIT_MISSING'])
    const fee = { appeal, currency: 'USD' }
    expect(await road.codes(scene.clerk, 'recordDeposit', { ...fee, amount: 100 })).toEqual(['DEPOSIT_AMOUNT_DIFFERS'])
    await road.done(scene.clerk, 'recordDeposit', { ...fee, amount: 20_000 })
    await road.done(scene.clerk, 'admitAppeal', { appeal })
  })

  it('stays one: the committee may not lift the penalty, dismisses, and the fee is kept', async () => {
    const [chair] = panel
    await road.done(scene.clerk, 'formPanel', { appeal, chosen: panel.map(member => member.person) })
    await road.sit(appeal, scene.clerk, panel)
    const [fact] = await database.sql`select id from adjustment where superseded_at is null`
    const line = { edition, article: '3.13.3', as: 'order' }
    const words = {
      findings: ['Seven fan were shown.'],
      articles: [{ edition, article: '3.13.3' }],
      reasoningEn: 'The penalty is the director’s alone.',
    }
    const lifted = {
      ...line,
      text: 'Lift it.',
      order: { restoreResult: { adjustments: [globalId('Adjustment', String(fact?.id))] } },
    }
    for (const member of panel) await road.done(member.actor, 'castVote', { appeal, outcome: 'dismissed' })
    const wish = { appeal, ...words, orders: [lifted] }
    expect(await road.codes(chair?.actor, 'draftDecision', wish)).toEqual(['ORDER_BEYOND_POWERS'])
    const orders = [{ ...line, order: { recordOnly: {} }, text: 'Dismissed.' }]
    await road.done(chair?.actor, 'draftDecision', { appeal, ...words, orders })
    await road.done(chair?.actor, 'previewDecision', { appeal })
    await road.done(chair?.actor, 'signDecision', { appeal })
    await road.done(scene.clerk, 'notifyDecision', { appeal })
    const [deposit] = await database.sql`select forfeited_at, returned_at from appeal_deposit`
    expect(deposit).toMatchObject({ forfeited_at: expect.anything(), returned_at: null })
    const [me] = scene.players
    expect(await road.codes(me, 'escalateAppeal', { appeal, grounds: 'unfair' })).toEqual(['NO_FURTHER_ROUTE'])
    await road.done(scene.clerk, 'closeCase', { appeal })
    expect(await road.status(appeal)).toBe('CLOSED')
  })

  it('prints every hand of the session, and nobody who sat in for a player', async () => {
    const printed = async (level: string) => {
      await road.done(scene.clerk, 'publishCase', { appeal, ...words, level })
      const { data } = await api.execute(undefined, PRINTED)
      const [{ node }] = (data as { casebook: { edges: [{ node: Record<string, unknown> }] } }).casebook.edges
      return node
    }
    const words = { headnoteZh: '错和', headnoteEn: 'A false win', keywords: ['错和'] }
    // Where roles stand for names, the hands would lead to the table, and so to the names.
    expect(await printed('roles')).toMatchObject({ level: 'roles', table: null })
    // At open events people are named, and what was played is there to be seen.
    await database.sql`update event set category = 'national'`
    const node = await printed('names')
    expect(node).toMatchObject({
      table: {
        editionId: edition,
        sheet: { __typename: 'MahjongSheet', standIns: [], hands: [{ number: 1, settled: [-16, 32, -8, -8] }] },
      },
    })
    expect(JSON.stringify(node)).not.toContain('孙陪打')
  })
})
