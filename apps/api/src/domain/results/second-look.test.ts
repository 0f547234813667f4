import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role, Viewer } from '../../auth/viewer.js'
import { addOrganisation } from '../../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import type { Deps } from '../shared/deps.js'
import { confirmResult } from './confirm-result.js'
import { enterResult } from './enter-result.js'
import { flagSlot, settleFlag } from './flag-slot.js'

let database: TestDatabase
let deps: Deps
let organisation = ''
let stageId = ''
let sides: string[] = []

const viewer = (accountId: string, role?: Role): Viewer => ({
  accountId,
  requestId: 'test',
  grants: role ? [{ role, scope: { kind: 'organisation', id: organisation }, from: undefined, until: undefined }] : [],
})

const insertedId = async (rows: Promise<readonly Record<string, unknown>[]>) => String((await rows)[0]?.id)

beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  const { sql } = database
  organisation = await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '会', nameEn: 'F' })
  const event = await insertedId(sql`
    insert into event (organisation_id, code, name_zh, name_en, search_text, sport, edition_id, category, starts_on, ends_on, time_zone)
    values (${organisation}, 'E', '赛', 'E', 'e', 'bridge', 'bridge/laws-2017', 'club', '2026-03-01', '2026-03-01', 'Asia/Shanghai')
    returning id`)
  stageId = await insertedId(sql`
    insert into stage (organisation_id, event_id, ordinal, name_zh, name_en, format)
    values (${organisation}, ${event}, 1, '赛', 'S', 'pairs') returning id`)
  sides = []
  for (const number of ['1', '2'])
    sides.push(
      await insertedId(sql`
        insert into entry (organisation_id, stage_id, number, name_as_entered)
        values (${organisation}, ${stageId}, ${number}, ${number}) returning id`),
    )
})
afterAll(() => database.drop())

let slots = 0
let slot = ''
const enter = (who: Viewer, tricks: number, expectedVersion = 0) =>
  enterResult(deps, who, {
    stageId,
    slot,
    sides,
    board: '1',
    sheet: { contract: '3NT', declarer: 'N', tricks },
    expectedVersion,
  })
const audits = async (type: string) => {
  const rows = await database.sql`select data from audit_event where type = ${type} and data ->> 'slot' = ${slot}`
  return rows.length
}

beforeEach(() => {
  slots += 1
  slot = `b1/${slots}`
})

describe('confirmResult', () => {
  const confirm = (who: Viewer, version = 1, idempotencyKey?: string) =>
    confirmResult(deps, who, { stageId, slot, version, ...(idempotencyKey ? { idempotencyKey } : {}) })

  it.each<Role>(['scorer', 'director', 'staff', 'admin'])('is for a second %s', async role => {
    await enter(viewer('ann', 'scorer'), 9)
    expect(await confirm(viewer('ben', role))).toMatchObject({ ok: true, value: { version: 1 } })
    expect(await audits('RESULT_CONFIRMED')).toBe(1)
    const rows = await database.sql`
      select c.confirmed_by from sheet_confirmation c join score_sheet s on s.id = c.sheet_id where s.slot = ${slot}`
    expect(rows.map(row => row.confirmed_by)).toEqual(['ben'])
  })

  it('is not for whoever entered it, not even for staff', async () => {
    await enter(viewer('ann', 'staff'), 9)
    expect(await confirm(viewer('ann', 'staff'))).toMatchObject({
      ok: false,
      error: [{ code: 'NOT_PERMITTED', params: { reason: 'OWN_ENTRY' } }],
    })
    expect(await audits('RESULT_CONFIRMED')).toBe(0)
  })

  it.each([
    ['a stranger', 'ROLE_MISSING', undefined],
    ['a committee member', 'ROLE_MISSING', 'committee' as Role],
  ])('is refused to %s', async (_, reason, role) => {
    await enter(viewer('ann', 'scorer'), 9)
    expect(await confirm(viewer('eve', role))).toMatchObject({ error: [{ code: 'NOT_PERMITTED', params: { reason } }] })
  })

  it('asks for the version that stands, and a correction has to be confirmed anew', async () => {
    const [ann, ben] = [viewer('ann', 'scorer'), viewer('ben', 'scorer')]
    expect(await confirm(ben)).toMatchObject({ error: [{ code: 'RESULT_MISSING' }] })
    await enter(ann, 9)
    expect(await confirm(ben)).toMatchObject({ ok: true })
    expect(await confirm(ben)).toMatchObject({ error: [{ code: 'RESULT_CONFIRMED_ALREADY' }] })
    await enter(ann, 10, 1)
    expect(await confirm(ben)).toMatchObject({ error: [{ code: 'RESULT_CHANGED_MEANWHILE', params: { version: 2 } }] })
    expect(await confirm(ben, 2)).toMatchObject({ ok: true })
  })

  it('changes nothing when it is repeated', async () => {
    await enter(viewer('ann', 'scorer'), 9)
    const first = await confirm(viewer('ben', 'scorer'), 1, `confirm-${slot}`)
    expect(await confirm(viewer('ben', 'scorer'), 1, `confirm-${slot}`)).toEqual(first)
    expect(await audits('RESULT_CONFIRMED')).toBe(1)
  })
})

