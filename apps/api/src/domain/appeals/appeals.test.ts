import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { appeal, appealClock, appealParty, auditEvent, evidenceAccess, notice } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { system } from '../../auth/viewer.js'
import { type AppealScene, appealScene, minute } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { fixedClock } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { and, eq } from 'drizzle-orm'
import { admitAppeal, cureAppeal, declareInadmissible, requestCure } from './admissibility.js'
import { replayDocket } from '../../testing/replay-docket.js'
import { countCases, docketOfCases } from './cases.repo.js'
import { clocksOfCases } from './clocks.js'
import { concurInAppeal } from './concur.js'
import { extendDeadline, resumeClock, stopClock } from './deadlines.js'
import { forfeitDeposit, recordDeposit, returnDeposit } from './deposits.js'
import { type DraftAppealInput, draftAppeal } from './draft-appeal.js'
import { readEvidence, ruleOnEvidence, uploadEvidence } from './evidence.js'
import { evidenceOfCases } from './evidence.repo.js'
import { fileAppeal, requestLateLeave } from './file-appeal.js'
import { filingOutlook } from './filing-outlook.js'
import { decideLateLeave } from './late-leave.js'
import { answerLawPart, referLawPart } from './law-part.js'
import { runClocks } from './run-clocks.js'
import { withdrawAppeal } from './withdraw-appeal.js'

let database: TestDatabase
let scene: AppealScene

beforeAll(async () => {
  database = await testDatabase()
  scene = await appealScene(database.db)
})
afterAll(() => database.drop())

const at = (after: number): Deps => testDeps(database.db, fixedClock(minute(after)))

const said = (outcome: Outcome<unknown>): string =>
  outcome.ok
    ? 'ok'
    : outcome.error.map(one => (one.params?.reason ? `${one.code} ${one.params.reason}` : one.code)).join(', ')

const draft = (where: AppealScene, more: Partial<DraftAppealInput> = {}): DraftAppealInput => ({
  stageId: where.stageId,
  subject: 'ruling',
  rulingId: where.rulingId,
  statement: 'The weights are wrong.',
  relief: 'Another score.',
  signatures: [{ capacity: 'contestant', name: 'Player 0' }],
  othersAbsent: false,
  ...more,
})

const idOf = (outcome: Outcome<{ appealId: string }>): string => {
  if (!outcome.ok) throw new Error(said(outcome))
  return outcome.value.appealId
}

const player = (which: number, where = scene): Viewer => where.players[which] as Viewer

/** A draft of a scene of its own, so that cases do not meet. */
const drafted = async (options?: Parameters<typeof appealScene>[1], more: Partial<DraftAppealInput> = {}) => {
  const where = await appealScene(database.db, options)
  const appealId = idOf(await draftAppeal(at(5), player(0, where), draft(where, more)))
  return { where, appealId, me: player(0, where), partner: player(1, where) }
}

const caseOf = async (id: string) => (await database.db.select().from(appeal).where(eq(appeal.id, id)))[0]
const clockOf = async (id: string, kind: string) =>
  (await clocksOfCases(database.db, [id])).find(clock => clock.kind === kind)

/** The docket, replayed, gives what is stored; every entry has its audit row. */
const sound = async (id: string) => {
  const entries = await docketOfCases(database.db, [id])
  const row = await caseOf(id)
  expect(replayDocket(entries.map(entry => entry.type))).toEqual({ ok: true, value: row?.status })
  expect(entries.map(entry => entry.number)).toEqual(entries.map((_, index) => index + 1))
  const audits = await database.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.aggregateKind, 'appeal'), eq(auditEvent.aggregateId, id)))
  expect(audits.length).toBeGreaterThanOrEqual(entries.length)
  return entries.map(entry => entry.type).join(' ')
}

