import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role, Viewer } from '../../auth/viewer.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { addOrganisation } from '../../testing/scenario.js'
import type { Deps } from '../shared/deps.js'
import { agreeWithResults } from './agree-with-results.js'
import { agreementsOfEvent } from './agreements.repo.js'
import { enterResult } from './enter-result.js'
import { settleFlag } from './flag-slot.js'
import { answerReport, reportResult, type ReportResultInput } from './report-result.js'

let database: TestDatabase
let deps: Deps
let organisation = ''
let eventId = ''
let stageId = ''
let sides: string[] = []
let persons: string[] = []
let now = new Date('2026-03-01T12:00:00Z')

const staff = (accountId: string, role: Role): Viewer => ({
  accountId,
  requestId: 'test',
  grants: [{ role, scope: { kind: 'organisation', id: organisation }, from: undefined, until: undefined }],
})
const player = (at: number): Viewer => ({
  accountId: `player${at}`,
  requestId: 'test',
  grants: [],
  ...(persons[at] ? { personId: persons[at] } : {}),
})

const insertedId = async (rows: Promise<readonly Record<string, unknown>[]>) => String((await rows)[0]?.id)

beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db, { now: () => now })
  const { sql } = database
  organisation = await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '会', nameEn: 'F' })
  eventId = await insertedId(sql`
    insert into event (organisation_id, code, name_zh, name_en, search_text, sport, edition_id, category, starts_on, ends_on, time_zone)
    values (${organisation}, 'E', '赛', 'E', 'e', 'bridge', 'bridge/laws-2017', 'club', '2026-03-01', '2026-03-01', 'Asia/Shanghai')
    returning id`)
  persons = []
  for (const number of ['10000022', '10000119', '10000216'])
    persons.push(await insertedId(sql`insert into person (number) values (${number}) returning id`))
})
afterAll(() => database.drop())

const slot = 's1/r1/t1/b1'
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  const { sql } = database
  const ordinal = Number((await sql`select count(*)::int as n from stage`)[0]?.n) + 1
  stageId = await insertedId(sql`
    insert into stage (organisation_id, event_id, ordinal, name_zh, name_en, format)
    values (${organisation}, ${eventId}, ${ordinal}, '赛', 'S', 'pairs') returning id`)
  sides = []
  for (const at of [0, 1]) {
    const entry = await insertedId(sql`
      insert into entry (organisation_id, stage_id, number, name_as_entered)
      values (${organisation}, ${stageId}, ${String(at + 1)}, ${String(at + 1)}) returning id`)
    await sql`insert into entry_player (organisation_id, entry_id, ordinal, person_id, name_as_entered)
      values (${organisation}, ${entry}, 1, ${persons[at] ?? ''}, 'n')`
    sides.push(entry)
  }
  const sheet = { contract: '3NT', declarer: 'N', tricks: 9 }
  await enterResult(deps, staff('ann', 'scorer'), { stageId, slot, sides, board: '1', sheet, expectedVersion: 0 })
})

const say = (who: Viewer, input: Partial<ReportResultInput> = {}) =>
  reportResult(deps, who, { stageId, slot, version: 1, kind: 'score', note: '十墩', ...input })
const reports = () => database.sql`select * from slot_flag where stage_id = ${stageId} and report_kind is not null`
const publishedAt = async (at: string, due: string) => {
  const revision = await insertedId(database.sql`
    insert into standings_revision (organisation_id, stage_id, number, edition_id, settings, input_digest, output_digest, fact_ids, cause, published_at, published_by)
    values (${organisation}, ${stageId}, 1, 'bridge/laws-2017', '{}', 'i', 'o', '{}', '{}', ${at}, 'ann') returning id`)
  await database.sql`
    insert into rule_window (organisation_id, stage_id, revision_id, kind, anchor, anchored_at, due_at, edition_id, article)
    values (${organisation}, ${stageId}, ${revision}, 'correction', 'SCORE_AVAILABLE', ${at}, ${due}, 'bridge/laws-2017', '79C')`
}

