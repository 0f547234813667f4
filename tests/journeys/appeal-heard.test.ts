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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CasePerson, committeeMember } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad, statementOf } from '../support/case-road.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'

/** A panel does not withdraw before each side has been heard, or has itself let it be. */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let members: CasePerson[] = []
let now = minute(5)
let appeal = ''
let people = 0

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

/** A case in review of which nobody but the appellants has said anything. */
beforeEach(async () => {
  now = minute(5)
  scene = await appealScene(database.db)
  const federation = { database, federation: { id: scene.federationId } }
  members = []
  for (let at = 0; at < 3; at++) members.push(await committeeMember(federation, people++))
  const [me, partner] = scene.players
  const draft = statementOf({ stageId: scene.stageId, ruling: globalId('Ruling', scene.rulingId) })
  appeal = await road.done(me, 'draftAppeal', draft)
  await road.done(me, 'fileAppeal', { appeal })
  await road.done(partner, 'concurInAppeal', { appeal, agrees: true })
  await road.done(scene.clerk, 'admitAppeal', { appeal })
  await road.done(scene.clerk, 'formPanel', { appeal, chosen: members.map(member => member.person) })
  for (const member of members) await road.done(member.actor, 'disclose', { appeal, ties: [] })
  await road.consent(appeal, scene.clerk)
  await road.done(scene.clerk, 'seatPanel', { appeal })
})

interface Seen {
  readonly awaited: { readonly who: string; readonly by: string | null }[]
  readonly dispensed: string[]
  readonly clocks: { readonly kind: string; readonly endedFor: string | null; readonly metAt: string | null }[]
}

const seen = async (who: Actor): Promise<Seen> => {
  const document =
    'query ($id: ID!) { appeal(id: $id) { awaited { who by } dispensed clocks { kind endedFor metAt } } }'
  const { data } = await api.execute<{ appeal: Seen }>(who, document, { id: appeal })
  if (!data?.appeal) throw new Error('no case')
  return data.appeal
}

const withdraw = (who: Actor, dispense?: string) =>
  road.codes(who, 'openDeliberation', { appeal, ...(dispense ? { dispense } : {}) })

const endOf = async (kind: string) => (await seen(scene.clerk)).clocks.find(clock => clock.kind === kind)

describe('a panel', () => {
  it('does not withdraw while an answer is awaited, and says beforehand whose', async () => {
    expect((await seen(members[0]?.actor)).awaited.map(({ who, by }) => [who, by !== null])).toEqual([
      ['respondent', true],
      ['director', true],
    ])
    expect(await withdraw(members[0]?.actor)).toEqual(['ANSWER_AWAITED', 'ANSWER_AWAITED'])
    expect(await road.status(appeal)).toBe('IN_REVIEW')
  })

  it('waits for nobody who has answered or has waived it, each for himself alone', async () => {
    expect(await road.codes(scene.players[0], 'waiveAnswer', { appeal })).not.toEqual([])
    expect(await road.codes(scene.clerk, 'waiveAnswer', { appeal })).not.toEqual([])
    await road.done(scene.players[2], 'waiveAnswer', { appeal })
    expect(await road.codes(scene.players[3], 'waiveAnswer', { appeal })).toEqual(['ANSWER_NOT_AWAITED'])
    expect(await endOf('response')).toMatchObject({ metAt: null, endedFor: 'waived' })
    expect(await withdraw(scene.clerk)).toEqual(['ANSWER_AWAITED'])
    await road.done(scene.director, 'stateFacts', { appeal, facts: 'A pause.', reasons: '16B.' })
    expect((await endOf('statement'))?.metAt).not.toBeNull()
    expect(await withdraw(scene.clerk)).toEqual([])
    expect(await road.status(appeal)).toBe('DELIBERATION')
  })

  it('need not wait when its chair says why, and nobody else', async () => {
    const reason = 'The other side has left the country.'
    for (const who of [scene.clerk, members[1]?.actor]) expect(await withdraw(who, reason)).toEqual(['FORBIDDEN'])
    expect(await withdraw(members[0]?.actor, '  ')).toEqual(['ANSWER_AWAITED', 'ANSWER_AWAITED'])
    expect(await withdraw(members[0]?.actor, reason)).toEqual([])
    expect(await endOf('response')).toMatchObject({ metAt: null, endedFor: 'dispensed' })
    for (const who of [scene.players[0], scene.players[2], members[1]?.actor])
      expect((await seen(who)).dispensed).toEqual([reason])
    const [entry] = await database.sql`select actor, text, visibility from docket_entry
      where appeal_id = ${rowIdOf(appeal)} and type = 'ANSWERS_DISPENSED'`
    expect(entry).toEqual({ actor: members[0]?.actor.accountId, text: reason, visibility: 'parties' })
  })

  it('waits no longer than the time runs, which no clerk cuts', async () => {
    now = new Date(now.getTime() + 49 * 3_600_000)
    expect((await seen(scene.clerk)).awaited).toEqual([])
    expect(await withdraw(scene.clerk)).toEqual([])
    await road.decide({
      appeal,
      clerk: scene.clerk,
      panel: members,
      outcome: 'dismissed',
      draft: {
        findings: ['There was a pause.'],
        articles: [{ edition: 'bridge/laws-2017', article: '16B1a' }],
        reasoningEn: 'The bid was clear.',
        orders: [
          {
            order: { recordOnly: {} },
            edition: 'bridge/laws-2017',
            article: '16B1a',
            as: 'order',
            text: 'It stands.',
          },
        ],
      },
    })
    const ends = (await seen(scene.players[2])).clocks.filter(({ kind }) => kind === 'response' || kind === 'statement')
    expect(ends.map(({ metAt }) => metAt)).toEqual([null, null])
  })
})
