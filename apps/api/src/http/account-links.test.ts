import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../auth/accounts.js'
import { SECRET_MARK } from '../domain/mail/compose.js'
import { createMailing } from '../domain/shared/mailing.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { TEST_SECRET } from '../testing/deps.js'
import { startStack, type TestStack } from '../testing/stack.js'

const password = 'long enough'
const mailing = createMailing(TEST_SECRET, 'http://portal.test')
let database: TestDatabase
let stack: TestStack

beforeAll(async () => {
  database = await testDatabase()
  await database.sql`
    insert into organisation (kind, code, name_zh, name_en, search_text, time_zone)
    values ('federation', 'F', '总会', 'Federation', '', 'Asia/Shanghai')`
  for (const name of ['wang', 'li', 'zhao'])
    await createAccount(database.db, { name, email: `${name}@example.org`, password })
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const post = (path: string, body: unknown, cookie = '') =>
  fetch(`${stack.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url, cookie },
    body: JSON.stringify(body),
  })
const askReset = (email: string) => post('auth/request-password-reset', { email })
const signIn = (email: string, secret: string) => post('auth/sign-in/email', { email, password: secret })
const mailsTo = (address: string) =>
  database.sql<
    { kind: string; text: string; secret: string | null }[]
  >`select kind, text, secret from mail where address = ${address} order by recorded_at, id`

describe('a forgotten password', () => {
  it('is answered alike whether the address has an account or not', async () => {
    const [known, unknown] = [await askReset('wang@example.org'), await askReset('nobody@example.org')]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect(await mailsTo('wang@example.org')).toHaveLength(1)
    expect(await database.sql`select 1 from mail where address = 'nobody@example.org'`).toHaveLength(0)
  })

  it('is set anew by the link of the mail, once, and no row of the database holds the link', async () => {
    await askReset('wang@example.org')
    const [first, mail] = await mailsTo('wang@example.org')
    expect(first?.secret).toBeNull()
    const token = mailing.unseal(mail?.secret ?? '')
    expect(mail?.text).toContain(`http://portal.test/zh-CN/reset/${SECRET_MARK}`)
    for (const table of ['verification', 'mail', 'audit_event', 'audit_content'])
      expect(
        await database.sql`select 1 from ${database.sql(table)} t where to_jsonb(t)::text like ${`%${token}%`}`,
        table,
      ).toHaveLength(0)
    expect((await post('auth/reset-password', { token, newPassword: 'another one' })).status).toBe(200)
    expect((await signIn('wang@example.org', password)).status).toBe(401)
    expect((await signIn('wang@example.org', 'another one')).status).toBe(200)
    expect((await post('auth/reset-password', { token, newPassword: 'a third one' })).status).toBe(400)
    expect(await database.sql`select kind from account_event where kind = 'PASSWORD_CHANGED'`).toHaveLength(1)
  })

  it('is not mailed for a locked account', async () => {
    await database.sql`update "user" set locked_at = now() where email = 'wang@example.org'`
    const before = (await mailsTo('wang@example.org')).length
    await askReset('wang@example.org')
    expect(await mailsTo('wang@example.org')).toHaveLength(before)
  })
})

describe('another address', () => {
  const ask = async (cookie: string, input: object) => {
    const query = `mutation ($input: AskEmailChangeInput!) { askEmailChange(input: $input) { requested problems { code } } }`
    const answer = await (await stack.post({ query, variables: { input } }, { cookie })).json()
    return (answer as { data: { askEmailChange: { requested: boolean | null; problems: { code: string }[] } } }).data
      .askEmailChange
  }
  const cookieOf = async (email: string) =>
    (await signIn(email, password)).headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ')

  it('takes the password, says nothing of others, and holds when the link in its own mail was opened', async () => {
    const cookie = await cookieOf('li@example.org')
    expect(await ask(cookie, { address: 'new@example.org', password: 'a guess' })).toEqual({
      requested: null,
      problems: [{ code: 'PASSWORD_WRONG' }],
    })
    const done = { requested: true, problems: [] }
    expect(await ask(cookie, { address: 'wang@example.org', password })).toEqual(done)
    expect(await database.sql`select 1 from mail where kind = 'EMAIL_CHANGE'`).toHaveLength(0)
    expect(await ask(cookie, { address: 'new@example.org', password })).toEqual(done)
    const [asked] = await mailsTo('new@example.org')
    expect((await mailsTo('li@example.org')).map(mail => mail.kind)).toEqual(['EMAIL_CHANGE_ASKED'])
    expect((await signIn('new@example.org', password)).status).toBe(401)
    const token = mailing.unseal(asked?.secret ?? '')
    expect((await post('email', { token: 'another' })).status).toBe(400)
    expect((await post('email', { token })).status).toBe(204)
    expect((await post('email', { token })).status).toBe(400)
    expect((await signIn('new@example.org', password)).status).toBe(200)
    expect((await mailsTo('li@example.org')).map(mail => mail.kind)).toEqual(['EMAIL_CHANGE_ASKED', 'EMAIL_CHANGED'])
  })

  it('is no longer asked for once the password was changed, as the mail to the old address advises', async () => {
    const cookie = await cookieOf('zhao@example.org')
    await ask(cookie, { address: 'thief@example.org', password })
    const [asked] = await mailsTo('thief@example.org')
    const change = { currentPassword: password, newPassword: 'quite another one' }
    expect((await post('auth/change-password', change, cookie)).status).toBe(200)
    expect((await post('email', { token: mailing.unseal(asked?.secret ?? '') })).status).toBe(400)
    expect((await signIn('zhao@example.org', 'quite another one')).status).toBe(200)
  })
})
