import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../../auth/accounts.js'
import { sealedKinds } from '../../db/log/sealed-kinds.js'
import { verifyContents } from '../../domain/audit/verify-contents.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { authenticator } from '../../testing/authenticator.js'
import { startStack, type TestStack } from '../../testing/stack.js'
import { totpOf } from '../../testing/totp.js'
import { sensitive } from '../limits/fresh-factor-plugin.js'

const password = 'long enough'
let database: TestDatabase
let stack: TestStack
let federation = ''

const account = async (name: string): Promise<string> => {
  const made = await createAccount(database.db, { name, email: `${name}@example.org`, password })
  if (!made.ok) throw new Error(name)
  return made.value
}
const grant = (accountId: string, role: string) => database.sql`
  insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
  values (${accountId}, ${role}, 'organisation', ${federation}, '[2024-01-01,)', 'test')`

beforeAll(async () => {
  database = await testDatabase()
  const [row] = await database.sql`
    insert into organisation (kind, code, name_zh, name_en, search_text, time_zone)
    values ('federation', 'F', '总会', 'Federation', '', 'Asia/Shanghai') returning id`
  federation = String(row?.id)
  for (const name of ['admin', 'clerk', 'staff']) await grant(await account(name), name)
  await account('wang')
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const auth = (path: string, body: unknown, cookie = '') =>
  fetch(`${stack.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url, cookie, 'user-agent': 'Browser of the test' },
    body: JSON.stringify(body),
  })
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .filter(cookie => !/Max-Age=0/.test(cookie))
    .map(cookie => cookie.split(';')[0])
    .join('; ')
const signIn = (name: string, secret = password) =>
  auth('sign-in/email', { email: `${name}@example.org`, password: secret })

const ask = async (cookie: string, query: string, variables = {}) =>
  (await (await stack.post({ query, variables }, { cookie })).json()) as {
    data: Record<string, unknown>
    errors?: { extensions: Record<string, unknown> }[]
  }
/** What a device does with its passkey: makes one for who is signed in, gives it to sign in or once more. */
const passkeysOf = (device: ReturnType<typeof authenticator>) => {
  const asked = async (route: string, cookie: string) => {
    const answer = await fetch(`${stack.url}/api/auth/passkey/${route}`, { headers: { cookie, origin: stack.url } })
    const { challenge } = (await answer.json()) as { challenge: string }
    const cookies = [cookie, cookiesOf(answer)].join('; ')
    return { cookies, ceremony: { challenge, origin: stack.url, rpId: 'localhost' } }
  }
  return {
    register: async (cookie: string, verified = true) => {
      const { cookies, ceremony } = await asked('generate-register-options', cookie)
      const response = device.register({ ...ceremony, verified })
      return auth('passkey/verify-registration', { response, name: 'test' }, cookies)
    },
    enter: async (cookie = '', verified = true) => {
      const { cookies, ceremony } = await asked('generate-authenticate-options', cookie)
      const response = device.authenticate({ ...ceremony, verified })
      return auth('passkey/verify-authentication', { response }, cookies)
    },
  }
}
const kindsOf = async (cookie: string): Promise<string[]> => {
  const { data } = await ask(cookie, '{ viewer { account { events { edges { node { kind address userAgent } } } } } }')
  const { viewer } = data as { viewer: { account: { events: { edges: { node: { kind: string } }[] } } } }
  return viewer.account.events.edges.map(edge => edge.node.kind)
}

/** Sets up the second factor and answers its address and the recovery codes, with the cookie that holds now. */
const enrol = async (cookie: string) => {
  const begun = (await (await auth('two-factor/enable', { password }, cookie)).json()) as {
    totpURI: string
    backupCodes: string[]
  }
  const done = await auth('two-factor/verify-totp', { code: totpOf(begun.totpURI) }, cookie)
  expect(done.status).toBe(200)
  return { ...begun, cookie: cookiesOf(done) }
}

/** The code of the half minute that comes: taken already, and not the one that the set-up has used up. */
const nextCode = (uri: string): string => totpOf(uri, Date.now() + 30_000)

describe('the owner of an account', () => {
  it('reads of every sign-in and every failure, and of nobody else’s', async () => {
    expect((await signIn('wang', 'a wrong guess')).status).toBe(401)
    const cookie = cookiesOf(await signIn('wang'))
    expect(await kindsOf(cookie)).toEqual(['SIGNED_IN', 'SIGN_IN_FAILED'])
    expect(await kindsOf(cookiesOf(await signIn('staff')))).toEqual(['SIGNED_IN'])
    expect((await ask('', '{ viewer { account { secondFactor } } }')).data).toEqual({ viewer: { account: null } })
    await auth('sign-in/email', { email: 'nobody@example.org', password }, '')
  })

  it('sees the own sessions without their tokens and ends one of them', async () => {
    const [here, there] = [cookiesOf(await signIn('wang')), cookiesOf(await signIn('wang'))]
    const SESSIONS = '{ viewer { account { sessions { id current } } } }'
    const sessions = async (cookie: string) =>
      ((await ask(cookie, SESSIONS)).data as { viewer: { account: { sessions: { id: string; current: boolean }[] } } })
        .viewer.account.sessions
    const other = (await sessions(there)).find(one => one.current)?.id
    const END = 'mutation ($input: EndOwnSessionsInput!) { endOwnSessions(input: $input) { ended problems { code } } }'
    const foreign = await ask(cookiesOf(await signIn('staff')), END, { input: { session: other } })
    expect(foreign.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await ask(here, END, { input: { session: other } })).data).toEqual({
      endOwnSessions: { ended: 1, problems: [] },
    })
    expect((await ask(there, '{ viewer { name } }')).data).toEqual({ viewer: { name: null } })
    await ask(here, END, { input: {} })
    expect(await sessions(here)).toHaveLength(1)
    expect(JSON.stringify(await ask(here, SESSIONS))).not.toContain(here.split('=')[1]?.slice(0, 20))
  })

  it('changes the password, which stands in the log, with no address', async () => {
    const cookie = cookiesOf(await signIn('wang'))
    const body = { currentPassword: password, newPassword: password, revokeOtherSessions: false }
    expect((await auth('change-password', body, cookie)).status).toBe(200)
    expect((await kindsOf(cookie))[0]).toBe('PASSWORD_CHANGED')
    for (const newPassword of ['password1234', 'wang@example.org']) {
      const refused = await auth('change-password', { ...body, newPassword }, cookie)
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'PASSWORD_COMMON' }])
    }
    const rows = await database.sql`select type, data from audit_event where type like 'ACCOUNT_%'`
    expect(rows).toMatchObject([{ type: 'ACCOUNT_PASSWORD_CHANGED', data: { accountId: expect.any(String) } }])
    expect(Object.keys(rows[0]?.data)).toEqual(['accountId'])
  })
})

describe('a sign-in on a device that the account does not know', () => {
  const mails = (id: string) =>
    database.sql`select subject, text, html, language from mail where account_id = ${id} and kind = 'NEW_DEVICE' order by id`
  const enterWith = async (browser: string, cookie = '') => {
    const answer = await fetch(`${stack.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url, cookie, 'user-agent': browser },
      body: JSON.stringify({ email: 'he@example.org', password }),
    })
    expect(answer.status).toBe(200)
    return cookiesOf(answer)
  }

  it('is mailed to the owner, in the own language and with nothing of where from', async () => {
    const id = await account('he')
    await enterWith('Browser A')
    await enterWith('Browser A')
    expect(await mails(id)).toHaveLength(0)
    const known = await enterWith('Browser B')
    expect(await mails(id)).toMatchObject([{ subject: '您的账户在新设备上登录', language: 'zh-CN' }])
    await database.sql`update "user" set language = 'en' where id = ${id}`
    // The browser of that device was brought up to date: its cookie says that it is the same.
    await enterWith('Browser B 2', known)
    expect(await mails(id)).toHaveLength(1)
    await enterWith('Browser C')
    const [, english] = await mails(id)
    expect(english).toMatchObject({ subject: 'A sign-in on a new device', language: 'en' })
    expect(english?.text).toContain('/en/my/account')
    expect(english?.text).not.toMatch(/one-time-link|Browser|127\.0\.0\.1|\{/)
  })

  it('is one only with the second step: the password alone makes no device known', async () => {
    await account('lu')
    const { totpURI } = await enrol(cookiesOf(await signIn('lu')))
    const half = await signIn('lu')
    expect(cookiesOf(half)).not.toContain('device')
    const whole = await auth('two-factor/verify-totp', { code: nextCode(totpURI) }, cookiesOf(half))
    expect(cookiesOf(whole)).toContain('device')
  })
})

