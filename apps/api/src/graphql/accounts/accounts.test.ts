import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../../auth/accounts.js'
import type { ScopeReference } from '../../auth/places.js'
import { type Role, system, type Viewer } from '../../auth/viewer.js'
import { addOrganisation, must } from '../../testing/scenario.js'
import { grantRole } from '../../domain/accounts/grant-role.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { startStack, type TestStack } from '../../testing/stack.js'

let database: TestDatabase
let api: TestApi
let stack: TestStack
const bodies: Record<string, string> = {}

const viewer = (accountId: string, role: Role, id: string, kind: ScopeReference['kind'] = 'organisation'): Viewer => ({
  accountId,
  requestId: 'test',
  grants: [{ role, scope: { kind, id }, from: undefined, until: undefined }],
})

beforeAll(async () => {
  database = await testDatabase()
  const body = async (code: string, kind: 'federation' | 'association', parentId?: string) => {
    const names = { code, kind, nameZh: `${code}协会`, nameEn: code }
    bodies[code] = await addOrganisation(database.db, { ...names, ...(parentId ? { parentId } : {}) })
  }
  await body('FED', 'federation')
  await body('NORTH', 'association', bodies.FED)
  await body('OTHER', 'federation')
  api = await testApi(testDeps(database.db))
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await api.stop()
  await database.drop()
})

const fed = () => viewer('chief', 'admin', bodies.FED!)
const north = () => viewer('norther', 'admin', bodies.NORTH!)
const organisation = (code: string) => toGlobalId('Organisation', bodies[code]!)

interface Role_ {
  id: string
  role: string
  status: string
  scopeName: { en: string }
  canDecide: { allowed: boolean; reason: string | null }
}
interface Account {
  id: string
  email: string
  lockedAt: string | null
  roles: Role_[]
  signIn: { hasPassword: boolean; sessions: number; linkExpiresAt: string | null }
  permissions: { canLock: { reason: string | null }; canMakeLink: { reason: string | null } }
}
interface Payload {
  account: Account | null
  link: { token: string } | null
  problems: { code: string }[]
}

const shape = `account { id email lockedAt roles { id role status scopeName { en } canDecide { allowed reason } }
  signIn { hasPassword sessions linkExpiresAt }
  permissions { canLock { reason } canMakeLink { reason } } } link { token } problems { code }`

const inputs: Readonly<Record<string, string>> = {
  inviteAccount: 'InviteAccountInput!',
  grantRole: 'GrantRoleInput!',
  revokeRole: 'RevokeRoleInput!',
  decideRole: 'DecideRoleInput!',
  lockAccount: 'LockAccountInput!',
  correctInvitation: 'CorrectInvitationInput!',
}

const send = (who: Viewer, name: string, input: Record<string, unknown>) =>
  api.execute<Record<string, Payload>>(
    who,
    `mutation ($input: ${inputs[name] ?? 'AccountInput!'}) { ${name}(input: $input) { ${shape} } }`,
    { input },
  )

const act = async (who: Viewer, name: string, input: Record<string, unknown>): Promise<Payload> => {
  const answer = await send(who, name, input)
  expect(answer.errors, name).toBeUndefined()
  return answer.data?.[name] as Payload
}

/** The reason's code with which a mutation is refused. */
const refusalOf = async (who: Viewer, name: string, input: Record<string, unknown>) =>
  (await send(who, name, input)).errors?.[0]?.extensions?.reason

let invitations = 0
const invite = async (who = fed(), body = 'FED') => {
  const email = `invited${++invitations}@example.org`
  const { account, link } = await act(who, 'inviteAccount', { organisation: organisation(body), name: '新人', email })
  return { account: account!, token: link!.token, email }
}