describe('a flag to the director', () => {
  const flagId = async () => String((await database.sql`select id from slot_flag where slot = ${slot}`)[0]?.id)
  const raise = (who: Viewer, note = 'Slow play', idempotencyKey?: string) =>
    flagSlot(deps, who, { stageId, slot, note, ...(idempotencyKey ? { idempotencyKey } : {}) })

  it('is raised by a scorer and settled by a director', async () => {
    expect(await raise(viewer('ann', 'scorer'))).toMatchObject({ ok: true })
    const settle = async (who: Viewer) => settleFlag(deps, who, { flagId: await flagId() })
    expect(await settle(viewer('ann', 'scorer'))).toMatchObject({ error: [{ code: 'NOT_PERMITTED' }] })
    expect(await settle(viewer('dan', 'director'))).toMatchObject({ ok: true })
    expect(await settle(viewer('dan', 'director'))).toMatchObject({ error: [{ code: 'FLAG_SETTLED_ALREADY' }] })
    expect([await audits('SLOT_FLAGGED'), await audits('FLAG_SETTLED')]).toEqual([1, 1])
  })

  it('is refused to strangers, without a note and without a flag', async () => {
    expect(await raise(viewer('eve'))).toMatchObject({ error: [{ code: 'NOT_PERMITTED' }] })
    expect(await raise(viewer('ann', 'scorer'), '  ')).toMatchObject({ error: [{ code: 'FLAG_NOTE_MISSING' }] })
    expect(await raise(viewer('ann', 'scorer'), 'x'.repeat(501))).toMatchObject({
      error: [{ code: 'FLAG_NOTE_MISSING' }],
    })
    expect(await settleFlag(deps, viewer('dan', 'director'), { flagId: organisation })).toMatchObject({
      error: [{ code: 'SLOT_FLAG_UNKNOWN' }],
    })
    expect(await audits('SLOT_FLAGGED')).toBe(0)
  })

  it('is raised once when the request is repeated', async () => {
    await raise(viewer('ann', 'scorer'), 'Twice', `flag-${slot}`)
    await raise(viewer('ann', 'scorer'), 'Twice', `flag-${slot}`)
    expect(await audits('SLOT_FLAGGED')).toBe(1)
  })
})

describe('enterResult in a round', () => {
  const scorer = () => viewer('ann', 'scorer')
  const setRound = async (status: string) => {
    const { sql } = database
    const session = await insertedId(sql`
      insert into play_session (organisation_id, stage_id, number) values (${organisation}, ${stageId}, ${100 + slots})
      returning id`)
    await sql`insert into round (session_id, number, status) values (${session}, 1, ${status})`
  }
  const enterThere = (order: readonly string[], expectedVersion = 0) =>
    enterResult(deps, scorer(), {
      stageId,
      slot,
      sides: order,
      session: 100 + slots,
      round: 1,
      board: '1',
      sheet: { contract: 'PASS' },
      expectedVersion,
    })

  it.each([
    ['OPEN', true],
    ['PLANNED', false],
    ['CLOSED', false],
  ])('that is %s: taken %s', async (status, taken) => {
    await setRound(status)
    const answer = await enterThere(sides)
    expect(answer).toMatchObject(taken ? { ok: true } : { ok: false, error: [{ code: 'ROUND_NOT_OPEN' }] })
    expect(await audits('RESULT_ENTERED')).toBe(taken ? 1 : 0)
  })

  it('is refused as a new version once the round has been closed', async () => {
    await setRound('OPEN')
    await enterThere(sides)
    await database.sql`update round set status = 'CLOSED'`
    expect(await enterThere(sides, 1)).toMatchObject({ error: [{ code: 'ROUND_NOT_OPEN' }] })
  })

  it('may exchange the seats, never the contestants', async () => {
    await setRound('OPEN')
    await enterThere(sides)
    expect(await enterThere([...sides].reverse(), 1)).toMatchObject({ ok: true, value: { version: 2 } })
    const [row] = await database.sql`select sides from score_sheet where slot = ${slot} and version = 2`
    expect(row?.sides).toEqual([...sides].reverse())
    expect(await enterThere([sides[0] ?? ''], 2)).toMatchObject({ error: [{ code: 'SIDES_UNKNOWN' }] })
  })
})