describe('filing', () => {
  it('is nobody’s but a player’s own', async () => {
    const { players, stranger, clerk, director, staff } = scene
    const nobody: Viewer = { grants: [], requestId: 'x' }
    const tries: [Viewer, string, Partial<DraftAppealInput>?][] = [
      [nobody, 'NOT_PERMITTED NOT_SIGNED_IN'],
      [stranger, 'NOT_PERMITTED ACCOUNT_WITHOUT_PERSON'],
      [clerk, 'NOT_PERMITTED ACCOUNT_WITHOUT_PERSON'],
      [director, 'NOT_PERMITTED ACCOUNT_WITHOUT_PERSON'],
      [staff, 'NOT_PERMITTED ACCOUNT_WITHOUT_PERSON'],
      [{ ...stranger, personId: '0198c0de-0000-7000-8000-00000000abcd' }, 'NOT_PERMITTED NOT_IN_THE_ENTRY'],
      [players[2] as Viewer, 'NOT_PERMITTED NOT_IN_THE_ENTRY', { entryId: scene.entryIds[0] as string }],
      [players[4] as Viewer, 'NOT_OWN_TABLE'],
      [players[0] as Viewer, 'RULING_UNKNOWN', { rulingId: scene.stageId }],
      [players[0] as Viewer, 'STAGE_UNKNOWN', { stageId: scene.eventId }],
      [players[0] as Viewer, 'TEXT_TOO_LONG', { statement: 'x'.repeat(9_000) }],
    ]
    for (const [viewer, expected, more] of tries) {
      expect(said(await draftAppeal(at(1), viewer, draft(scene, more))), expected).toBe(expected)
    }
    expect(await database.db.select().from(appeal)).toEqual([])
  })

  it.each([
    [29, 'ok'],
    [30, 'ok'],
    [31, 'FILED_TOO_LATE'],
  ])('at minute %i: %s', async (after, expected) => {
    const { appealId, me } = await drafted()
    expect(said(await fileAppeal(at(after), me, { appealId }))).toBe(expected)
    expect((await caseOf(appealId))?.dueAt?.toISOString() ?? null).toBe(
      expected === 'ok' ? minute(30).toISOString() : null,
    )
  })

  it('past its time needs leave, given with reasons by the right person, never by who gave the ruling', async () => {
    const { where, appealId, me, partner } = await drafted()
    expect(said(await fileAppeal(at(31), me, { appealId }))).toBe('FILED_TOO_LATE')
    expect(said(await requestLateLeave(at(31), me, { appealId, reasons: ' ' }))).toBe('REASON_MISSING')
    expect(said(await requestLateLeave(at(31), me, { appealId, reasons: 'The lift stood still.' }))).toBe('ok')
    await concurInAppeal(at(32), partner, { appealId, agrees: true })
    expect(said(await admitAppeal(at(33), where.clerk, { appealId }))).toBe('FILED_TOO_LATE')
    const leave = { appealId, granted: true, reasons: 'Not their fault.' }
    expect(said(await decideLateLeave(at(34), where.director, leave))).toBe('NOT_PERMITTED PARTY_TO_THE_CASE')
    expect(said(await decideLateLeave(at(34), me, leave))).toBe('NOT_PERMITTED PARTY_TO_THE_CASE')
    expect(said(await decideLateLeave(at(34), where.staff, leave))).toBe('NOT_PERMITTED ROLE_MISSING')
    expect(said(await decideLateLeave(at(34), where.chief, { ...leave, reasons: '' }))).toBe('REASON_MISSING')
    expect(said(await decideLateLeave(at(34), where.chief, leave))).toBe('ok')
    expect(said(await decideLateLeave(at(34), where.chief, leave))).toBe('ORDER_NOT_ASKED')
    expect(said(await admitAppeal(at(35), where.clerk, { appealId }))).toBe('ok')
    expect(await sound(appealId)).toContain('LATE_LEAVE_REQUESTED CONCURRENCE_GIVEN LATE_LEAVE_GRANTED ADMITTED')
  })

  it('past its time and without leave is the end of it', async () => {
    const { where, appealId, me } = await drafted()
    expect(said(await requestLateLeave(at(20), me, { appealId, reasons: 'x' }))).toBe('FILED_IN_TIME')
    await requestLateLeave(at(60), me, { appealId, reasons: 'We forgot.' })
    await decideLateLeave(at(61), where.chief, { appealId, granted: false, reasons: 'No reason at all.' })
    expect(await caseOf(appealId)).toMatchObject({ status: 'INADMISSIBLE', inadmissibleFor: 'FILED_TOO_LATE' })
    const ends = (await clocksOfCases(database.db, [appealId])).map(({ kind, metAt, endedFor }) => [
      kind,
      metAt !== null,
      endedFor,
    ])
    expect(ends.filter(([kind]) => kind === 'leave')).toEqual([['leave', true, null]])
    expect(ends.filter(([kind]) => kind !== 'leave').every(([, met, ended]) => !met && ended === 'case')).toBe(true)
  })

  it('wants a statement, a signature, and once only', async () => {
    const { where, appealId, me } = await drafted({}, { statement: '', signatures: [] })
    expect(said(await fileAppeal(at(10), me, { appealId }))).toBe('STATEMENT_MISSING, SIGNATURE_MISSING')
    idOf(await draftAppeal(at(11), me, draft(where, { appealId })))
    expect(said(await fileAppeal(at(12), me, { appealId }))).toBe('ok')
    expect(said(await fileAppeal(at(12), me, { appealId }))).toBe('CASE_STATE_FORBIDS')
    expect(said(await draftAppeal(at(13), me, draft(where)))).toBe('ALREADY_APPEALED')
  })

  it('is filed by who saved it last: a partner is never asked to agree with what he wrote himself', async () => {
    const { where, appealId, me, partner } = await drafted()
    idOf(await draftAppeal(at(6), partner, draft(where, { appealId })))
    expect(said(await fileAppeal(at(7), me, { appealId }))).toBe('DRAFT_OF_PARTNER')
    expect(said(await requestLateLeave(at(60), me, { appealId, reasons: 'x' }))).toBe('DRAFT_OF_PARTNER')
    idOf(await draftAppeal(at(8), me, draft(where, { appealId })))
    expect(said(await fileAppeal(at(9), me, { appealId }))).toBe('ok')
    expect(said(await concurInAppeal(at(10), me, { appealId, agrees: true }))).toBe('CONCURRENCE_NOT_ASKED')
    expect(said(await concurInAppeal(at(10), partner, { appealId, agrees: true }))).toBe('ok')
  })

  it('is one case of a side, in two windows and by both partners at once', async () => {
    const { where, appealId, me, partner } = await drafted()
    const window = idOf(await draftAppeal(at(6), me, draft(where)))
    const theirs = idOf(await draftAppeal(at(6), partner, draft(where)))
    const tries = [
      fileAppeal(at(8), me, { appealId }),
      fileAppeal(at(8), partner, { appealId: theirs }),
      fileAppeal(at(8), me, { appealId: window }),
    ]
    const answers = (await Promise.all(tries)).map(said)
    expect(answers.filter(one => one === 'ok')).toHaveLength(1)
    expect(answers.filter(one => one === 'ALREADY_APPEALED' || one === 'CASE_STATE_FORBIDS')).toHaveLength(2)
    const filed = [appealId, theirs, window][answers.indexOf('ok')]
    const rows = await Promise.all([appealId, theirs, window].map(caseOf))
    expect(rows.filter(row => row?.number)).toHaveLength(1)
    const about = { stageId: where.stageId, rulingId: where.rulingId }
    for (const viewer of [me, partner]) {
      const outlook = await filingOutlook({ db: database.db, clock: at(9).clock }, viewer, about)
      expect(outlook.ok && outlook.value.existing).toEqual({ id: filed, status: 'FILED' })
    }
  })

  it('puts the other drafts of its side aside, and after a withdrawal may be begun anew', async () => {
    const { where, appealId, me, partner } = await drafted()
    const theirs = idOf(await draftAppeal(at(6), partner, draft(where)))
    expect(said(await fileAppeal(at(8), me, { appealId }))).toBe('ok')
    expect(await caseOf(theirs)).toMatchObject({ status: 'WITHDRAWN', number: null })
    expect(await sound(theirs)).toBe('DRAFTED WITHDRAWN')
    expect(await countCases(database.db, partner, { scope: 'mine' })).toBe(1)
    expect(said(await draftAppeal(at(9), partner, draft(where, { appealId: theirs })))).toBe('ALREADY_APPEALED')
    expect(said(await withdrawAppeal(at(10), me, { appealId }))).toBe('ok')
    const again = idOf(await draftAppeal(at(11), partner, draft(where)))
    expect(said(await fileAppeal(at(12), partner, { appealId: again }))).toBe('ok')
  })

  it('numbers without gap or double, however many file at once', async () => {
    const where = await appealScene(database.db)
    const slots = Array.from({ length: 8 }, (_, index) => `slot-${index}`)
    const ids: string[] = []
    for (const slot of slots) {
      const { rulingId: _, ...rest } = draft(where, { subject: 'score', slot })
      ids.push(idOf(await draftAppeal(at(2), player(0, where), rest)))
    }
    const late = idOf(await draftAppeal(at(2), player(0, where), draft(where)))
    const filed = await Promise.all([
      ...ids.map(appealId => fileAppeal(at(3), player(0, where), { appealId })),
      fileAppeal(at(90), player(0, where), { appealId: late }),
    ])
    expect(filed.filter(one => one.ok)).toHaveLength(8)
    const numbers = (await Promise.all(ids.map(caseOf))).map(row => row?.number).sort()
    expect(numbers).toEqual(slots.map((_, index) => `AC-2026-00${index + 1}`))
  })

  it('is done once per key, and tells the director and the clerk once', async () => {
    const { where, appealId, me } = await drafted()
    const request = { appealId, idempotencyKey: 'once' }
    const [first, second] = [await fileAppeal(at(3), me, request), await fileAppeal(at(4), me, request)]
    expect(second).toEqual(first)
    const told = await database.db.select().from(notice).where(eq(notice.aggregateId, appealId))
    const filed = told.filter(one => one.code === 'APPEAL_FILED').map(one => one.recipient)
    expect(filed.sort()).toEqual([where.clerk.accountId, where.chief.accountId].sort())
    const asked = told.filter(one => one.code === 'CONCURRENCE_ASKED').map(one => one.recipient)
    expect(asked).not.toEqual([])
    expect(asked).not.toContain(me.accountId)
  })

  it('refuses a change that was made looking at an older case, and says how it stands', async () => {
    const { appealId, me } = await drafted()
    await fileAppeal(at(3), me, { appealId, expectedVersion: 1 })
    const stale = await withdrawAppeal(at(4), me, { appealId, expectedVersion: 1 })
    expect(stale).toMatchObject({
      error: [{ code: 'CASE_CHANGED_MEANWHILE', params: { status: 'FILED', version: 2 } }],
    })
  })
})

