import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountOfToken, type ApiScope, newToken, startOfToken } from '../auth/api-token.js'
import { requireRole, requireRoleAnywhere } from '../auth/grants.js'
import { accountById, loadViewer } from '../auth/load-viewer.js'
import type { TokenPlace } from '../auth/api-token.js'
import type { Viewer } from '../auth/viewer.js'
import { systemClock } from '../base/clock.js'
import { createOAuthClient, fetchToken } from '../domain/accounts/oauth-clients.js'
import { apiToken, user } from '../db/schema/index.js'
import { createApiToken, revokeApiToken } from '../domain/accounts/api-tokens.js'
import { TOKENS_HEADER } from '../auth/account-hooks.js'
import { createAccount, resetPassword } from '../auth/accounts.js'
import { changesOfScope, inPerson, ownOnly, scopesAllow } from '../graphql/limits/token-plugin.js'
import { createSchema } from '../graphql/schema.js'
import { scene, type TestDatabase, testDatabase } from '../testing/index.js'
import { must, sceneDeps } from '../testing/scenario.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack
let accountId: string

beforeAll(async () => {
  database = await testDatabase()
  await scene.addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '协会', nameEn: 'F' })
  const made = await createAccount(database.db, { name: '主', email: 'own@example.org', password: 'long enough' })
  accountId = must(made)
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const deps = () => sceneDeps(database.db, new Date().toISOString())
const own = () => ({ accountId, requestId: 'r', grants: [] })
const tokenOf = async (...scopes: ApiScope[]) =>
  must(await createApiToken(deps(), own(), { name: 'program', scopes, days: 30 }))

interface Answer {
  data?: { viewer?: { email: string | null } } | null
  errors?: { extensions: { code: string; reason?: string } }[]
}

const ask = async (query: string, token?: string) => {
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}

const WHO = '{ viewer { email } }'
const ISSUE = 'mutation { issueList(input: { ranking: "x", asOf: "2026-01-01" }) { problems { code } } }'
const SCHEDULE = 'mutation { scheduleLists(input: { ranking: "x" }) { problems { code } } }'
const MAKE = 'mutation { createApiToken(input: { name: "x", scopes: [write], days: 1 }) { token } }'
const reasonOf = ({ body }: { body: Answer }) => body.errors?.[0]?.extensions.reason

