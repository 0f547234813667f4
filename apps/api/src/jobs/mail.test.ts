import type { AddressInfo } from 'node:net'
import { ok } from '@paiji/rules'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../auth/accounts.js'
import { inTransaction } from '../db/transaction.js'
import { recipientsOf, writeAccountMail } from '../domain/mail/write-mail.js'
import { LEASE, sendDueMails } from '../domain/mail/send-mail.js'
import type { MailTransport } from '../domain/shared/mailing.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { testDeps } from '../testing/deps.js'
import { addOrganisation } from '../testing/scenario.js'
import { createSmtp } from './smtp.js'

let database: TestDatabase
let accountId = ''
let now = new Date('2026-11-23T04:00:00Z')
const clock = { now: () => now }
const deps = () => testDeps(database.db, clock)

beforeAll(async () => {
  database = await testDatabase()
  await addOrganisation(database.db, {
    code: 'MAIL',
    kind: 'federation',
    nameZh: '邮件协会',
    nameEn: 'Mail Federation',
  })
  const made = await createAccount(database.db, {
    name: '李雷\r\nBcc: thief@example.org',
    email: 'li@example.org',
    password: 'a password',
  })
  accountId = made.ok ? made.value : ''
})
afterAll(() => database.drop())

/** A mail server on the loopback address: what it took, and what it answers a recipient with. */
const mailServer = async (
  answer: () => Error | undefined = () => undefined,
  after: () => Promise<void> = async () => {},
) => {
  const taken: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(answer()),
    onData: (stream, _session, done) => {
      simpleParser(stream)
        .then(async mail => {
          taken.push(mail)
          await after()
          done()
        })
        .catch(done)
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const transport = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'office@example.org' })
  open.push(async () => {
    transport.close()
    await new Promise<void>(resolve => server.close(resolve))
  })
  return { taken, transport }
}
const open: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(close => close()))
  await database.sql`delete from mail`
})

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code })

const write = (token = 'the-secret-token') =>
  inTransaction(database.db, async tx => {
    const until = new Date(now.getTime() + 3600_000)
    await writeAccountMail(tx, deps(), { kind: 'PASSWORD_RESET', accountId, link: { path: '/reset', token, until } })
    return ok(true)
  })

const rows = () =>
  database.sql<
    { id: string; state: string; tries: number; text: string; secret: string | null; last_problem: string | null }[]
  >`select id, state, tries, text, secret, last_problem from mail order by id`

describe('the outbox', () => {
  it('holds a mail with the act that causes it, without the link that opens an account', async () => {
    await write()
    const [row] = await rows()
    expect(row?.text).toContain('http://portal.test/zh-CN/reset/[one-time-link]')
    expect(JSON.stringify(row)).not.toContain('the-secret-token')
    expect(row?.secret).not.toBeNull()
  })

  it('is sent in Chinese, with the link, one line for the name, and wiped', async () => {
    await write()
    const { taken, transport } = await mailServer()
    expect(await sendDueMails(deps(), transport)).toBe(1)
    const [mail] = taken
    expect(mail?.subject).toBe('设置新密码')
    expect(mail?.from?.value).toEqual([{ name: '邮件协会', address: 'office@example.org' }])
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.text).toContain('http://portal.test/zh-CN/reset/the-secret-token')
    expect(mail?.html).toContain('href="http://portal.test/zh-CN/reset/the-secret-token"')
    expect(mail?.text).toContain('李雷 Bcc: thief@example.org，您好：')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'SENT', secret: null, tries: 1 })
    expect(mail?.messageId).toBe(`<${row?.id}@example.org>`)
    expect(await sendDueMails(deps(), transport)).toBe(0)
    expect(taken).toHaveLength(1)
  })

  it('waits while the server is down, later each time, and goes when it is up', async () => {
    await write()
    const down = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'office@example.org' })
    expect(await sendDueMails(deps(), down)).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'WAITING', tries: 1 }])
    expect(await sendDueMails(deps(), down)).toBe(0)
    expect(await rows()).toMatchObject([{ tries: 1 }])
    now = new Date(now.getTime() + 60_000)
    await sendDueMails(deps(), down)
    expect(await rows()).toMatchObject([{ state: 'WAITING', tries: 2 }])
    down.close()
    const { taken, transport } = await mailServer()
    now = new Date(now.getTime() + 5 * 60_000)
    expect(await sendDueMails(deps(), transport)).toBe(1)
    expect(taken).toHaveLength(1)
  })

  it('gives up an address that is refused for good, and tries again one that is refused for now', async () => {
    await write()
    const forNow = await mailServer(() => refusal(450))
    await sendDueMails(deps(), forNow.transport)
    expect(await rows()).toMatchObject([{ state: 'WAITING', tries: 1 }])
    now = new Date(now.getTime() + 60_000)
    const forGood = await mailServer(() => refusal(550))
    await sendDueMails(deps(), forGood.transport)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'REFUSED', tries: 2, secret: null })
    expect(row?.last_problem).toContain('550')
  })

  it('is shared by workers: each mail goes to one of them', async () => {
    for (let index = 0; index < 12; index++) await write(`token-${index}`)
    const { taken, transport } = await mailServer()
    const second = await mailServer()
    await Promise.all([sendDueMails(deps(), transport), sendDueMails(deps(), second.transport)])
    const ids = [...taken, ...second.taken].map(mail => mail.messageId)
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
  })

  it('passes to another worker when the one that took it was killed, after the lease and once', async () => {
    await write()
    const dead: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined }
    void sendDueMails(deps(), dead)
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1)
    const { taken, transport } = await mailServer()
    expect(await sendDueMails(deps(), transport)).toBe(0)
    now = new Date(now.getTime() + LEASE + 1)
    expect(await sendDueMails(deps(), transport)).toBe(1)
    expect(await sendDueMails(deps(), transport)).toBe(0)
    expect(taken).toHaveLength(1)
  })

  it('sends nothing that is of no use any more, nor to a locked account', async () => {
    await write()
    now = new Date(now.getTime() + 2 * 3600_000)
    const { taken, transport } = await mailServer()
    await sendDueMails(deps(), transport)
    expect(await rows()).toMatchObject([{ state: 'EXPIRED', secret: null }])
    expect(taken).toEqual([])
    await database.sql`update "user" set locked_at = now() where id = ${accountId}`
    expect(await recipientsOf(database.db, [accountId])).toEqual([])
    await database.sql`update "user" set locked_at = null where id = ${accountId}`
  })
})