describe('concurrence', () => {
  const partnersAnswer = async (appealId: string) =>
    (await database.db.select().from(appealParty).where(eq(appealParty.appealId, appealId)))
      .filter(party => party.side === 'appellant')
      .map(party => party.concurrence)
      .sort()

  it.each([
    ['bridge/ccba-1999', ['deemed', 'given'], 'ok'],
    ['bridge/laws-2017', ['given', 'pending'], 'CONCURRENCE_MISSING'],
  ])('an absent partner under %s', async (editionId, expected, admitted) => {
    const { where, appealId, me } = await drafted({ editionId }, { othersAbsent: true })
    await fileAppeal(at(10), me, { appealId })
    expect(await partnersAnswer(appealId)).toEqual(expected)
    expect(said(await admitAppeal(at(11), where.clerk, { appealId }))).toBe(admitted)
  })

  it('is the partner’s to give; the clerk records paper on his behalf', async () => {
    const { where, appealId, me } = await drafted()
    await fileAppeal(at(10), me, { appealId })
    expect(said(await concurInAppeal(at(11), me, { appealId, agrees: true }))).toBe('CONCURRENCE_NOT_ASKED')
    const opponent = await concurInAppeal(at(11), player(2, where), { appealId, agrees: true })
    expect(said(opponent)).toBe('NOT_PERMITTED PARTY_TO_THE_CASE')
    const parties = await database.db.select().from(appealParty).where(eq(appealParty.appealId, appealId))
    const partyId = parties.find(party => party.concurrence === 'pending')?.id as string
    const paper = { appealId, agrees: true, partyId }
    expect(said(await concurInAppeal(at(12), where.clerk, paper))).toBe('REASON_MISSING')
    expect(said(await concurInAppeal(at(12), where.clerk, { ...paper, reason: 'Signed on paper.' }))).toBe('ok')
    expect(said(await admitAppeal(at(13), where.clerk, { appealId }))).toBe('ok')
    expect(await caseOf(appealId)).toMatchObject({ status: 'ADMITTED', body: 'committee' })
  })

  it('withheld stops the case', async () => {
    const { where, appealId, me, partner } = await drafted()
    await fileAppeal(at(10), me, { appealId })
    expect(said(await concurInAppeal(at(11), partner, { appealId, agrees: false }))).toBe('ok')
    expect(said(await admitAppeal(at(12), where.clerk, { appealId }))).toBe('CONCURRENCE_WITHHELD')
    const declared = { appealId, reason: 'CONCURRENCE_WITHHELD' as const, text: 'The partner does not agree.' }
    expect(said(await declareInadmissible(at(13), me, declared))).toBe('NOT_PERMITTED PARTY_TO_THE_CASE')
    expect(said(await declareInadmissible(at(13), where.clerk, declared))).toBe('ok')
    await sound(appealId)
  })
})

