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
import { committeeMember } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'

/** The law part goes to a director who did not give the ruling; each director finds what is asked, and until when. */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let appeal = ''
const now = minute(5)

interface Step {
  readonly code: string
  readonly mine: boolean
  readonly by: string | null
}

const LIST = `query ($scope: CaseScope!) { appeals(scope: $scope) { totalCount edges { node {
  id nextSteps { code mine by } permissions { deed permission { allowed reason } } } } } }`

const found = async (who: Actor, scope: string) => {
  const { data, errors } = await api.execute<{
    appeals: {
      edges: {
        node: {
          nextSteps: Step[]
          permissions: { deed: string; permission: { allowed: boolean; reason: string | null } }[]
        }
      }[]
    }
  }>(who, LIST, { scope })
  expect(errors).toBeUndefined()
  return (data?.appeals.edges ?? []).map(({ node }) => ({
    mine: node.nextSteps.filter(step => step.mine).map(step => ({ code: step.code, due: step.by !== null })),
    law: node.permissions.find(one => one.deed === 'answerLawPart')?.permission,
  }))
}

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db)
  // The ruling was the chief director's own, as such.
  await database.sql`update ruling set authority = 'chiefDirector' where id = ${scene.rulingId}`
  const [me, partner] = scene.players
  const ruling = globalId('Ruling', scene.rulingId)
  appeal = await road.done(me, 'draftAppeal', statementOf({ stageId: scene.stageId, ruling }))
  await road.done(me, 'fileAppeal', { appeal })
  await road.done(partner, 'concurInAppeal', { appeal, agrees: true })
  await road.done(scene.clerk, 'admitAppeal', { appeal })
  await road.done(scene.clerk, 'referLawPart', { appeal, reason: 'Was there a break in tempo?' })
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

describe('the law part of a ruling that was his own', () => {
  it('is asked of the other director, with its end; the giver is told why it is not his', async () => {
    expect(await found(scene.chief, 'directed')).toEqual([
      { mine: [{ code: 'ANSWER_LAW_PART', due: true }], law: { allowed: true, reason: null } },
    ])
    expect(await found(scene.director, 'directed')).toEqual([
      { mine: [{ code: 'STATE_FACTS', due: true }], law: { allowed: false, reason: 'GAVE_THE_RULING' } },
    ])
    expect(await found(scene.director, 'mine')).toHaveLength(1)
    expect(await found(scene.chief, 'mine')).toEqual([])
    expect(await found(scene.stranger, 'directed')).toEqual([])
    expect(await found(scene.players[2], 'mine')).toHaveLength(1)
  })

  it('is refused to whoever gave the ruling, and answered by who did not', async () => {
    const clauses = [{ edition: 'bridge/laws-2017', article: '16B1a' }]
    const answer = { appeal, answer: 'There was.', clauses }
    const document = 'mutation ($input: AnswerLawPartInput!) { answerLawPart(input: $input) { problems { code } } }'
    const { errors } = await api.execute(scene.director, document, { input: answer })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'GAVE_THE_RULING' })
    await road.done(scene.chief, 'answerLawPart', answer)
    expect(await road.status(appeal)).toBe('ADMITTED')
  })

  it('asks the giver for what only he knows, with its end', async () => {
    await database.sql`update appeal set status = 'IN_REVIEW' where number is not null`
    await road.done(scene.clerk, 'requestInfo', { appeal, question: 'When were you called?', from: 'director' })
    expect((await found(scene.director, 'directed')).map(one => one.mine)).toEqual([
      [
        { code: 'GIVE_INFORMATION', due: true },
        { code: 'STATE_FACTS', due: true },
      ],
    ])
    expect((await found(scene.chief, 'directed')).map(one => one.mine)).toEqual([[]])
    await road.done(scene.director, 'answerInfo', { appeal, reason: 'After the lead.' })
  })
})

describe('a case of pure law', () => {
  it('is decided by a director who did not give the ruling, sitting alone', async () => {
    const other = await appealScene(database.db)
    const judge = await committeeMember({ database, federation: { id: other.federationId } }, 40)
    const account = String(judge.actor.accountId)
    await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${account}, 'director', 'organisation', ${other.federationId}, '[2020-01-01,)', 'test')`
    const [me, partner] = other.players
    const ruling = globalId('Ruling', other.rulingId)
    const law = statementOf({ stageId: other.stageId, ruling, matter: 'law' })
    const of = await road.done(me, 'draftAppeal', law)
    await road.done(me, 'fileAppeal', { appeal: of })
    await road.done(partner, 'concurInAppeal', { appeal: of, agrees: true })
    await road.done(other.clerk, 'admitAppeal', { appeal: of })
    const three = { appeal: of, chosen: [judge.person, judge.person, judge.person] }
    expect(await road.codes(other.clerk, 'formPanel', three)).toEqual(['PANEL_SIZE_REFUSED'])
    await road.done(other.clerk, 'formPanel', { appeal: of, chosen: [judge.person] })
    await road.sit(of, other.clerk, [judge])
    const about = { edition: 'bridge/laws-2017', article: '93B1' }
    const order = { order: { recordOnly: true }, ...about, reviews: 'law', as: 'order', text: 'It stands.' }
    const draft = { findings: ['Undisputed.'], reasoningEn: 'So says the law.', articles: [about], orders: [order] }
    await road.decide({ appeal: of, clerk: other.clerk, panel: [judge], outcome: 'rulingUpheld', draft })
    expect(await road.status(of)).toBe('NOTIFIED')
  })
})