describe('the second factor', () => {
  it('is asked for after the password, and a recovery code serves once', async () => {
    const { totpURI, backupCodes } = await enrol(cookiesOf(await signIn('wang')))
    expect(backupCodes).toHaveLength(10)
    const first = await signIn('wang')
    expect(await first.json()).toMatchObject({ twoFactorRedirect: true })
    const half = cookiesOf(first)
    expect((await ask(half, '{ viewer { name } }')).data).toEqual({ viewer: { name: null } })
    expect((await auth('two-factor/verify-totp', { code: '000000' }, half)).status).toBe(401)
    const whole = await auth('two-factor/verify-totp', { code: nextCode(totpURI) }, half)
    expect(Object.keys((await whole.json()) as object)).not.toContain('token')
    const cookie = cookiesOf(whole)
    expect((await ask(cookie, '{ viewer { name account { secondFactor } } }')).data).toEqual({
      viewer: { name: 'wang', account: { secondFactor: true } },
    })
    const [code] = backupCodes
    const byCode = await auth('two-factor/verify-backup-code', { code }, cookiesOf(await signIn('wang')))
    expect(byCode.status).toBe(200)
    const again = await auth('two-factor/verify-backup-code', { code }, cookiesOf(await signIn('wang')))
    expect(again.status).toBe(401)
    expect((await kindsOf(cookie)).slice(0, 5)).toEqual([
      'SECOND_STEP_FAILED', 'SIGNED_IN', 'RECOVERY_CODE_USED', 'SIGNED_IN', 'SECOND_STEP_FAILED',
    ]) // biome-ignore format: in one line of sight
  })

  it('takes each code once, and of two at once one', async () => {
    await account('sun')
    const { totpURI, backupCodes } = await enrol(cookiesOf(await signIn('sun')))
    const verify = async (path: string, code: string) =>
      (await auth(`two-factor/verify-${path}`, { code }, cookiesOf(await signIn('sun')))).status
    const code = nextCode(totpURI)
    expect(await verify('totp', code)).toBe(200)
    expect(await verify('totp', code)).toBe(401)
    const halves = await Promise.all([signIn('sun'), signIn('sun')])
    const both = await Promise.all(
      halves.map(half => auth('two-factor/verify-backup-code', { code: backupCodes[1] }, cookiesOf(half))),
    )
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await verify('backup-code', backupCodes[1] ?? '')).toBe(401)
  })

  it('leaves a code that was mistyped for the moment in which it is right', async () => {
    await account('zhou')
    const { totpURI } = await enrol(cookiesOf(await signIn('zhou')))
    const half = cookiesOf(await signIn('zhou'))
    const late = totpOf(totpURI, Date.now() - 300_000)
    for (const _ of [1, 2]) expect((await auth('two-factor/verify-totp', { code: late }, half)).status).toBe(401)
    expect((await auth('two-factor/verify-totp', { code: nextCode(totpURI) }, half)).status).toBe(200)
  })

  it('is turned off with the password alone, never without', async () => {
    await account('li')
    const { cookie } = await enrol(cookiesOf(await signIn('li')))
    expect((await auth('two-factor/disable', { password: 'a guess of mine' }, cookie)).status).toBe(400)
    const off = await auth('two-factor/disable', { password }, cookie)
    expect(off.status).toBe(200)
    expect((await kindsOf(cookiesOf(off)))[0]).toBe('SECOND_FACTOR_OFF')
  })
})