describe('the mahjong fee', () => {
  const options = { editionId: 'mahjong/wmo-2006', sport: 'mahjong' }
  const signatures = [
    { capacity: 'contestant' as const, name: 'Player 0' },
    { capacity: 'captain' as const, name: 'Leader' },
  ]

  it('is asked, received whole, and settled once', async () => {
    const { where, appealId, me } = await drafted(options, { signatures })
    await fileAppeal(at(10), me, { appealId })
    expect(said(await admitAppeal(at(11), where.clerk, { appealId }))).toBe('DEPOSIT_MISSING')
    const fee = { appealId, amount: 20_000, currency: 'USD' }
    expect(said(await recordDeposit(at(12), me, fee))).toBe('NOT_PERMITTED PARTY_TO_THE_CASE')
    expect(said(await recordDeposit(at(12), where.clerk, { ...fee, amount: 200 }))).toBe('DEPOSIT_AMOUNT_DIFFERS')
    expect(said(await returnDeposit(at(12), where.clerk, { appealId, reason: 'x' }))).toBe('DEPOSIT_MISSING')
    expect(said(await recordDeposit(at(12), where.staff, fee))).toBe('ok')
    expect(said(await recordDeposit(at(12), where.staff, fee))).toBe('DEPOSIT_ALREADY_RECEIVED')
    expect((await clockOf(appealId, 'deposit'))?.metAt).not.toBeNull()
    expect(said(await admitAppeal(at(13), where.clerk, { appealId }))).toBe('ok')
    expect(said(await withdrawAppeal(at(14), me, { appealId }))).toBe('ok')
    expect(said(await forfeitDeposit(at(15), where.clerk, { appealId, reason: 'kept' }))).toBe('ok')
    expect(said(await returnDeposit(at(16), where.clerk, { appealId, reason: 'x' }))).toBe('DEPOSIT_ALREADY_SETTLED')
    await sound(appealId)
  })

  it('unpaid in its time ends the case, with notice', async () => {
    const { appealId, me } = await drafted(options, { signatures })
    await fileAppeal(at(10), me, { appealId })
    const run = (after: number) =>
      inTransaction(database.db, tx =>
        runClocks({ tx, deps: at(after), viewer: { ...system(''), grants: [] } }, appealId),
      )
    expect(await run(10 + 18 * 60)).toMatchObject({ value: { lapsed: [], reminded: ['deposit', 'statement'] } })
    expect(await run(10 + 24 * 60)).toMatchObject({ value: { lapsed: [], reminded: [] } })
    expect(await run(11 + 24 * 60)).toMatchObject({ value: { lapsed: ['deposit'] } })
    expect(await run(11 + 24 * 60)).toMatchObject({ value: { lapsed: [], reminded: [] } })
    expect(await caseOf(appealId)).toMatchObject({ status: 'INADMISSIBLE', inadmissibleFor: 'DEPOSIT_MISSING' })
    const codes = (
      await database.db
        .select()
        .from(notice)
        .where(eq(notice.recipient, me.accountId as string))
    ).map(one => one.code)
    expect(codes).toEqual(expect.arrayContaining(['DEADLINE_NEAR', 'DEADLINE_PASSED']))
    // A case that was not heard may still go on to the next body: that time is not ended with it.
    const [deposit] = await database.db
      .select()
      .from(appealClock)
      .where(and(eq(appealClock.appealId, appealId), eq(appealClock.kind, 'deposit')))
    const { id: _, metAt: __, lapsedAt: ___, ...like } = deposit as typeof appealClock.$inferSelect
    const dueAt = at(80 + 24 * 60).clock.now()
    await database.db
      .insert(appealClock)
      .values({ ...like, kind: 'escalation', awaits: 'parties', dueAt, firstDueAt: dueAt })
    await run(12 + 24 * 60)
    const [onward] = await database.db
      .select()
      .from(appealClock)
      .where(and(eq(appealClock.appealId, appealId), eq(appealClock.kind, 'escalation')))
    expect(onward).toMatchObject({ metAt: null, lapsedAt: null })
    await sound(appealId)
  })
})

