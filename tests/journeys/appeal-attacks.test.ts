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

/**
 * What somebody might try on a case, over HTTP. Leaks by id, list, search, count and error are in `appeal-leaks`; a
 * decision signed on facts that moved and two votes at once in `appeal-panel`.
 */

let database: TestDatabase
let api: TestApi
let road: CaseRoad
let scene: AppealScene
let appeal = ''
let sealed = ''
const now = minute(5)
const members: CasePerson[] = []
const NOWHERE = '01999999-0000-7000-8000-00000000ffff'

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
  road = caseRoad(api, database)
  scene = await appealScene(database.db)
  const federation = { database, federation: { id: scene.federationId } }
  for (let at = 0; at < 4; at++) members.push(await committeeMember(federation, at))
  const [me, partner] = scene.players
  const ruling = globalId('Ruling', scene.rulingId)
  appeal = await road.done(me, 'draftAppeal', statementOf({ stageId: scene.stageId, ruling }))
  await road.done(me, 'fileAppeal', { appeal })
  await road.done(partner, 'concurInAppeal', { appeal, agrees: true })
  await road.done(scene.clerk, 'admitAppeal', { appeal })
  const upload = await api.upload(scene.clerk, { evidence: appeal }, 'a.txt', 'whom it concerns')
  const file = { kind: 'statement', title: 'sealed', upload, visibility: 'sealed' }
  await road.done(scene.clerk, 'uploadEvidence', { appeal, ...file })
  sealed = globalId('Evidence', String((await database.sql`select id from appeal_evidence`)[0]?.id))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

describe('filing for others', () => {
  it('is refused to a stranger, to the other side, and to whoever names another entry', async () => {
    const ruling = globalId('Ruling', scene.rulingId)
    const draft = statementOf({ stageId: scene.stageId, ruling })
    const entry = globalId('Entry', scene.entryIds[0] as string)
    expect(await road.codes(undefined, 'draftAppeal', draft)).toEqual(['UNAUTHENTICATED'])
    expect(await road.codes(scene.stranger, 'draftAppeal', draft)).toEqual(['FORBIDDEN'])
    expect(await road.codes(scene.clerk, 'draftAppeal', draft)).toEqual(['FORBIDDEN'])
    expect(await road.codes(scene.players[2], 'draftAppeal', { ...draft, entry })).toEqual(['FORBIDDEN'])
    expect(await road.codes(scene.players[4], 'draftAppeal', { ...draft, entry })).toEqual(['FORBIDDEN'])
  })

  it('takes over nobody’s draft: it does not exist for them', async () => {
    const draft = await road.done(scene.players[2], 'draftAppeal', statementOf({ stageId: scene.stageId, slot: 's1' }))
    for (const who of [scene.players[0], scene.stranger, scene.clerk, scene.staff]) {
      expect(await road.codes(who, 'fileAppeal', { appeal: draft })).toEqual(['CASE_UNKNOWN'])
      expect(await road.codes(who, 'withdrawAppeal', { appeal: draft })).toEqual(['CASE_UNKNOWN'])
    }
    expect(await road.status(draft)).toBe('DRAFT')
  })

  it('nobody agrees in a partner’s name', async () => {
    const concur = { appeal, agrees: true }
    expect(await road.codes(scene.players[2], 'concurInAppeal', concur)).toEqual(['FORBIDDEN'])
    expect(await road.codes(scene.stranger, 'concurInAppeal', concur)).toEqual(['FORBIDDEN'])
  })
})