describe('a token', () => {
  it('stands for its account, whose database has no word of it, and is noted when it is used', async () => {
    const { token, row } = await tokenOf('read')
    expect((await ask(WHO, token)).body.data?.viewer?.email).toBe('own@example.org')
    expect((await ask(WHO)).body.data?.viewer?.email).toBeNull()
    const [kept] = await database.db.select().from(apiToken).where(eq(apiToken.id, row.id))
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(kept?.lastUsedAt).toBeInstanceOf(Date)
  })

  it('makes only the changes of its scopes, never keys or roles, and never more than its account may', async () => {
    const [reading, publishing, writing] = [await tokenOf('read'), await tokenOf('publish'), await tokenOf('write')]
    expect(reasonOf(await ask(ISSUE, reading.token))).toBe('TOKEN_SCOPE')
    expect(reasonOf(await ask(SCHEDULE, publishing.token))).toBe('TOKEN_SCOPE')
    expect(
      reasonOf(
        await ask(
          `fragment F on Mutation { issueList(input: { ranking: "x", asOf: "2026-01-01" }) { problems { code } } } mutation { ...F }`,
          publishing.token,
        ),
      ),
    ).toBe('TOKEN_SCOPE')
    expect(reasonOf(await ask(MAKE, writing.token))).toBe('TOKEN_SCOPE')
    // Its scope allows it; there is no such ranking.
    expect((await ask(ISSUE, publishing.token)).body.errors).toBeUndefined()
    const refused = await createApiToken(
      deps(),
      { ...own(), token: { id: 'x', scopes: ['write'] } },
      { name: 'y', scopes: ['write'], days: 1 },
    )
    expect(refused.ok).toBe(false)
  })

  it('ends with the password it was made under, unless its owner keeps it', async () => {
    const password = 'long enough'
    const change = async (more: Record<string, string> = {}) => {
      const headers = { cookie: await stack.signIn('own@example.org', password), origin: stack.url, ...more }
      const answer = await fetch(`${stack.url}/api/auth/change-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ currentPassword: password, newPassword: password, revokeOtherSessions: false }),
      })
      expect(answer.status).toBe(200)
    }
    const { token } = await tokenOf('read')
    await change({ [TOKENS_HEADER]: 'keep' })
    expect((await ask(WHO, token)).status).toBe(200)
    await change()
    expect((await ask(WHO, token)).status).toBe(401)
    const later = await tokenOf('read')
    must(await resetPassword(database.db, 'own@example.org', password))
    expect((await ask(WHO, later.token)).status).toBe(401)
  })

  it('opens nothing once it is revoked, expired, or its account locked', async () => {
    const { token, row } = await tokenOf('read')
    must(await revokeApiToken(deps(), own(), row.id))
    expect((await ask(WHO, token)).status).toBe(401)
    const old = await tokenOf('read')
    await database.db
      .update(apiToken)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiToken.id, old.row.id))
    expect((await ask(WHO, old.token)).status).toBe(401)
    const locked = await tokenOf('read')
    await database.db.update(user).set({ lockedAt: new Date() }).where(eq(user.id, accountId))
    expect((await ask(WHO, locked.token)).status).toBe(401)
    await database.db.update(user).set({ lockedAt: null }).where(eq(user.id, accountId))
    expect((await ask(WHO, `paiji_${'x'.repeat(43)}`)).status).toBe(401)
    const other = { ...own(), accountId: 'somebody' }
    expect((await revokeApiToken(deps(), other, locked.row.id)).ok).toBe(false)
  })

  it.each(['paiji_qDSqJq', 'paiji_nonsense', 'abc', `paiji_${'x'.repeat(200)}`])(
    'that is none, cut short or spoilt is refused and not taken for nobody: %s',
    async token => {
      const { status, headers, body } = await ask(WHO, token)
      expect({ status, reason: reasonOf({ body }) }).toEqual({ status: 401, reason: 'TOKEN' })
      expect(headers.get('www-authenticate')).toBe('Bearer realm="paiji", error="invalid_token"')
    },
  )

  it.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Token paiji_x', 'none'])(
    'in another scheme is refused: %s',
    async header => {
      const { status } = await stack.post({ query: WHO }, { authorization: header })
      expect(status).toBe(401)
    },
  )

  it('lets no token vote, sign, erase or merge, nor be the second of two', () => {
    const changes = Object.keys(createSchema().getMutationType()?.getFields() ?? {})
    const personal =
      /vote|sign(?=D)|erasure|merge|distinct|disclos|recuse|^confirmSanction|^approve|^decide(?!Identity|Entry)/i
    const found = changes.filter(change => personal.test(change))
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter(change => scopesAllow(['write'], change))).toEqual([])
  })

  it('names only changes that there are', () => {
    const changes = new Set(Object.keys(createSchema().getMutationType()?.getFields() ?? {}))
    const named = [...ownOnly, ...inPerson, ...Object.values(changesOfScope).flatMap(scope => [...scope])]
    expect(named.filter(name => !changes.has(name))).toEqual([])
  })
})

describe('a token for one place', () => {
  const NAME = 'mutation ($input: NameOfficerInput!) { nameOfficer(input: $input) { problems { code } } }'
  const bodies: Record<'root' | 'club' | 'other', string> = { root: '', club: '', other: '' }
  let event = ''
  let person = ''
  const viewer = async () => await loadViewer(database.db, systemClock, await accountById(database.db, accountId), 'r')

  beforeAll(async () => {
    const { sql } = database
    const [root] = await sql`select id from organisation where code = 'F'`
    bodies.root = String(root?.id)
    for (const code of ['club', 'other'] as const)
      bodies[code] = await scene.addOrganisation(database.db, {
        ...{ code, kind: 'club', nameZh: code, nameEn: code, parentId: bodies.root },
      })
    const [held] = await sql`insert into event (organisation_id, code, name_zh, name_en, search_text, sport, edition_id,
        category, starts_on, ends_on, time_zone)
      values (${bodies.other}, 'E', '赛', 'E', 'e', 'bridge', 'bridge/laws-2017', 'club', '2026-01-01', '2026-01-02', 'UTC')
      returning id`
    event = String(held?.id)
    const [somebody] = await sql`insert into person (number) values ('10000022') returning id`
    person = String(somebody?.id)
    await sql`update "user" set person_id = ${person} where id = ${accountId}`
    await sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${accountId}, 'staff', 'organisation', ${bodies.root}, '[2020-01-01,)', 'x')`
  })

  const within = async (place: TokenPlace | undefined) => {
    const made = await createApiToken(deps(), await viewer(), { name: 'p', scopes: ['write'], days: 1, place })
    const holder = await accountOfToken(database.db, systemClock, must(made).token)
    return loadViewer(database.db, systemClock, holder, 'r')
  }
  const may = (who: Viewer, organisationPath: string[], eventId?: string) =>
    requireRole(who, ['staff'], { organisationPath, ...(eventId ? { eventId } : {}) })

  it('may there and below, and elsewhere is told that it is for another place', async () => {
    const who = await within({ kind: 'organisation', id: bodies.club })
    expect(may(who, [bodies.club, bodies.root])).toEqual({ allowed: true })
    for (const path of [[bodies.root], [bodies.other, bodies.root]])
      expect(may(who, path)).toEqual({ allowed: false, reason: 'TOKEN_PLACE' })
    expect(who.personId).toBeUndefined()
    expect((await within(undefined)).personId).toBe(person)
  })

  it('of an event may in that event alone', async () => {
    const who = await within({ kind: 'event', id: event })
    expect(may(who, [bodies.other, bodies.root], event)).toEqual({ allowed: true })
    expect(may(who, [bodies.other, bodies.root])).toEqual({ allowed: false, reason: 'TOKEN_PLACE' })
    expect(requireRoleAnywhere(who, ['staff'], 'bodies')).toEqual({ allowed: false, reason: 'TOKEN_PLACE' })
  })

  it('never has more than the account has there', async () => {
    const { sql } = database
    await sql`update role_grant set scope_id = ${bodies.club} where account_id = ${accountId}`
    expect(may(await within({ kind: 'organisation', id: bodies.club }), [bodies.club])).toEqual({ allowed: true })
    for (const id of [bodies.other, person])
      expect(
        await createApiToken(deps(), await viewer(), {
          ...{ name: 'p', scopes: ['write'], days: 1 },
          place: { kind: 'organisation', id },
        }),
      ).toMatchObject({ ok: false, error: [{ code: 'TOKEN_PLACE_UNKNOWN' }] })
    await sql`update role_grant set scope_id = ${bodies.root} where account_id = ${accountId}`
  })

  it('is refused through the door as well, whether its owner made it or a program fetched it', async () => {
    const at = { kind: 'organisation' as const, id: bodies.club }
    const { token } = must(
      await createApiToken(deps(), await viewer(), { name: 'p', scopes: ['write'], days: 1, place: at }),
    )
    const client = must(await createOAuthClient(deps(), await viewer(), { name: 'c', scopes: ['write'], place: at }))
    const text = newToken()
    await fetchToken(deps(), client.client, { text, start: startOfToken(text), asked: [] })
    const id = (body: string) => Buffer.from(`Organisation:${body}`).toString('base64url')
    const call = async (bearer: string, body: string) => {
      const response = await fetch(`${stack.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({
          query: NAME,
          variables: {
            input: {
              organisation: id(body),
              person: Buffer.from(`Person:${person}`).toString('base64url'),
              office: 'president',
              from: '2026-01-01',
            },
          },
        }),
      })
      return (await response.json()) as Answer & { data?: { nameOfficer?: { problems: object[] } } }
    }
    const own = async (bearer: string) => {
      const response = await fetch(`${stack.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({
          query: '{ viewer { account { secondFactor } } myFollows { __typename } notices { totalCount } }',
        }),
      })
      return ((await response.json()) as { data: unknown }).data
    }
    await database.sql`insert into notice (organisation_id, recipient, code, aggregate_kind, aggregate_id, once_key)
      values (${bodies.club}, ${accountId}, 'TRANSFER_REQUESTED', 'person', ${person}, 'one')`
    for (const bearer of [token, text]) {
      expect(await own(bearer)).toEqual({ viewer: { account: null }, myFollows: [], notices: { totalCount: 0 } })
      expect((await call(bearer, bodies.other)).errors?.[0]?.extensions.reason).toBe('TOKEN_PLACE')
      expect((await call(bearer, bodies.club)).errors).toBeUndefined()
    }
  })
})
