import { ok } from '@paiji/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../../auth/accounts.js'
import { inTransaction } from '../../db/transaction.js'
import { setMailChoices, unsubscribe } from '../mail/choices.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { addOrganisation } from '../../testing/scenario.js'
import type { PersonNoticeCode } from '../../db/schema/notice-codes.js'
import { accounts, notifyAccounts } from '../shared/notify-accounts.js'
import { writeDigests, writeNoticeMails } from './write-notice-mails.js'

let database: TestDatabase
let federation = ''
let accountId = ''
/** 23:00 in the federation. */
let now = new Date('2026-11-23T15:00:00Z')
const clock = { now: () => now }
const deps = () => testDeps(database.db, clock)
const viewer = () => ({ accountId, grants: [], requestId: 'r' })
const about = '0198c0de-0000-7000-8000-000000000001'

beforeAll(async () => {
  database = await testDatabase()
  const names = { nameZh: '通知协会', nameEn: 'Notice Federation' }
  federation = await addOrganisation(database.db, { code: 'NOTE', kind: 'federation', ...names })
  const made = await createAccount(database.db, { name: 'Han Mei', email: 'han@example.org', password: 'a password' })
  accountId = made.ok ? made.value : ''
})
afterAll(() => database.drop())
beforeEach(async () => {
  now = new Date('2026-11-23T15:00:00Z')
  await database.sql`delete from notice`
  await database.sql`delete from mail`
  await database.sql`delete from mail_preference`
  await database.sql`update "user" set quiet_from = null, quiet_until = null, language = 'en'`
})

const notify = (code: PersonNoticeCode, occasion = '', dueAt?: Date) =>
  inTransaction(database.db, async tx => {
    const params = {
      eventZh: '公开赛',
      eventEn: 'The <Open>',
      listZh: '榜',
      listEn: 'List',
      asOf: '2026-10-31',
      rank: 4,
    }
    const act = { tx, deps: deps(), viewer: { grants: [], requestId: 'r' } }
    const notice = { code, organisationId: federation, about: { kind: 'stage' as const, id: about }, params }
    await notifyAccounts(act, accounts([accountId]), { ...notice, path: '/events/x', occasion, dueAt })
    return ok(true)
  })
const mails = () =>
  database.sql<
    { kind: string; subject: string; text: string; html: string; next_try_at: Date; mandatory: boolean }[]
  >`select kind, subject, text, html, next_try_at, mandatory from mail order by id`
const choose = (
  topics: { topic: 'results' | 'cases' | 'lists'; delivery: 'AT_ONCE' | 'DAILY' | 'NEVER' }[],
  quiet = false,
) =>
  setMailChoices(deps(), viewer(), {
    language: 'en',
    quietFrom: quiet ? 22 * 60 : null,
    quietUntil: quiet ? 7 * 60 : null,
    topics,
  })

