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

/** What a committee may do follows from the ruling: no word that anybody writes over a case widens it (93B3). */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
const panel: CasePerson[] = []
const edition = 'bridge/laws-2017'

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => minute(20) }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db, { editionId: edition, sport: 'bridge' })
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 3; at++) panel.push(await committeeMember(federation, at))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

/** The director takes five points under an article. Answers the ruling and its adjustment. */
const fined = async (article: string): Promise<{ ruling: string; adjustment: string }> => {
  const stage = globalId('Stage', scene.stageId)
  const entry = globalId('Entry', scene.entryIds[0] ?? '')
  const content = { stated: { kind: 'penalty', article, adjustments: [{ penalty: { entry, amount: '5' } }] } }
  const matter = { stage, parties: [{ entry, role: 'offending' }], content }
  await road.done(scene.director, 'recordRuling', { matter, facts: 'Insults.', decision: 'Five points.' })
  const [row] = await database.sql`select id, source_id from adjustment order by id desc limit 1`
  return {
    ruling: globalId('Ruling', String(row?.source_id)),
    adjustment: globalId('Adjustment', String(row?.id)),
  }
}

const heard = async (ruling: string): Promise<string> => {
  const [me, partner] = scene.players
  // The filer calls it a question of scores; it is what the ruling is.
  const words = { ...statementOf({ stageId: scene.stageId, ruling }), subject: 'score' }
  const appeal = await road.done(me, 'draftAppeal', words)
  await road.done(me, 'fileAppeal', { appeal })
  await road.done(partner, 'concurInAppeal', { appeal, agrees: true })
  await road.done(scene.clerk, 'admitAppeal', { appeal })
  await road.done(scene.clerk, 'formPanel', { appeal, chosen: panel.map(member => member.person) })
  await road.sit(appeal, scene.clerk, panel)
  return appeal
}

const draft = (article: string, order: object, as = 'order') => ({
  findings: ['Words were said.'],
  articles: [{ edition, article }],
  reasoningEn: 'They were meant as a joke.',
  orders: [{ edition, article, as, text: 'Lift it.', order }],
})

describe('a disciplinary penalty of Law 91', () => {
  let appeal = ''
  let adjustment = ''
  it('is a question of discipline, whatever the filer says', async () => {
    const given = await fined('91A')
    adjustment = given.adjustment
    appeal = await heard(given.ruling)
    const [row] = await database.sql`select subject, matter, body from appeal where number is not null`
    expect(row).toMatchObject({ subject: 'ruling', matter: 'discipline', body: 'committee' })
    const read = 'query ($a: ID!) { panelBallot(appeal: $a) { powers { matter may outcomes clause { article } } } }'
    const { data } = await api.execute(panel[0]?.actor, read, { a: appeal })
    expect(data).toMatchObject({
      panelBallot: {
        powers: { may: 'recommend', outcomes: ['rulingUpheld', 'remanded', 'dismissed'], clause: { article: '93B3' } },
      },
    })
  })

  it('is not varied or overturned by vote', async () => {
    for (const outcome of ['rulingVaried', 'rulingOverturned'])
      expect(await road.codes(panel[0]?.actor, 'castVote', { appeal, outcome })).toEqual(['VOTE_BEYOND_POWERS'])
    for (const member of panel) await road.done(member.actor, 'castVote', { appeal, outcome: 'rulingUpheld' })
  })

  it('is not lifted by any order line; a recommendation is passed on', async () => {
    const restored = { restoreResult: { adjustments: [adjustment] } }
    const lessened = { lessenPenalty: { adjustment, amount: '1' } }
    const entry = globalId('Entry', scene.entryIds[0] ?? '')
    for (const order of [restored, lessened, { disqualify: { entry, from: 'stage' } }])
      expect(await road.codes(panel[0]?.actor, 'draftDecision', { appeal, ...draft('91A', order) })).toEqual([
        'ORDER_ONLY_RECOMMENDED',
      ])
    await road.done(panel[0]?.actor, 'draftDecision', { appeal, ...draft('91A', restored, 'recommendation') })
  })
})

describe('a penalty of Law 90 in 2017', () => {
  let appeal = ''
  let adjustment = ''
  it('is the committee’s to vary', async () => {
    const given = await fined('90B3')
    adjustment = given.adjustment
    appeal = await heard(given.ruling)
    for (const member of panel) await road.done(member.actor, 'castVote', { appeal, outcome: 'rulingVaried' })
    // What the committee takes is held against the same bounds as what a director takes.
    const entry = globalId('Entry', scene.entryIds[0] ?? '')
    const absurd = { proceduralPenalty: { entry, amount: '1000000' } }
    expect(await road.codes(panel[0]?.actor, 'draftDecision', { appeal, ...draft('90B3', absurd) })).toEqual([
      'ADJUSTMENT_AMOUNT_BEYOND',
    ])
    const lessened = { lessenPenalty: { adjustment, amount: '1' } }
    await road.done(panel[0]?.actor, 'draftDecision', { appeal, ...draft('90B3', lessened) })
  })

  it('gives no way to a penalty of Law 91 that stands beside it', async () => {
    const [other] = await database.sql`select id from adjustment where article = '91A'`
    const restored = { restoreResult: { adjustments: [globalId('Adjustment', String(other?.id))] } }
    expect(await road.codes(panel[0]?.actor, 'draftDecision', { appeal, ...draft('90B3', restored) })).toEqual([
      'ORDER_ONLY_RECOMMENDED',
    ])
  })
})