const accept = (token: string, password: string) =>
  fetch(`${stack.url}/api/invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password }),
  })

const reread = async (who: Viewer, id: string) =>
  (
    await api.execute<{ account: Account | null }>(
      who,
      `query ($id: ID!) { account(id: $id) { ${shape.slice(10, shape.indexOf('} link'))} } }`,
      { id },
    )
  ).data?.account

describe('an invitation', () => {
  it('opens the account once, with a password of its own', async () => {
    const { account, token, email } = await invite()
    expect(account).toMatchObject({ email, roles: [], signIn: { hasPassword: false, sessions: 0 } })
    const whose = await api.execute(undefined, 'query ($token: String!) { invitation(token: $token) { email } }', {
      token,
    })
    expect(whose.data).toEqual({ invitation: { email } })
    expect((await accept(token, 'short')).status).toBe(400)
    expect(await (await accept(token, 'iloveyou1')).json()).toEqual({ code: 'PASSWORD_COMMON' })
    expect((await accept(token, 'long enough')).status).toBe(204)
    expect(await (await accept(token, 'another one')).json()).toEqual({ code: 'INVITATION_NOT_VALID' })
    await stack.signIn(email, 'long enough')
    expect((await reread(fed(), account.id))?.signIn).toEqual({ hasPassword: true, sessions: 1, linkExpiresAt: null })
  })

  it('is stored nowhere in clear, and not told again to a repeated request', async () => {
    const input = { organisation: organisation('FED'), name: '新', email: 'once@example.org', idempotencyKey: 'k1' }
    const first = await act(fed(), 'inviteAccount', input)
    const again = await act(fed(), 'inviteAccount', input)
    expect(again.account?.id).toBe(first.account?.id)
    expect(again.link).toBeNull()
    const [found] = await database.sql`
      select count(*)::int as n from idempotency_key where response::text like ${`%${first.link?.token}%`}`
    const [kept] =
      await database.sql`select count(*)::int as n from account_invitation where token_digest = ${first.link?.token ?? ''}`
    expect([found?.n, kept?.n]).toEqual([0, 0])
  })

  it('goes to the right address where it was written to a wrong one, until a password is set', async () => {
    const { account, token } = await invite()
    const right = { account: account.id, email: 'Right@example.org ' }
    expect((await act(fed(), 'correctInvitation', { ...right, email: 'nobody' })).problems).toEqual([
      { code: 'EMAIL_NOT_READABLE' },
    ])
    expect((await act(fed(), 'correctInvitation', { ...right, email: 'once@example.org' })).problems).toEqual([
      { code: 'EMAIL_TAKEN' },
    ])
    const { link, account: corrected } = await act(fed(), 'correctInvitation', right)
    expect(corrected?.email).toBe('right@example.org')
    expect((await accept(token, 'long enough')).status).toBe(400)
    const mails = await database.sql`select kind from mail where address = 'right@example.org'`
    expect(mails).toHaveLength(1)
    expect((await accept(link!.token, 'long enough')).status).toBe(204)
    expect((await act(fed(), 'correctInvitation', right)).problems).toEqual([{ code: 'INVITATION_ACCEPTED' }])
  })

  it('gives way to a newer link, and ends with its time', async () => {
    const { account, token } = await invite()
    const { link } = await act(fed(), 'makeAccessLink', { account: account.id })
    expect((await accept(token, 'long enough')).status).toBe(400)
    await database.sql`update account_invitation set expires_at = now() - interval '1 minute' where used_at is null`
    expect((await accept(link!.token, 'long enough')).status).toBe(400)
    const whose = await api.execute(undefined, 'query ($t: String!) { invitation(token: $t) { email } }', {
      t: link!.token,
    })
    expect(whose.data).toEqual({ invitation: null })
  })

  it.each([
    [{ name: ' ' }, 'ACCOUNT_NAME_MISSING'],
    [{ email: 'nobody' }, 'EMAIL_NOT_READABLE'],
    [{ email: 'once@example.org' }, 'EMAIL_TAKEN'],
    [{ personNumber: '00000001' }, 'PERSON_UNKNOWN'],
  ])('is refused: %o', async (odd, code) => {
    const input = { organisation: organisation('FED'), name: '新', email: 'odd@example.org', ...odd }
    expect((await act(fed(), 'inviteAccount', input)).problems).toEqual([{ code }])
  })
})

describe('a locked account', () => {
  it('is signed out, cannot sign in, and opens again', async () => {
    const { account, token, email } = await invite()
    await accept(token, 'long enough')
    const cookie = await stack.signIn(email, 'long enough')
    const whoAmI = async () => {
      const response = await stack.post({ query: '{ viewer { email } }' }, { cookie })
      return ((await response.json()) as { data: { viewer: { email: string | null } } }).data.viewer.email
    }
    expect(await whoAmI()).toBe(email)
    await act(fed(), 'lockAccount', { account: account.id, reason: '离职' })
    expect(await whoAmI()).toBeNull()
    await expect(stack.signIn(email, 'long enough')).rejects.toThrow(/401|403/)
    expect((await act(fed(), 'makeAccessLink', { account: account.id })).problems).toEqual([{ code: 'ACCOUNT_LOCKED' }])
    await act(fed(), 'unlockAccount', { account: account.id })
    await stack.signIn(email, 'long enough')
    const ended = await act(fed(), 'endSessions', { account: account.id })
    expect(ended.account?.signIn.sessions).toBe(0)
  })
})

describe('a role', () => {
  it('is given for a time and ended; the same again is refused', async () => {
    const { account } = await invite()
    const role = { account: account.id, role: 'director', scope: organisation('NORTH'), from: '2026-01-01' }
    const given = await act(fed(), 'grantRole', { ...role, until: '2031-01-01' })
    expect(given.account?.roles).toMatchObject([{ role: 'director', status: 'HOLDS', scopeName: { en: 'NORTH' } }])
    expect((await act(fed(), 'grantRole', role)).problems).toEqual([{ code: 'ROLE_HELD_ALREADY' }])
    const reversed = { ...role, role: 'staff', until: '2025-01-01' }
    expect((await act(fed(), 'grantRole', reversed)).problems).toEqual([{ code: 'PERIOD_REVERSED' }])
    const ended = await act(fed(), 'revokeRole', { role: given.account?.roles[0]?.id })
    expect(ended.account?.roles).toMatchObject([{ status: 'ENDED' }])
  })

  it('of an administrator takes a second one, who is not its holder', async () => {
    const { account } = await invite()
    const asked = { account: account.id, role: 'admin', scope: organisation('FED') }
    const proposed = await act(fed(), 'grantRole', asked)
    const [proposal] = proposed.account?.roles ?? []
    expect(proposal).toMatchObject({
      status: 'PROPOSED',
      canDecide: { allowed: false, reason: 'OWN_PROPOSAL' },
    })
    expect((await act(fed(), 'grantRole', asked)).problems).toEqual([{ code: 'ROLE_PROPOSED_ALREADY' }])
    const decision = { proposal: proposal?.id, confirm: true }
    expect(await refusalOf(fed(), 'decideRole', decision)).toBe('OWN_PROPOSAL')
    const second = viewer('second', 'admin', bodies.FED!)
    const waiting = '{ viewer { waiting { proposedRoles } } }'
    const counts = async (who: Viewer) => (await api.execute<{ viewer: object }>(who, waiting)).data?.viewer
    expect(await counts(second)).toEqual({ waiting: { proposedRoles: 1 } })
    expect(await counts(fed())).toEqual({ waiting: { proposedRoles: 0 } })
    expect((await act(second, 'decideRole', decision)).account?.roles).toMatchObject([
      { role: 'admin', status: 'HOLDS' },
    ])
    expect((await act(second, 'decideRole', decision)).problems).toEqual([{ code: 'PROPOSAL_DECIDED' }])
  })

  it('may be declined by whoever proposed it', async () => {
    const { account } = await invite()
    const asked = { account: account.id, role: 'admin', scope: organisation('NORTH') }
    const proposed = await act(fed(), 'grantRole', asked)
    const declined = await act(fed(), 'decideRole', { proposal: proposed.account?.roles[0]?.id, confirm: false })
    expect(declined.account?.roles).toEqual([])
  })
})

describe('who keeps accounts', () => {
  const everything = (id: string): [string, Record<string, unknown>][] => [
    ['inviteAccount', { organisation: organisation('FED'), name: '新', email: 'never@example.org' }],
    ['makeAccessLink', { account: id }],
    ['endSessions', { account: id }],
    ['lockAccount', { account: id, reason: '' }],
    ['unlockAccount', { account: id }],
    ['grantRole', { account: id, role: 'scorer', scope: organisation('FED') }],
  ]

  /** The body that somebody is invited for is known to everyone; an account is not. */
  const refusalTo = (name: string) => (name === 'inviteAccount' ? 'ROLE_MISSING' : 'UNKNOWN_OR_NOT_YOURS')

  it('is nobody but an administrator of the body', async () => {
    const { account } = await invite()
    for (const role of ['staff', 'director', 'clerk', 'committee', 'scorer'] as const)
      for (const [name, input] of everything(account.id))
        expect(await refusalOf(viewer(role, role, bodies.FED!), name, input), `${name} by ${role}`).toBe(
          refusalTo(name),
        )
    for (const [name, input] of everything(account.id))
      expect(await refusalOf(viewer('foreign', 'admin', bodies.OTHER!), name, input), name).toBe(refusalTo(name))
  })

  it('is an administrator of every place where the account holds a role', async () => {
    const { account } = await invite(north(), 'NORTH')
    expect((await reread(north(), account.id))?.permissions.canLock.reason).toBeNull()
    const above = { account: account.id, role: 'staff', scope: organisation('FED') }
    expect(await refusalOf(north(), 'grantRole', above)).toBe('UNKNOWN_OR_NOT_YOURS')
    await act(fed(), 'grantRole', above)
    expect(await refusalOf(north(), 'lockAccount', { account: account.id, reason: '' })).toBe('ACCOUNT_ABOVE_YOU')
    expect(await refusalOf(north(), 'makeAccessLink', { account: account.id })).toBe('ACCOUNT_ABOVE_YOU')
    expect((await reread(north(), account.id))?.roles).toEqual([])
  })

  it('makes no link into another administrator’s account, and locks nobody out by accident', async () => {
    const email = 'boss@example.org'
    const id = must(
      await createAccount(database.db, { name: '管', email, password: 'long enough', organisationId: bodies.FED! }),
    )
    const scope = { kind: 'organisation', id: bodies.FED! } as const
    const deps = testDeps(database.db)
    must(await grantRole(deps, system(bodies.FED!), { accountId: id, role: 'admin', scope }))
    const account = toGlobalId('Account', id)
    expect(await refusalOf(fed(), 'makeAccessLink', { account })).toBe('ADMINISTRATORS_ACCOUNT')
    const self = viewer(id, 'admin', bodies.FED!)
    expect(await refusalOf(self, 'lockAccount', { account, reason: '' })).toBe('OWN_ACCOUNT')
    const own = (await reread(self, account))?.roles[0]
    expect(await refusalOf(self, 'revokeRole', { role: own?.id })).toBe('OWN_ACCOUNT')
    expect((await act(fed(), 'revokeRole', { role: own?.id })).account?.roles).toMatchObject([{ status: 'ENDED' }])
  })
})

describe('the list', () => {
  const list = async (who: Viewer | undefined, text?: string) =>
    api.execute<{
      accounts: {
        totalCount: number
        edges: { node: { email: string } }[]
        pageInfo: { endCursor: string; hasNextPage: boolean }
      }
    }>(
      who,
      'query ($text: String, $after: String, $first: Int! = 200) { accounts(text: $text, after: $after, first: $first) { totalCount edges { node { email } } pageInfo { endCursor hasNextPage } } }',
      { text },
    )

  it('shows an administrator the accounts of the own bodies, and only those', async () => {
    const mine = await invite(north(), 'NORTH')
    const theirs = await invite(viewer('foreign', 'admin', bodies.OTHER!), 'OTHER')
    const emails = async (who: Viewer) => (await list(who)).data?.accounts.edges.map(edge => edge.node.email) ?? []
    expect(await emails(north())).toContain(mine.email)
    expect(await emails(fed())).toContain(mine.email)
    expect(await emails(fed())).not.toContain(theirs.email)
    expect((await list(fed(), theirs.email)).data?.accounts.totalCount).toBe(0)
    expect(await reread(fed(), theirs.account.id)).toBeNull()
    expect((await list(fed(), mine.email.toUpperCase())).data?.accounts.totalCount).toBe(1)
    expect((await list(fed(), '%')).data?.accounts.totalCount).toBe(0)
  })

  it('is refused to everybody else', async () => {
    expect((await list(undefined)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    expect((await list(viewer('s', 'staff', bodies.FED!))).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})

describe('the parts of the desk', () => {
  const questions: Readonly<Record<string, string>> = {
    canOpenImports: '{ imports { id } }',
    canOpenIdentities: '{ identityQuestions { id } }',
    canOpenCorrections: '{ corrections(status: PROPOSED) { totalCount } }',
    canOpenAccounts: '{ accounts { totalCount } }',
  }
  const desks = ['Scoring', 'NewEvent', 'Imports', 'Identities', 'Corrections', 'Cases', 'Lists', 'Accounts']
  const permitted = async (who: Viewer) => {
    const asked = `{ viewer { permissions { ${desks.map(desk => `canOpen${desk} { allowed }`).join(' ')} } } }`
    const answer = await api.execute<{ viewer: { permissions: Record<string, { allowed: boolean }> } }>(who, asked)
    return Object.entries(answer.data?.viewer.permissions ?? {})
      .filter(([, { allowed }]) => allowed)
      .map(([name]) => name.slice(7))
  }

  it.each<[Role, ScopeReference['kind'], string[]]>([
    ['admin', 'organisation', desks],
    ['staff', 'organisation', ['Scoring', 'NewEvent', 'Imports', 'Identities', 'Corrections', 'Lists']],
    ['director', 'organisation', ['Scoring', 'Corrections', 'Cases']],
    ['director', 'event', ['Scoring', 'Corrections', 'Cases']],
    ['scorer', 'organisation', ['Scoring', 'Imports']],
    ['scorer', 'event', ['Scoring']],
    ['clerk', 'organisation', ['Cases']],
    ['committee', 'organisation', ['Cases']],
  ])('a %s of an %s has its own', async (role, kind, own) => {
    const who = viewer('somebody', role, bodies.FED!, kind)
    expect((await permitted(who)).sort()).toEqual([...own].sort())
    for (const [desk, question] of Object.entries(questions)) {
      const answered = (await api.execute(who, question)).errors === undefined
      expect(answered, `${desk} and its first question`).toBe(own.includes(desk.slice(7)))
    }
  })

  it('are none for a player and for nobody', async () => {
    expect(await permitted({ accountId: 'player', requestId: 'r', grants: [] })).toEqual([])
    expect(await permitted({ requestId: 'r', grants: [] })).toEqual([])
  })
})
