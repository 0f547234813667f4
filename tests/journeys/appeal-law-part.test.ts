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
let now = minute(5)

interface Step {
  readonly code: string
  readonly mine: boolean
  readonly by: string | null
}

const LIST = `query ($scope: CaseScope!) { appeals(scope: $scope) { totalCount edges { node {
  id nextSteps { code mine by } permissions { act permission { allowed reason } } } } } }`

const found = async (who: Actor, scope: string) => {
  const { data, errors } = await api.execute<{
    appeals: {
      edges: {
        node: {
          nextSteps: Step[]
          permissions: { act: string; permission: { allowed: boolean; reason: string | null } }[]
        }
      }[]
    }
  }>(who, LIST, { scope })
  expect(errors).toBeUndefined()
  return (data?.appeals.edges ?? []).map(({ node }) => ({
    mine: node.nextSteps.filter(step => step.mine).map(step => ({ code: step.code, due: step.by !== null })),
    law: node.permissions.find(one => one.act === 'answerLawPart')?.permission,
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

describe('the time for the decision', () => {
  const decisionClock = async () => {
    const [clock] = await database.sql`select due_at, stopped_at, lapsed_at from appeal_clock
      where kind = 'decision' and appeal_id = (select id from appeal where number is not null order by filed_at limit 1)`
    if (!clock) throw new Error('no clock for the decision')
    return { due: (clock.due_at as Date).getTime(), stopped: clock.stopped_at !== null }
  }

  it('stands still while somebody is waited for, and goes on with what was left', async () => {
    const before = await decisionClock()
    expect(before.stopped).toBe(false)
    await road.done(scene.clerk, 'referLawPart', { appeal, reason: 'And the second call?' })
    expect(await decisionClock()).toEqual({ ...before, stopped: true })
    now = minute(65)
    const clauses = [{ edition: 'bridge/laws-2017', article: '27B1' }]
    await road.done(scene.chief, 'answerLawPart', { appeal, answer: 'It was comparable.', clauses })
    expect(await decisionClock()).toEqual({ due: before.due + 60 * 60_000, stopped: false })
    await database.sql`update appeal set status = 'IN_REVIEW' where number is not null`
    await road.done(scene.clerk, 'requestInfo', { appeal, question: 'Who called?', from: 'director' })
    expect((await decisionClock()).stopped).toBe(true)
    now = minute(75)
    await road.done(scene.director, 'answerInfo', { appeal, reason: 'East.' })
    expect(await decisionClock()).toEqual({ due: before.due + 70 * 60_000, stopped: false })
  })

  it('stays stopped where the desk had stopped it before', async () => {
    const stop = { appeal, clock: 'decision', reason: 'The hall is closed.' }
    await road.done(scene.clerk, 'stopClock', stop)
    await road.done(scene.clerk, 'referLawPart', { appeal, reason: 'Once more?' })
    await road.done(scene.clerk, 'returnLawPart', { appeal, reason: 'Settled.' })
    expect((await decisionClock()).stopped).toBe(true)
  })
})

describe('a federation with a single director, who gave the ruling', () => {
  it('has him answer the point of law, and nobody is left to wait', async () => {
    now = minute(5)
    const alone = await appealScene(database.db)
    await database.sql`delete from role_grant where role = 'director' and scope_id = ${alone.federationId}`
    const giver = String(alone.director.accountId)
    await database.sql`insert into "user" (id, name, email) values (${giver}, 'G', 'giver@paiji.example')
      on conflict do nothing`
    const holdsRole = (account: string) => database.sql`insert into role_grant
      (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${account}, 'director', 'organisation', ${alone.federationId}, '[2020-01-01,)', 'test')`
    await holdsRole(giver)
    const [me, partner] = alone.players
    const ruling = globalId('Ruling', alone.rulingId)
    const of = await road.done(me, 'draftAppeal', statementOf({ stageId: alone.stageId, ruling }))
    await road.done(me, 'fileAppeal', { appeal: of })
    await road.done(partner, 'concurInAppeal', { appeal: of, agrees: true })
    await road.done(alone.clerk, 'admitAppeal', { appeal: of })
    await road.done(alone.clerk, 'referLawPart', { appeal: of, reason: 'Was it comparable?' })
    const notified =
      await database.sql`select recipient from notice where code = 'LAW_PART_ASKED' and recipient = ${giver}`
    expect(notified).toHaveLength(1)
    const asked = (await found(alone.director, 'directed')).find(one => one.law?.allowed)
    expect(asked).toEqual({
      mine: expect.arrayContaining([{ code: 'ANSWER_LAW_PART', due: true }]),
      law: { allowed: true, reason: null },
    })
    // As soon as another directs, the question is the other's.
    await holdsRole(String(alone.clerk.accountId))
    const clauses = [{ edition: 'bridge/laws-2017', article: '23A' }]
    const answer = { appeal: of, answer: 'It was.', clauses }
    expect(await road.codes(alone.director, 'answerLawPart', answer)).toEqual(['FORBIDDEN'])
    await database.sql`delete from role_grant where account_id = ${String(alone.clerk.accountId)} and role = 'director'`
    await road.done(alone.director, 'answerLawPart', answer)
    expect(await road.status(of)).toBe('ADMITTED')
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
    // What the Law prescribes: a question of law by its kind and article.
    await database.sql`update ruling set kind = 'rectification', article = '64A1', part = 'law' where id = ${other.rulingId}`
    const law = statementOf({ stageId: other.stageId, ruling })
    const of = await road.done(me, 'draftAppeal', law)
    await road.done(me, 'fileAppeal', { appeal: of })
    await road.done(partner, 'concurInAppeal', { appeal: of, agrees: true })
    await road.done(other.clerk, 'admitAppeal', { appeal: of })
    const three = { appeal: of, chosen: [judge.person, judge.person, judge.person] }
    expect(await road.codes(other.clerk, 'formPanel', three)).toEqual(['PANEL_SIZE_REFUSED'])
    await road.done(other.clerk, 'formPanel', { appeal: of, chosen: [judge.person] })
    await road.sit(of, other.clerk, [judge])
    const about = { edition: 'bridge/laws-2017', article: '93B1' }
    const order = { order: { recordOnly: {} }, ...about, as: 'order', text: 'It stands.' }
    const draft = { findings: ['Undisputed.'], reasoningEn: 'So says the law.', articles: [about], orders: [order] }
    await road.decide({ appeal: of, clerk: other.clerk, panel: [judge], outcome: 'rulingUpheld', draft })
    expect(await road.status(of)).toBe('NOTIFIED')
  })
})