describe('a federation that asks its offices for a second factor', () => {
  const RULE =
    'mutation ($input: SetSecondFactorRuleInput!) { setSecondFactorRule(input: $input) { problems { code } } }'
  const organisation = () => Buffer.from(`Organisation:${federation}`).toString('base64url')
  const setRule = (cookie: string, from: string | null) =>
    ask(cookie, RULE, { input: { organisation: organisation(), from } })
  const canOpen = async (cookie: string) => {
    const { data } = await ask(cookie, '{ viewer { permissions { canOpenAccounts { allowed reason } } } }')
    return (data as { viewer: { permissions: { canOpenAccounts: unknown } } }).viewer.permissions.canOpenAccounts
  }

  it('gives them time until a day; from then on their roles wait, and the others’ do not', async () => {
    const admin = cookiesOf(await signIn('admin'))
    expect((await setRule(cookiesOf(await signIn('staff')), '2026-01-01')).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    await setRule(admin, '2999-01-01')
    expect(await canOpen(admin)).toEqual({ allowed: true, reason: null })
    expect((await ask(admin, '{ viewer { roleWaits account { secondFactorFrom } } }')).data).toEqual({
      viewer: { roleWaits: false, account: { secondFactorFrom: '2999-01-01' } },
    })
    expect((await setRule(admin, '2026-01-01')).errors).toBeUndefined()
    expect(await canOpen(admin)).toEqual({ allowed: false, reason: 'SECOND_FACTOR_MISSING' })
    expect((await setRule(admin, null)).errors?.[0]?.extensions).toMatchObject({ reason: 'SECOND_FACTOR_MISSING' })
    const waits = '{ viewer { roleWaits roles { role } } }'
    expect((await ask(cookiesOf(await signIn('clerk')), waits)).data).toEqual({
      viewer: { roleWaits: true, roles: [] },
    })
    expect((await ask(cookiesOf(await signIn('staff')), waits)).data).toEqual({
      viewer: { roleWaits: false, roles: [{ role: 'staff' }] },
    })
  })

  it('lets them work in a session that began with a passkey, and in no other of the account', async () => {
    const [before, admin] = [cookiesOf(await signIn('admin')), cookiesOf(await signIn('admin'))]
    const token = decodeURIComponent(admin.split('session_token=')[1] ?? '').split('.')[0] ?? ''
    await database.sql`update session set passkey = true where token = ${token}`
    expect(await canOpen(admin)).toEqual({ allowed: true, reason: null })
    expect(await canOpen(before)).toEqual({ allowed: false, reason: 'SECOND_FACTOR_MISSING' })
  })

  it('answers a passkey that nobody has, and no script with a token', async () => {
    const asked = await fetch(`${stack.url}/api/auth/passkey/generate-authenticate-options`)
    expect(await asked.json()).toMatchObject({ rpId: 'localhost', challenge: expect.any(String) })
    const body = JSON.stringify({ response: { id: 'none', rawId: 'none', type: 'public-key', response: {} } })
    const headers = { 'content-type': 'application/json', origin: stack.url, cookie: cookiesOf(asked) }
    const route = `${stack.url}/api/auth/passkey/verify-authentication`
    expect((await fetch(route, { method: 'POST', headers, body })).status).toBe(401)
    expect((await fetch(`${stack.url}/api/auth/passkey/list-user-passkeys`)).status).toBe(404)
  })

  it('takes a passkey for two factors only where the device asked who holds it', async () => {
    await account('passkeys')
    const { register, enter } = passkeysOf(authenticator())
    const cookie = cookiesOf(await signIn('passkeys'))
    expect((await register(cookie, false)).ok).toBe(false)
    expect(await database.sql`select id from passkey`).toHaveLength(0)
    expect((await register(cookie)).status).toBe(200)
    const refused = await enter('', false)
    expect([refused.status, cookiesOf(refused)]).toEqual([401, ''])
    const entered = await enter()
    expect(entered.status).toBe(200)
    expect(await kindsOf(cookiesOf(entered))).toEqual(['SIGNED_IN', 'PASSKEY_ADDED', 'SIGNED_IN'])
  })

  it('has them back once they have one', async () => {
    const { cookie } = await enrol(cookiesOf(await signIn('admin')))
    expect(await canOpen(cookie)).toEqual({ allowed: true, reason: null })
    expect((await setRule(cookie, null)).errors).toBeUndefined()
  })
})

describe('what opens the accounts', () => {
  it('stands in the log as the log-in’s own library wrote it', async () => {
    const opening = new Set(['user', 'account', 'two_factor', 'passkey'])
    const kinds = sealedKinds.filter(({ kind }) => opening.has(kind))
    const report = await verifyContents(database.db, kinds)
    expect(report.problems).toEqual([])
    expect(report.contents).toBeGreaterThan(15)
  })
})

describe('what cannot be taken back', () => {
  const MAKE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { problems { code } } }`
  const HIDDEN = `mutation ($input: CreateApiTokenInput!) { ...make }
    fragment make on Mutation { createApiToken(input: $input) { problems { code } } }`
  const make = (cookie: string, query = MAKE) => ask(cookie, query, { input: { name: 'p', scopes: ['read'], days: 1 } })
  const DEEP = `mutation ($input: CreateApiTokenInput!) { ... on Mutation { ... { ... on Mutation {
    createApiToken(input: $input) { problems { code } } } } } }`
  const reasonOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.errors?.[0]?.extensions.reason
  const minutesAgo = (minutes: number) =>
    database.sql`update session set second_factor_at = now() - make_interval(mins => ${minutes}) where second_factor_at is not null`

  it('takes a fresh code of who has a second factor, and nothing more of who has none', async () => {
    const plain = cookiesOf(await signIn('staff'))
    expect(reasonOf(await make(plain))).toBeUndefined()
    const { cookie, totpURI } = await enrol(plain)
    expect(reasonOf(await make(cookie))).toBeUndefined()
    await minutesAgo(14)
    expect(reasonOf(await make(cookie))).toBeUndefined()
    await minutesAgo(16)
    for (const query of [MAKE, HIDDEN, DEEP]) expect(reasonOf(await make(cookie, query))).toBe('SECOND_FACTOR_STALE')
    expect((await ask(cookie, '{ viewer { name } }')).errors).toBeUndefined()
    expect((await auth('two-factor/verify-totp', { code: '000000' }, cookie)).status).toBe(401)
    expect(reasonOf(await make(cookie))).toBe('SECOND_FACTOR_STALE')
    expect((await auth('two-factor/verify-totp', { code: nextCode(totpURI) }, cookie)).status).toBe(200)
    expect(reasonOf(await make(cookie))).toBeUndefined()
  })

  it('takes a fresh passkey of who has one and no authenticator, of the same account', async () => {
    for (const name of ['bearer', 'stranger']) await account(name)
    const [own, other] = [passkeysOf(authenticator()), passkeysOf(authenticator())]
    const plain = cookiesOf(await signIn('bearer'))
    expect(reasonOf(await make(plain))).toBeUndefined()
    expect((await own.register(plain)).status).toBe(200)
    expect((await other.register(cookiesOf(await signIn('stranger')))).status).toBe(200)
    for (const query of [MAKE, HIDDEN, DEEP]) expect(reasonOf(await make(plain, query))).toBe('PASSKEY_STALE')
    const refused = await other.enter(plain)
    expect([refused.status, cookiesOf(refused)]).toEqual([401, ''])
    expect(reasonOf(await make(plain))).toBe('PASSKEY_STALE')
    const entered = await own.enter(plain)
    expect(entered.status).toBe(200)
    const renewed = cookiesOf(entered)
    expect(reasonOf(await make(renewed))).toBeUndefined()
    expect((await ask(plain, '{ viewer { accountId } }')).data).toEqual({ viewer: { accountId: null } })
    await database.sql`update session set created_at = now() - interval '16 minutes' where passkey`
    expect(reasonOf(await make(renewed))).toBe('PASSKEY_STALE')
  })

  it('keeps the passkey in a session left open', async () => {
    await account('keeper')
    const cookie = cookiesOf(await signIn('keeper'))
    expect((await passkeysOf(authenticator()).register(cookie)).status).toBe(200)
    const [held] =
      await database.sql`select p.id from passkey p join "user" u on u.id = p.user_id where u.name = 'keeper'`
    const id = String(held?.id)
    await database.sql`update session set created_at = now() - interval '16 minutes'`
    expect((await auth('passkey/delete-passkey', { id }, cookie)).status).toBe(403)
    await database.sql`update session set created_at = now()`
    expect((await auth('passkey/delete-passkey', { id }, cookie)).status).toBe(200)
  })

  it('are changes that there are', async () => {
    const { data } = await ask('', '{ __type(name: "Mutation") { fields { name } } }')
    const { __type } = data as { __type: { fields: { name: string }[] } }
    const known = new Set(__type.fields.map(({ name }) => name))
    expect([...sensitive].filter(name => !known.has(name))).toEqual([])
  })
})