describe('the mails of notices', () => {
  it('are not written of what was done meanwhile', async () => {
    await notify('RESULTS_OFFICIAL')
    await database.sql`update notice set settled_at = ${now}`
    expect(await writeNoticeMails(deps())).toBe(1)
    expect(await mails()).toEqual([])
    await choose([{ topic: 'results', delivery: 'DAILY' }])
    await notify('RESULTS_OFFICIAL', 'again')
    await writeNoticeMails(deps())
    await database.sql`update notice set settled_at = ${now}`
    now = new Date('2026-11-25T00:00:00Z')
    await writeDigests(deps())
    expect(await mails()).toEqual([])
  })

  it('say the sentence of the inbox in the reader’s language, lead to its page, and are written once', async () => {
    await notify('RESULTS_OFFICIAL')
    await notify('RESULTS_OFFICIAL')
    expect(await writeNoticeMails(deps())).toBe(1)
    expect(await writeNoticeMails(deps())).toBe(0)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('The <Open>: the results you played in are official')
    expect(mail?.text).toContain('http://portal.test/en/events/x')
    expect(mail?.text).toMatch(/http:\/\/portal\.test\/en\/unsubscribe\/[\w.-]+/)
    expect(mail?.html).toContain('The &lt;Open&gt;')
    await database.sql`delete from notice`
    await database.sql`update "user" set language = 'zh-CN'`
    await notify('RESULTS_OFFICIAL')
    await writeNoticeMails(deps())
    expect((await mails())[1]?.subject).toBe('公开赛：您参加的比赛成绩已正式生效')
  })

  it('wait for the end of the quiet hours, but for what is served', async () => {
    await choose([], true)
    await notify('RESULTS_OFFICIAL')
    await notify('RULING_GIVEN', '', new Date('2026-11-24T02:00:00Z'))
    await writeNoticeMails(deps())
    const [official, ruling] = await mails()
    expect(official?.next_try_at.toISOString()).toBe('2026-11-23T23:00:00.000Z')
    expect(ruling).toMatchObject({ mandatory: true, next_try_at: now })
    expect(ruling?.text).toContain('Until 24 November 2026 at 10:00 (Asia/Shanghai).')
    expect(ruling?.text).not.toContain('/unsubscribe/')
  })

  it('come as chosen; what is served cannot be declined', async () => {
    await choose([
      { topic: 'results', delivery: 'NEVER' },
      { topic: 'cases', delivery: 'NEVER' },
    ])
    await notify('RESULTS_OFFICIAL')
    await notify('RULING_WITHDRAWN')
    await notify('RULING_GIVEN')
    await writeNoticeMails(deps())
    expect((await mails()).map(mail => mail.kind)).toEqual(['RULING_GIVEN'])
  })

  it('come once a day in one mail, without what was read meanwhile', async () => {
    await choose([{ topic: 'results', delivery: 'DAILY' }])
    await notify('RESULTS_OFFICIAL', '1')
    await notify('RESULTS_OFFICIAL', '2')
    await notify('LIST_ISSUED')
    await writeNoticeMails(deps())
    expect(await writeDigests(deps())).toBe(0)
    expect(await mails()).toEqual([])
    await database.sql`update notice set read_at = now() where once_key like '%:2'`
    now = new Date('2026-11-24T00:00:00Z')
    expect(await writeDigests(deps())).toBe(1)
    expect(await writeDigests(deps())).toBe(0)
    const [digest, ...more] = await mails()
    expect(more).toEqual([])
    expect(digest?.subject).toBe('What is new at Notice Federation: 2')
    expect(digest?.text).toContain('- List: the list of 2026-10-31 is out; your place is 4.')
  })

  it('are not written of old news, nor for a locked account', async () => {
    await notify('RESULTS_OFFICIAL')
    now = new Date('2026-12-01T15:00:01Z')
    await writeNoticeMails(deps())
    await notify('RESULTS_OFFICIAL', 'new')
    await database.sql`update "user" set locked_at = now()`
    await writeNoticeMails(deps())
    await database.sql`update "user" set locked_at = null`
    expect(await mails()).toEqual([])
  })

  it('end by the link in them, and by no other', async () => {
    await notify('RESULTS_OFFICIAL')
    await writeNoticeMails(deps())
    const token = /unsubscribe\/([\w.-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? ''
    const [said = '', signature = ''] = token.split('.')
    const other = Buffer.from(`cases ${accountId}`).toString('base64url')
    expect((await unsubscribe(deps(), 'r', `${other}.${signature}`)).ok).toBe(false)
    expect((await unsubscribe(deps(), 'r', said)).ok).toBe(false)
    expect((await unsubscribe(deps(), 'r', token)).ok).toBe(true)
    await notify('RESULTS_OFFICIAL', 'after')
    await writeNoticeMails(deps())
    expect(await mails()).toHaveLength(1)
  })

  it('are chosen with readable quiet hours, once for each topic', async () => {
    const wrong = await setMailChoices(deps(), viewer(), {
      language: 'en',
      quietFrom: 60,
      quietUntil: null,
      topics: [
        { topic: 'results', delivery: 'DAILY' },
        { topic: 'results', delivery: 'NEVER' },
      ],
    })
    expect(wrong.ok ? [] : wrong.error.map(one => one.code)).toEqual(['QUIET_HOURS_NOT_READABLE', 'TOPIC_TWICE'])
  })
})