describe('sealed evidence', () => {
  const asked = async (who: AppealScene['stranger'], id: string) => {
    const { statements, value } = await database.statements.during(() => api.evidence(who, id))
    return { text: JSON.stringify(value), cost: statements.length }
  }

  it('answers alike, and after as many statements, whether it is hidden or not there', async () => {
    for (const who of [scene.stranger, scene.players[0], scene.players[2], scene.staff]) {
      const hidden = await asked(who as AppealScene['stranger'], sealed)
      const absent = await asked(who as AppealScene['stranger'], globalId('Evidence', NOWHERE))
      expect(hidden.text).toBe(absent.text)
      expect(Math.abs(hidden.cost - absent.cost)).toBeLessThanOrEqual(1)
    }
  })

  it('is not ruled on, nor redacted, by whoever may not read it', async () => {
    const ruled = { appeal, evidence: sealed, admitted: false, reason: 'away with it' }
    for (const who of [scene.players[0], scene.stranger, scene.director])
      expect(await road.codes(who, 'ruleOnEvidence', ruled)).toEqual(['FORBIDDEN'])
    const copy = { appeal, evidence: sealed, upload: 'of nobody' }
    expect(await road.codes(scene.players[0], 'addRedactedCopy', copy)).toEqual(['FORBIDDEN'])
  })

  it.each([
    ['photo.jpg', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'FILE_NOT_WHAT_IT_SAYS'],
    ['ruling.pdf', Buffer.from('<html><script>alert(1)</script>'), 'FILE_NOT_WHAT_IT_SAYS'],
    ['notes.txt', Buffer.from('PK\x03\x04\x00\x00', 'latin1'), 'FILE_NOT_WHAT_IT_SAYS'],
    ['page.svg', Buffer.from('<svg onload="alert(1)"/>'), 'EVIDENCE_TYPE_REFUSED'],
    ['tool.exe', Buffer.from('MZ'), 'EVIDENCE_TYPE_REFUSED'],
  ])('a file that is not what it says is refused: %s', async (fileName, bytes, code) => {
    const upload = await api.upload(scene.players[0], { evidence: appeal }, fileName, bytes)
    const input = { appeal, kind: 'photo', title: 'look', upload }
    const before = await database.sql`select count(*)::int as n from appeal_evidence`
    expect(await road.codes(scene.players[0], 'uploadEvidence', input)).toEqual([code])
    expect(await database.sql`select count(*)::int as n from appeal_evidence`).toEqual(before)
  })
})

describe('who sits and votes', () => {
  it('a conflicted member named by id does not sit, as member, chair or reserve', async () => {
    const [one, two, three, four] = members.map(member => member.person)
    const { sql } = database
    await sql`insert into conflict_pin (appeal_id, person_id, reason, pinned_by)
      select a.id, ${members[2]?.personId as string}, 'a cousin', 'clerk' from appeal a where a.number is not null`
    const form = (chosen: unknown[], reserves: unknown[] = []) =>
      road.codes(scene.clerk, 'formPanel', { appeal, chosen, reserves })
    expect(await form([one, two, three])).toEqual(['PANEL_MEMBER_CONFLICTED'])
    expect(await form([three, one, two])).toEqual(['PANEL_MEMBER_CONFLICTED'])
    expect(await form([one, two, four], [three])).toEqual(['PANEL_MEMBER_CONFLICTED'])
    const player = globalId('Person', String(scene.players[0]?.personId))
    expect(await form([one, two, player])).toEqual(['PANEL_MEMBER_UNKNOWN'])
    expect(await form([one, two, two])).toEqual(['PANEL_MEMBER_TWICE'])
    expect(await road.status(appeal)).toBe('ADMITTED')
  })

  it('a vote is cast once, by whoever sits, and another’s is not read before all are in', async () => {
    const seats = [members[0], members[1], members[3]] as CasePerson[]
    await road.done(scene.clerk, 'formPanel', { appeal, chosen: seats.map(seat => seat.person) })
    await road.sit(appeal, scene.clerk, seats)
    const vote = { appeal, outcome: 'rulingUpheld' }
    expect(await road.codes(members[2]?.actor, 'castVote', vote)).toEqual(['FORBIDDEN'])
    expect(await road.codes(scene.clerk, 'castVote', vote)).toEqual(['FORBIDDEN'])
    await road.done(seats[0]?.actor, 'castVote', vote)
    expect(await road.codes(seats[0]?.actor, 'castVote', vote)).toEqual(['VOTE_CAST_ALREADY'])
    expect(await road.codes(seats[0]?.actor, 'castVote', { ...vote, outcome: 'dismissed' })).toEqual([
      'VOTE_CAST_ALREADY',
    ])
    const [cast] = await database.sql`select count(*)::int as n from panel_vote`
    expect(cast?.n).toBe(1)
    const DRAFT = 'query ($a: ID!) { draftedDecision(appeal: $a) { outcome votesFor } }'
    const { errors } = await api.execute(seats[1]?.actor, DRAFT, { a: appeal })
    expect(errors?.[0]?.extensions?.problems).toMatchObject([{ code: 'DECISION_MISSING' }])
  })
})
