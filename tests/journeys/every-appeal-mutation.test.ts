import { readFileSync } from 'node:fs'
import path from 'node:path'
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
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appealMutations } from '../support/appeal-mutations.js'
import type { Actor } from '../support/federation.js'
import { whileTablesHeld } from '../support/held-tables.js'
import { globalId } from '../support/ids.js'
import { expectNothingDone } from '../support/refusing-log.js'
import { expectOneAnswer } from '../support/one-answer.js'
import { expectRights } from '../support/rights.js'
import { expectTwoSides } from '../support/two-sides.js'

/**
 * Walks every mutation on a case through GraphQL: nobody and a stranger get nowhere and leave no trace, the right
 * person leaves exactly these audit rows. Then asks, as everybody who might, for what is not theirs.
 */

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'))
const walked = new Set<string>()

let database: TestDatabase
let api: TestApi
let now = minute(0)

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db, { now: () => now }))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const auditTypes = async () => {
  const rows = await database.sql`select type from audit_event order by sequence`
  return rows.map(row => row.type as string)
}

interface Payload {
  appeal: { id: string; status: string; version: number } | null
  problems: { code: string }[]
}

const documentOf = (name: string) => {
  const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type.toString()
  return `mutation ($input: ${type}) { ${name}(input: $input) { appeal { id status version } problems { code } } }`
}

const execute = (who: Actor, name: string, input: Record<string, unknown>) =>
  api.execute<Record<string, Payload>>(who, documentOf(name), { input })

const send = async (who: Actor, name: string, input: Record<string, unknown>) => {
  const answer = await execute(who, name, input)
  return { refused: answer.errors?.[0]?.extensions?.code, payload: answer.data?.[name] }
}

const stranger: Actor = { accountId: 'stranger', requestId: 'r', grants: [] }

/** Refused, or told that there is no such case, without a trace; then done by the right person. */
const walk = async (
  who: Actor,
  name: string,
  input: Record<string, unknown>,
  audits: readonly string[] = ['CASE_ENTRY'],
): Promise<string> => {
  walked.add(name)
  const before = await auditTypes()
  for (const other of [undefined, stranger]) {
    const { refused, payload } = await whileTablesHeld(database, () => send(other, name, input))
    const said = refused ?? payload?.problems.map(one => one.code).join()
    expect(said, name).toMatch(other ? /^(FORBIDDEN|CASE_UNKNOWN)$/ : /^(UNAUTHENTICATED|CASE_UNKNOWN)$/)
    expect(payload?.appeal ?? null, name).toBeNull()
  }
  expect(await auditTypes(), `${name} left a trace`).toEqual(before)
  await expectRights(database, { name, document: documentOf(name), input, concerned: who })
  await expectOneAnswer(database, { name, document: documentOf(name), input })
  await expectTwoSides(database, { name, document: documentOf(name), input })
  await expectNothingDone(database, () => execute(who, name, input), name)
  const { refused, payload } = await send(who, name, input)
  expect({ refused, problems: payload?.problems }, name).toEqual({ refused: undefined, problems: [] })
  expect((await auditTypes()).slice(before.length), name).toEqual(audits)
  return payload?.appeal?.id ?? ''
}

const draftOf = (scene: AppealScene, more: Record<string, unknown> = {}) => ({
  stage: globalId('Stage', scene.stageId),
  subject: 'ruling',
  ruling: globalId('Ruling', scene.rulingId),
  statement: 'SECRET-STATEMENT',
  relief: 'SECRET-RELIEF',
  signatures: [
    { capacity: 'contestant', name: 'SECRET-NAME' },
    { capacity: 'captain', name: 'Leader' },
  ],
  ...more,
})

/** About something else than the ruling, of which a side files once. */
const ofScore = { subject: 'score', ruling: null, slot: 's1/r2/t1/b2' }

const mahjong = { editionId: 'mahjong/wmo-2006', sport: 'mahjong' }
const file = async (who: Actor, about: object, content: string) => ({
  upload: await api.upload(who, about, 'note.txt', content),
})