describe('the desk', () => {
  const admitted = async () => {
    const made = await drafted()
    await fileAppeal(at(10), made.me, { appealId: made.appealId })
    await concurInAppeal(at(11), made.partner, { appealId: made.appealId, agrees: true })
    return made
  }

  it('asks once for what is missing, and takes it', async () => {
    const { where, appealId, me } = await admitted()
    expect(said(await requestCure(at(12), where.clerk, { appealId, text: 'Name the board.' }))).toBe('ok')
    expect(said(await admitAppeal(at(12), where.clerk, { appealId }))).toBe('CASE_STATE_FORBIDS')
    expect((await clockOf(appealId, 'cure'))?.dueAt?.toISOString()).toBe(minute(12 + 24 * 60).toISOString())
    expect(said(await cureAppeal(at(13), me, { appealId, statement: 'Board 7.', text: 'Done.' }))).toBe('ok')
    expect(await caseOf(appealId)).toMatchObject({ status: 'FILED', statement: 'Board 7.' })
    expect(said(await admitAppeal(at(14), where.clerk, { appealId }))).toBe('ok')
  })

  it('refers the law to the chief director, whose answer rests on articles', async () => {
    const { where, appealId } = await admitted()
    const question = { appealId, question: 'Was the bid a psych?' }
    expect(said(await referLawPart(at(12), where.clerk, question))).toBe('CASE_STATE_FORBIDS')
    await admitAppeal(at(12), where.clerk, { appealId })
    expect(said(await referLawPart(at(13), where.clerk, question))).toBe('ok')
    const answer = { appealId, answer: 'No.', clauses: [{ edition: 'bridge/laws-2017', article: '40C1' }] }
    expect(said(await answerLawPart(at(14), where.clerk, answer))).toBe('NOT_PERMITTED ROLE_MISSING')
    expect(said(await answerLawPart(at(14), where.director, answer))).toBe('NOT_PERMITTED GAVE_THE_RULING')
    expect(said(await answerLawPart(at(14), where.chief, { ...answer, clauses: [] }))).toBe('CLAUSE_MISSING')
    expect(said(await answerLawPart(at(14), where.chief, answer))).toBe('ok')
    expect(await sound(appealId)).toContain('ADMITTED LAW_PART_REFERRED LAW_PART_ANSWERED')
  })

  it('moves, stops and resumes a clock by orders with reasons; its anchor stays', async () => {
    const { where, appealId, me } = await admitted()
    await admitAppeal(at(12), where.clerk, { appealId })
    const before = await clockOf(appealId, 'decision')
    const act = { appealId, clock: 'decision' as const, reason: 'The hall is closed.' }
    const later = new Date((before?.dueAt?.getTime() ?? 0) + 60_000)
    expect(said(await extendDeadline(at(13), me, { ...act, dueAt: later }))).toBe('NOT_PERMITTED PARTY_TO_THE_CASE')
    expect(said(await extendDeadline(at(13), where.clerk, { ...act, dueAt: minute(0) }))).toBe('DEADLINE_NOT_LATER')
    expect(said(await extendDeadline(at(13), where.clerk, { ...act, reason: ' ', dueAt: later }))).toBe(
      'REASON_MISSING',
    )
    expect(said(await extendDeadline(at(13), where.clerk, { ...act, clock: 'cure', dueAt: later }))).toBe(
      'CLOCK_NOT_RUNNING',
    )
    expect(said(await extendDeadline(at(13), where.clerk, { ...act, dueAt: later }))).toBe('ok')
    expect(said(await resumeClock(at(14), where.clerk, act))).toBe('CLOCK_NOT_STOPPED')
    expect(said(await stopClock(at(14), where.clerk, act))).toBe('ok')
    expect(said(await stopClock(at(15), where.clerk, act))).toBe('CLOCK_STOPPED_ALREADY')
    expect(said(await resumeClock(at(74), where.clerk, act))).toBe('ok')
    const after = await clockOf(appealId, 'decision')
    expect(after?.dueAt?.getTime()).toBe(later.getTime() + 60 * 60_000)
    expect(after?.firstDueAt).toEqual(before?.firstDueAt)
    const moved = database.db
      .update(appealClock)
      .set({ firstDueAt: minute(0) })
      .where(eq(appealClock.appealId, appealId))
    await expect(Promise.resolve(moved)).rejects.toThrow()
  })

  it('keeps a filed case’s number, time and procedure whatever is tried', async () => {
    const { appealId } = await admitted()
    const change = database.db.update(appeal).set({ procedureId: 'federation/wca-2025' }).where(eq(appeal.id, appealId))
    await expect(Promise.resolve(change)).rejects.toThrow()
  })
})