describe('what a contestant says of a result', () => {
  it.each([0, 1])('is taken from side %i, once until it is answered', async side => {
    expect(await say(player(side))).toMatchObject({ ok: true, value: { reportKind: 'score', note: '十墩' } })
    expect(await say(player(side))).toMatchObject({ error: [{ code: 'REPORT_OPEN_ALREADY' }] })
    expect(await reports()).toHaveLength(1)
  })

  it('is taken from nobody else', async () => {
    const refused = (reason: string) => ({ error: [{ code: 'NOT_PERMITTED', params: { reason } }] })
    expect(await say(player(2))).toMatchObject(refused('NOT_IN_THE_ENTRY'))
    expect(await say(player(3))).toMatchObject(refused('ACCOUNT_WITHOUT_PERSON'))
    expect(await say(staff('dan', 'director'))).toMatchObject(refused('ACCOUNT_WITHOUT_PERSON'))
    expect(await reports()).toHaveLength(0)
  })

  it('needs words, and the version that stands', async () => {
    for (const note of ['  ', 'x'.repeat(501)])
      expect(await say(player(0), { note })).toMatchObject({ error: [{ code: 'REPORT_NOTE_MISSING' }] })
    expect(await say(player(0), { version: 2 })).toMatchObject({ error: [{ code: 'RESULT_CHANGED_MEANWHILE' }] })
  })

  it('is bound by the clock of corrections', async () => {
    await publishedAt('2026-03-01T12:00:00Z', '2026-03-01T12:30:00Z')
    now = new Date('2026-03-01T12:30:00Z')
    expect(await say(player(0))).toMatchObject({ value: { reportDueAt: now } })
    now = new Date('2026-03-01T12:30:01Z')
    expect(await say(player(1))).toMatchObject({ error: [{ code: 'REPORT_TIME_OVER' }] })
  })

  it('is answered once, with a reason, by a director who did not say it', async () => {
    await say(player(0))
    const [report] = await reports()
    const reportId = String(report?.id)
    const answer = (who: Viewer, reasonEn?: string) =>
      answerReport(deps, who, { reportId, answer: 'stands', ...(reasonEn ? { reasonEn } : {}) })
    const dan = staff('dan', 'director')
    expect(await answer(player(0), 'mine')).toMatchObject({ error: [{ code: 'NOT_PERMITTED' }] })
    expect(await answer({ ...dan, accountId: 'player0' }, 'mine')).toMatchObject({
      error: [{ code: 'NOT_PERMITTED', params: { reason: 'OWN_ENTRY' } }],
    })
    expect(await answer(dan)).toMatchObject({ error: [{ code: 'REASON_MISSING' }] })
    expect(await settleFlag(deps, dan, { flagId: reportId })).toMatchObject({ error: [{ code: 'REPORT_TO_ANSWER' }] })
    expect(await answer(dan, 'nine it is')).toMatchObject({ value: { answer: 'stands', answerEn: 'nine it is' } })
    expect(await answer(dan, 'again')).toMatchObject({ error: [{ code: 'FLAG_SETTLED_ALREADY' }] })
    expect(await say(player(0))).toMatchObject({ ok: true })
  })
})

describe('a contestant who agrees with results', () => {
  const sheetId = () =>
    insertedId(database.sql`select id from score_sheet where stage_id = ${stageId} and superseded_at is null`)
  const agree = async (who: Viewer, sheetIds?: readonly string[]) =>
    agreeWithResults(deps, who, { stageId, sheetIds: sheetIds ?? [await sheetId()] })

  it('leaves a word for that version, once, beside the other side’s', async () => {
    expect(await agree(player(0))).toMatchObject({ value: { agreed: 1 } })
    expect(await agree(player(0))).toMatchObject({ value: { agreed: 0 } })
    expect(await agreementsOfEvent(database.db, eventId)).toMatchObject({ agreed: 1, agreedByAll: 0 })
    expect(await agree(player(1))).toMatchObject({ value: { agreed: 1 } })
    expect(await agreementsOfEvent(database.db, eventId)).toMatchObject({ agreed: 1, agreedByAll: 1 })
    const id = await sheetId()
    const sheet = { contract: '3NT', declarer: 'N', tricks: 10 }
    await enterResult(deps, staff('ann', 'scorer'), { stageId, slot, sides, board: '1', sheet, expectedVersion: 1 })
    expect(await agreementsOfEvent(database.db, eventId)).toMatchObject({ agreed: 0 })
    expect(await agree(player(0), [id])).toMatchObject({ error: [{ code: 'RESULT_CHANGED_MEANWHILE' }] })
  })

  it('has played there', async () => {
    const refused = (reason: string) => ({ error: [{ code: 'NOT_PERMITTED', params: { reason } }] })
    expect(await agree(player(2))).toMatchObject(refused('NOT_IN_THE_ENTRY'))
    expect(await agree({ accountId: 'x', requestId: 'test', grants: [] })).toMatchObject(
      refused('ACCOUNT_WITHOUT_PERSON'),
    )
    expect(await agree(staff('ann', 'director'))).toMatchObject(refused('ACCOUNT_WITHOUT_PERSON'))
  })

  it('names results, not too many, while scores are corrected', async () => {
    expect(await agree(player(0), [])).toMatchObject({ error: [{ code: 'RESULT_MISSING' }] })
    const many = Array.from({ length: 201 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
    expect(await agree(player(0), many)).toMatchObject({ error: [{ code: 'RESULTS_TOO_MANY' }] })
    await publishedAt('2026-03-01T12:00:00Z', '2026-03-01T12:30:00Z')
    now = new Date('2026-03-01T13:00:00Z')
    expect(await agree(player(0))).toMatchObject({ error: [{ code: 'REPORT_TIME_OVER' }] })
  })
})