/** A filed case of a scene of its own. */
const filed = async (options: Parameters<typeof appealScene>[1] = {}) => {
  now = minute(5)
  const scene = await appealScene(database.db, options)
  const [me, partner] = scene.players
  const { payload } = await send(me, 'draftAppeal', draftOf(scene))
  const appeal = payload?.appeal?.id ?? ''
  await send(me, 'fileAppeal', { appeal })
  return { scene, me, partner, appeal }
}

const evidenceOf = async (appeal: string, who: Actor) => {
  const document = 'query ($id: ID!) { appeal(id: $id) { evidence { id title } } }'
  const { data } = await api.execute<{ appeal: { evidence: { id: string; title: string }[] } }>(who, document, {
    id: appeal,
  })
  return data?.appeal.evidence ?? []
}

describe('every mutation on a case', () => {
  it('from the draft to the hearing', async () => {
    now = minute(5)
    const scene = await appealScene(database.db)
    const [me, partner] = scene.players
    const { clerk, chief } = scene
    const appeal = await walk(me, 'draftAppeal', draftOf(scene))
    await walk(me, 'fileAppeal', { appeal }, ['APPEAL_FILED'])
    await walk(partner, 'concurInAppeal', { appeal, agrees: true })
    await walk(me, 'uploadEvidence', {
      appeal,
      kind: 'statement',
      title: 'What I saw',
      ...(await file(me, { evidence: appeal }, 'x')),
    })
    const [item] = await evidenceOf(appeal, me)
    await walk(clerk, 'addRedactedCopy', {
      appeal,
      evidence: item?.id,
      ...(await file(clerk, { redactedCopy: appeal }, '-')),
    })
    await walk(clerk, 'ruleOnEvidence', { appeal, evidence: item?.id, admitted: true, reason: '' })
    await walk(clerk, 'requestCure', { appeal, reason: 'Name the board.' })
    await walk(me, 'cureAppeal', { appeal, text: 'Board 7.' })
    await walk(clerk, 'admitAppeal', { appeal })
    await walk(scene.director, 'waiveAnswer', { appeal })
    await walk(scene.director, 'stateFacts', { appeal, facts: 'A pause.', reasons: '16B.' })
    await walk(scene.players[2], 'answerAppeal', { appeal, facts: 'No pause.', reasons: 'It stands.' })
    await walk(clerk, 'referLawPart', { appeal, reason: 'Is it a psych?' })
    const clauses = [{ edition: 'bridge/laws-2017', article: '40C1' }]
    await walk(clerk, 'returnLawPart', { appeal, reason: 'The chief director is away.' })
    await send(clerk, 'referLawPart', { appeal, reason: 'Is it a psych?' })
    await walk(chief, 'answerLawPart', { appeal, answer: 'No.', clauses })
    const clock = { appeal, clock: 'decision', reason: 'The hall is closed.' }
    await walk(clerk, 'extendDeadline', { ...clock, dueAt: '2027-01-01T00:00:00Z' })
    await walk(clerk, 'stopClock', clock)
    await walk(clerk, 'resumeClock', clock)
    await database.sql`update appeal set status = 'IN_REVIEW' where number is not null and status = 'ADMITTED'`
    await walk(clerk, 'requestInfo', { appeal, question: 'Who led?', from: 'appellant' })
    await walk(me, 'answerInfo', { appeal, reason: 'I did.' })
    await walk(me, 'withdrawAppeal', { appeal })
  })

  it('the money', async () => {
    const { scene, me, appeal } = await filed(mahjong)
    await walk(scene.staff, 'recordDeposit', { appeal, amount: 20_000, currency: 'USD' })
    await walk(scene.staff, 'returnDeposit', { appeal, reason: 'Taken by mistake.' })
    const other = await filed(mahjong)
    await send(other.scene.staff, 'recordDeposit', { appeal: other.appeal, amount: 20_000, currency: 'USD' })
    await send(other.me, 'withdrawAppeal', { appeal: other.appeal })
    await walk(other.scene.clerk, 'forfeitDeposit', { appeal: other.appeal, reason: 'Withdrawn.' })
    expect(me).toBeDefined()
  })

  it('late', async () => {
    now = minute(5)
    const scene = await appealScene(database.db)
    const [me] = scene.players
    const appeal = (await send(me, 'draftAppeal', draftOf(scene))).payload?.appeal?.id
    now = minute(31)
    expect((await send(me, 'fileAppeal', { appeal })).payload?.problems).toEqual([{ code: 'FILED_TOO_LATE' }])
    await walk(me, 'requestLateLeave', { appeal, reason: 'The lift stood still.' }, ['APPEAL_FILED', 'CASE_ENTRY'])
    await walk(scene.chief, 'decideLateLeave', { appeal, granted: true, reasons: 'Not their fault.' })
    const declared = { appeal, reason: 'CONCURRENCE_MISSING', text: 'The partner never answered.' }
    await walk(scene.clerk, 'declareInadmissible', declared)
  })

  it('a stay: the stage waits until it is lifted, also when the case is gone', async () => {
    const { scene, me, appeal } = await filed()
    const [revision] = await database.sql`select id from standings_revision where stage_id = ${scene.stageId}`
    const input = { revision: globalId('StandingsRevision', String(revision?.id)) }
    const official = `mutation ($input: MakeOfficialInput!) { makeOfficial(input: $input) { problems { code } } }`
    const heldUpBy = async () => {
      type Answer = { makeOfficial: { problems: { code: string }[] } }
      const { data, errors } = await api.execute<Answer>(scene.staff, official, { input })
      expect(errors).toBeUndefined()
      const codes = data?.makeOfficial.problems.map(one => one.code) ?? []
      // Three contestants of the scene never play: that is asked too, and is not what is looked at here.
      return codes.filter(code => code !== 'ENTRY_WITHOUT_RESULT')
    }
    expect((await send(scene.chief, 'decideStay', { appeal, granted: true, reasons: 'x' })).payload?.problems).toEqual([
      { code: 'ORDER_NOT_ASKED' },
    ])
    await walk(me, 'requestStay', { appeal, reason: 'The final is drawn tonight.' })
    expect((await send(me, 'requestStay', { appeal, reason: 'again' })).payload?.problems).toEqual([
      { code: 'STAY_ASKED_ALREADY' },
    ])
    expect((await send(me, 'decideStay', { appeal, granted: true, reasons: 'x' })).refused).toBe('FORBIDDEN')
    await walk(scene.chief, 'decideStay', { appeal, granted: true, reasons: 'The places decide who plays on.' })
    expect(await heldUpBy()).toEqual(['CASES_STILL_OPEN', 'STAGE_STAYED'])
    await send(me, 'withdrawAppeal', { appeal })
    expect(await heldUpBy()).toEqual(['STAGE_STAYED'])
    await walk(scene.clerk, 'liftStay', { appeal, reason: 'The case was withdrawn.' })
    expect(await heldUpBy()).not.toContain('STAGE_STAYED')
  })

  it('a stay that is refused holds nothing up', async () => {
    const { scene, me, appeal } = await filed()
    await send(me, 'requestStay', { appeal, reason: 'We would rather wait.' })
    await send(scene.clerk, 'decideStay', { appeal, granted: false, reasons: 'No place is at stake.' })
    const lifted = await send(scene.clerk, 'liftStay', { appeal, reason: 'x' })
    expect(lifted.payload?.problems).toEqual([{ code: 'STAY_NOT_IN_FORCE' }])
  })

  it('the procedure of an event: for cases to come, never for one that is there', async () => {
    const { scene, me, appeal } = await filed()
    walked.add('chooseProcedure')
    const document = `mutation ($input: ChooseProcedureInput!) {
      chooseProcedure(input: $input) { procedure problems { code path } } }`
    type Answer = { chooseProcedure: { procedure: string | null; problems: { code: string; path: string }[] } }
    const choose = async (who: Actor, more: Record<string, unknown> = {}) => {
      const about = {
        place: { event: globalId('Event', scene.eventId) },
        procedure: 'bridge/laws-2017',
        reason: 'our regulations',
      }
      const { data, errors } = await api.execute<Answer>(who, document, { input: { ...about, ...more } })
      return errors?.[0]?.extensions?.code ?? data?.chooseProcedure.problems.map(one => `${one.code} ${one.path}`)
    }
    const kept = () => database.sql`select due_at, procedure_overrides from appeal where number is not null order by id`
    const clocks = () => database.sql`select due_at from appeal_clock order by id`
    const [before, running] = [await kept(), await clocks()]
    const overrides = {
      windows: { filing: { amount: 60, unit: 'minute' } },
      deposit: { amount: 5_000, currency: 'CNY' },
    }
    const traces = await auditTypes()
    expect(await choose(undefined, { overrides })).toBe('UNAUTHENTICATED')
    expect(await choose(stranger, { overrides })).toBe('FORBIDDEN')
    expect(await choose(scene.clerk, { overrides })).toBe('FORBIDDEN')
    expect(await choose(scene.staff, { procedure: 'bridge/unheard' })).toEqual(['PROCEDURE_UNKNOWN procedure'])
    expect(await choose(scene.staff, { overrides: { fee: 1 } })).toEqual(['OVERRIDE_UNKNOWN fee'])
    const shorter = { procedure: 'mahjong/wmo-2006', overrides: { windows: { filing: { amount: 5, unit: 'minute' } } } }
    expect(await choose(scene.staff, shorter)).toEqual(['WINDOW_NOT_ADJUSTABLE windows.filing'])
    expect(await auditTypes()).toEqual(traces)
    const place = { event: globalId('Event', scene.eventId) }
    const asked = { place, procedure: 'bridge/laws-2017', reason: 'our regulations' }
    const plain = 'mutation ($input: ChooseProcedureInput!) { chooseProcedure(input: $input) { problems { code } } }'
    await expectRights(database, { name: 'chooseProcedure', document: plain, input: asked })
    expect(await choose(scene.staff, { overrides })).toEqual([])
    expect((await auditTypes()).slice(traces.length)).toEqual(['PROCEDURE_CHOSEN'])
    expect([await kept(), await clocks()]).toEqual([before, running])
    now = minute(45)
    const late = draftOf(scene, { subject: 'score', slot: 'slot-1', ruling: undefined })
    const next = (await send(me, 'draftAppeal', late)).payload?.appeal?.id
    expect((await send(me, 'fileAppeal', { appeal: next })).payload?.problems).toEqual([])
    const paid = await database.sql`select appeal_id as id from appeal_deposit where amount = 5000`
    expect(paid.map(row => globalId('Appeal', String(row.id)))).toEqual([next])
    expect(next).not.toBe(appeal)
  })

  it('the inbox is one’s own', async () => {
    const { scene, me } = await filed()
    walked.add('readNotices')
    const inbox = `{ notices { totalCount edges { node { id code readAt } } } }`
    const mark = 'mutation ($ids: [ID!]!) { readNotices(ids: $ids) { read problems { code } } }'
    type Inbox = { notices: { totalCount: number; edges: { node: { id: string; code: string } }[] } }
    const mine = (await api.execute<Inbox>(scene.clerk, inbox)).data?.notices
    expect(mine?.edges.map(edge => edge.node.code)).toEqual(['APPEAL_FILED'])
    const ids = mine?.edges.map(edge => edge.node.id)
    expect((await api.execute(undefined, mark, { ids })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    expect((await api.execute(stranger, mark, { ids })).data).toEqual({ readNotices: { read: 0, problems: [] } })
    expect((await api.execute(me, mark, { ids })).data).toEqual({ readNotices: { read: 0, problems: [] } })
    expect((await api.execute(scene.clerk, mark, { ids })).data).toEqual({ readNotices: { read: 1, problems: [] } })
    expect((await api.execute(undefined, inbox)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('was walked', () => {
    expect([...walked].sort()).toEqual([...appealMutations])
  })
})

const EVERYTHING = `id number status outcome inadmissibleFor ruling { id } slot statement relief signatures { capacity name } version late body instance
  parties { id name concurrence } deposit { amount } clocks { kind dueAt } orders { text reasons } receipt { digest }
  docket { type text } evidence { id title fileName accesses { account } files { digest } } missing { code }
  nextSteps { code who by mine } permissions { act permission { allowed reason } } relations procedure { id }`

describe('what is not theirs', () => {
  it('never leaves by the case, the lists or the counts', async () => {
    const { scene, me, appeal } = await filed()
    const sent = await file(me, { evidence: appeal }, 'SECRET-BYTES')
    const sealed = { appeal, kind: 'statement', title: 'SECRET-TITLE', visibility: 'sealed', ...sent }
    await send(me, 'uploadEvidence', sealed)
    const [item] = await evidenceOf(appeal, me)
    const hiddenDraft = (
      await send(me, 'draftAppeal', draftOf(scene, { subject: 'score', slot: 'SECRET-SLOT', ruling: undefined }))
    ).payload?.appeal?.id
    const one = `query ($id: ID!) { appeal(id: $id) { ${EVERYTHING} } }`
    const list = `query ($scope: CaseScope!) { appeals(scope: $scope) { totalCount edges { node { ${EVERYTHING} } } } }`
    const answers = async (who: Actor): Promise<string> => {
      const got = [
        await api.execute(who, one, { id: appeal }),
        await api.execute(who, one, { id: hiddenDraft }),
        ...(await Promise.all(['public', 'mine', 'docket', 'panel'].map(scope => api.execute(who, list, { scope })))),
      ]
      // A question the schema refuses would hide every leak.
      const codes = got.flatMap(({ errors }) => (errors ?? []).map(error => error.extensions?.code))
      expect(codes).not.toContain('GRAPHQL_VALIDATION_FAILED')
      const read = await api.evidence(who, item?.id ?? '')
      return JSON.stringify([got.map(({ data, errors }) => ({ data, errors })), read])
    }
    const respondent = scene.players[2]
    for (const who of [undefined, stranger, respondent, scene.players[4], scene.staff, scene.committee]) {
      expect(await answers(who)).not.toContain('SECRET')
    }
    expect(await answers(scene.chief)).not.toMatch(/SECRET-(TITLE|SLOT|BYTES)/)
    expect(await answers(scene.clerk)).toContain('SECRET-TITLE')
    expect(await answers(scene.clerk)).not.toContain('SECRET-SLOT')
    const unknown = globalId('Appeal', '0198c0de-0000-7000-8000-000000000001')
    const shown = async (id: string | undefined) => JSON.stringify((await api.execute(stranger, one, { id })).data)
    expect(await shown(hiddenDraft)).toBe(await shown(unknown))
  })

  it('counts alike in statements for a hidden case and for none', async () => {
    const { scene, me } = await filed()
    const draft = (await send(me, 'draftAppeal', draftOf(scene, ofScore))).payload?.appeal?.id
    expect(draft).toBeDefined()
    const one = `query ($id: ID!) { appeal(id: $id) { ${EVERYTHING} } }`
    const count = async (id: string | undefined) =>
      (await database.statements.during(() => api.execute(stranger, one, { id }))).statements.length
    expect(await count(draft)).toBe(await count(globalId('Appeal', '0198c0de-0000-7000-8000-000000000001')))
  })

  it('takes no more statements for a longer docket', async () => {
    const { scene, me } = await filed()
    const list = `{ appeals(scope: docket) { totalCount edges { node { ${EVERYTHING} event { name { zh } } } } } }`
    expect((await api.execute(scene.clerk, list)).errors).toBeUndefined()
    const count = async () => (await database.statements.during(() => api.execute(scene.clerk, list))).statements.length
    const few = Math.min(await count(), await count())
    for (let at = 0; at < 5; at++) {
      const draft = draftOf(scene, { subject: 'score', slot: `slot-${at}`, ruling: undefined })
      const { payload } = await send(me, 'draftAppeal', draft)
      await send(me, 'fileAppeal', { appeal: payload?.appeal?.id })
    }
    expect(Math.min(await count(), await count())).toBeLessThanOrEqual(few)
  })
})
