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
import { type CaseRoad, caseRoad } from '../support/case-road.js'
import { globalId } from '../support/ids.js'

/** What a ruling may hold is checked where it is stored, whoever writes it: the form is not the only door. */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
const slot = 'A/r1/t1/b1'

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => minute(20) }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db, { editionId: 'bridge/laws-2017', sport: 'bridge' })
  const [first, second] = scene.entryIds
  await database.sql`
    insert into score_sheet (organisation_id, stage_id, slot, version, round, table_label, board_label, sides, sheet,
      edition_id, source, entered_by)
    values (${scene.federationId}, ${scene.stageId}, ${slot}, 1, 1, '1', '1', ${[first, second] as string[]}::uuid[],
      ${database.sql.json({ kind: 'score', nsScore: 420 })}, 'bridge/laws-2017', 'desk', 'test')`
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const ruled = (kind: string, article: string, adjustment: object) => {
  const stage = globalId('Stage', scene.stageId)
  const entry = globalId('Entry', scene.entryIds[0] ?? '')
  const content = { stated: { kind, article, adjustments: [adjustment] } }
  const matter = { stage, slot, parties: [{ entry, role: 'offending' }], content }
  return { matter, facts: 'As seen at the table.', decision: 'As ruled.' }
}
const fine = (amount: string) =>
  ruled('penalty', '90A', { penalty: { entry: globalId('Entry', scene.entryIds[0] ?? ''), amount } })
const award = (nsScore: number) => {
  const side = { kind: 'assigned', results: [{ weight: '1', nsScore }] }
  return ruled('adjustedScore', '12C1c', { assigned: { slot, payload: { ns: side, ew: side } } })
}
const answer = (given: ReturnType<typeof ruled>) => road.codes(scene.director, 'recordRuling', given)

describe('a penalty', () => {
  it.each(['-5', '0', '-1/2', '0/3', 'five'])('of %s takes nothing, and is refused', async amount => {
    expect(await answer(fine(amount))).toEqual(['ADJUSTMENT_AMOUNT_UNREADABLE'])
  })
  it('beyond all that could be won is refused', async () => {
    expect(await answer(fine('1000000'))).toEqual(['ADJUSTMENT_AMOUNT_BEYOND'])
  })
  it('within is taken', async () => {
    await road.done(scene.director, 'recordRuling', fine('0.25'))
  })
})

describe('the unit of a penalty', () => {
  it('stands with the fact, and another than the stage counts in is refused', async () => {
    expect(await answer(fine('6 IMP'))).toEqual(['PENALTY_UNIT_ELSEWHERE'])
    await road.done(scene.director, 'recordRuling', fine('1/2 mp'))
    const [row] = await database.sql`select payload from adjustment where kind = 'penalty' order by id desc limit 1`
    expect(row?.payload).toMatchObject({ amount: '1/2', unit: 'matchpoint', stated: '0.5 MP' })
  })
})

describe('an assigned score', () => {
  it.each([421, 620, -1])('of %i, which no contract gives on that board, is refused', async score => {
    expect(await answer(award(score))).toEqual(['SCORE_IMPOSSIBLE_HERE'])
  })
  it('is one for each place: a second one names the first, or is refused', async () => {
    await road.done(scene.director, 'recordRuling', award(420))
    expect(await answer(award(-50))).toEqual(['SLOT_AWARDED_ALREADY'])
    expect(await answer(ruled('adjustedScore', '12C1c', { annulled: { slot } }))).toEqual(['SLOT_AWARDED_ALREADY'])
    const [row] = await database.sql`select source_id from adjustment where slot = ${slot} and kind = 'assigned'`
    const again = { ...award(-50) }
    const supersedes = globalId('Ruling', String(row?.source_id))
    await road.done(scene.director, 'recordRuling', {
      ...again,
      matter: { ...again.matter, supersedes },
      reason: 'Seen again.',
    })
    const standing = await database.sql`select payload from adjustment where slot = ${slot} and superseded_at is null`
    expect(standing).toHaveLength(1)
  })
})