describe('evidence', () => {
  const text = (content: string) => new TextEncoder().encode(content)
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  const item = (appealId: string) => ({
    appealId,
    kind: 'statement' as const,
    title: 'What I saw',
    fileName: 'statement.txt',
    content: text('I saw it.'),
    visibility: 'parties' as const,
  })

  it.each([
    ['statement.txt', text('plain'), 'ok'],
    ['table.png', png, 'ok'],
    ['board.pbn', text('[Event "X"]\n[Board "1"]\n'), 'ok'],
    ['ruling.pdf', text('%PDF-1.7 …'), 'ok'],
    ['photo.jpg', png, 'FILE_NOT_WHAT_IT_SAYS'],
    ['ruling.pdf', text('<html><script>alert(1)</script>'), 'FILE_NOT_WHAT_IT_SAYS'],
    ['page.txt', text('  <!DOCTYPE html><p>'), 'FILE_NOT_WHAT_IT_SAYS'],
    ['board.pbn', text('no tags at all'), 'FILE_NOT_WHAT_IT_SAYS'],
    ['notes.txt', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'FILE_NOT_WHAT_IT_SAYS'],
    ['tool.exe', text('MZ'), 'EVIDENCE_TYPE_REFUSED'],
    ['noextension', text('x'), 'EVIDENCE_TYPE_REFUSED'],
    ['../up.txt', text('x'), 'FILE_NAME_UNSAFE'],
    ['empty.txt', new Uint8Array(), 'FILE_EMPTY'],
    ['big.txt', new Uint8Array(8 * 1024 * 1024 + 1).fill(65), 'FILE_TOO_LARGE'],
  ])('%s: %#', async (fileName, content, expected) => {
    const appealId = await openCase()
    expect(said(await uploadEvidence(at(12), player(0), { ...item(appealId), fileName, content }))).toBe(expected)
  })

  let opened: string | undefined
  /** One filed case of the first scene for all of these. */
  const openCase = async (): Promise<string> => {
    if (opened) return opened
    opened = idOf(await draftAppeal(at(5), player(0), draft(scene)))
    idOf(await fileAppeal(at(6), player(0), { appealId: opened }))
    return opened
  }

  it('is written again with evidence on it, and keeps both', async () => {
    const { where, appealId, me } = await drafted()
    expect(said(await uploadEvidence(at(6), me, item(appealId)))).toBe('ok')
    expect(said(await draftAppeal(at(7), me, draft(where, { appealId, statement: 'More.' })))).toBe('ok')
    expect(await evidenceOfCases(database.db, [appealId])).toHaveLength(1)
    expect(said(await fileAppeal(at(8), me, { appealId }))).toBe('ok')
  })

  it('sealed is read by the desk alone, each reading on record, and is nothing to anybody else', async () => {
    const appealId = await openCase()
    const sealed = { ...item(appealId), title: 'Sealed', visibility: 'sealed' as const }
    expect(said(await uploadEvidence(at(12), player(0), { ...sealed, visibility: 'clerk' as never }))).toBe(
      'VALUE_REFUSED',
    )
    await uploadEvidence(at(12), player(0), sealed)
    const kept = (await evidenceOfCases(database.db, [appealId])).find(one => one.title === 'Sealed')
    const evidenceId = kept?.id as string
    const read = (viewer: Viewer) => readEvidence(at(13), viewer, { evidenceId, form: 'original' })
    const nobody: Viewer = { grants: [], requestId: 'x' }
    const unknown = await readEvidence(at(13), player(2), { evidenceId: appealId, form: 'original' })
    for (const viewer of [
      nobody,
      scene.stranger,
      player(1),
      player(2),
      scene.staff,
      scene.committee,
      scene.director,
      scene.chief,
    ]) {
      expect(await read(viewer)).toEqual(unknown)
    }
    const log = () => database.db.select().from(evidenceAccess).where(eq(evidenceAccess.evidenceId, evidenceId))
    expect(await log()).toEqual([])
    expect(await read(scene.clerk)).toMatchObject({ ok: true, value: { mediaType: 'text/plain' } })
    expect(await read(player(0))).toMatchObject({ ok: true })
    expect((await log()).map(one => one.accountId)).toEqual([scene.clerk.accountId, player(0).accountId])
  })

  it('costs the same statements whether hidden or not there', async () => {
    const appealId = await openCase()
    const [hidden] = await evidenceOfCases(database.db, [appealId])
    const count = async (evidenceId: string) => {
      const act = () => readEvidence(at(13), scene.stranger, { evidenceId, form: 'original' })
      return (await database.statements.during(act)).statements.length
    }
    expect(await count(hidden?.id as string)).toBe(await count(appealId))
  })

  it('is admitted or excluded by the desk; what is excluded is gone for the other side', async () => {
    const { where, appealId, me, partner } = await drafted()
    await fileAppeal(at(10), me, { appealId })
    await concurInAppeal(at(11), partner, { appealId, agrees: true })
    await uploadEvidence(at(12), me, item(appealId))
    await admitAppeal(at(13), where.clerk, { appealId })
    const [kept] = await evidenceOfCases(database.db, [appealId])
    const evidenceId = kept?.id as string
    const read = (viewer: Viewer) => readEvidence(at(13), viewer, { evidenceId, form: 'original' })
    expect((await read(player(2, where))).ok).toBe(true)
    const ruling = { appealId, evidenceId, admitted: false, reason: '' }
    expect(said(await ruleOnEvidence(at(14), where.clerk, ruling))).toBe('REASON_MISSING')
    expect(said(await ruleOnEvidence(at(14), where.clerk, { ...ruling, reason: 'Hearsay.' }))).toBe('ok')
    expect((await read(player(2, where))).ok).toBe(false)
    expect((await read(me)).ok).toBe(true)
    await sound(appealId)
  })
})
