import { ok } from '@paiji/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvent, organisation } from '../db/schema/index.js'
import { fixedClock } from '../base/clock.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { testDeps } from '../testing/deps.js'
import { createAccount, resetPassword } from './accounts.js'
import { grantRole, revokeRole } from '../domain/accounts/grant-role.js'
import { hasRole, requireRole } from './grants.js'
import { viewerOfAccount } from '../testing/viewer-of-account.js'
import { placeOf, scopeByCode } from './places.js'
import { anonymous, system, type Viewer } from './viewer.js'

let database: TestDatabase
const ids: Record<string, string> = {}

const addOrganisation = async (code: string, kind: 'federation' | 'association' | 'club', parent?: string) => {
  const names = { nameZh: code, nameEn: code, searchText: code, timeZone: 'Asia/Shanghai' }
  const [row] = await database.db
    .insert(organisation)
    .values({ code, kind, parentId: parent ? ids[parent] : null, ...names })
    .returning({ id: organisation.id })
  ids[code] = row!.id
}

beforeAll(async () => {
  database = await testDatabase()
  await addOrganisation('FED', 'federation')
  await addOrganisation('NORTH', 'association', 'FED')
  await addOrganisation('CLUB', 'club', 'NORTH')
  await addOrganisation('SOUTH', 'association', 'FED')
})
afterAll(() => database.drop())

describe('a grant', () => {
  const viewer = (id: string): Viewer => ({
    ...anonymous('r'),
    accountId: 'a',
    grants: [{ role: 'staff', scope: { kind: 'organisation', id }, from: undefined, until: undefined }],
  })

  it('covers its organisation and everything below, nothing beside or above', async () => {
    const club = (await placeOf(database.db, { kind: 'organisation', id: ids.CLUB! }))!
    expect(club.organisationPath).toEqual([ids.CLUB, ids.NORTH, ids.FED])
    expect(['FED', 'NORTH', 'CLUB', 'SOUTH'].map(code => hasRole(viewer(ids[code]!), ['staff'], club))).toEqual([
      true,
      true,
      true,
      false,
    ])
    const federation = (await placeOf(database.db, { kind: 'organisation', id: ids.FED! }))!
    expect(hasRole(viewer(ids.CLUB!), ['staff'], federation)).toBe(false)
  })

  it('gives a reason when it is missing', () => {
    const place = { organisationPath: [ids.FED!] }
    expect(requireRole(anonymous('r'), ['staff'], place)).toEqual({ allowed: false, reason: 'NOT_SIGNED_IN' })
    expect(requireRole(viewer(ids.FED!), ['director'], place)).toEqual({ allowed: false, reason: 'ROLE_MISSING' })
    expect(requireRole(system(ids.FED!), ['director'], place)).toEqual({ allowed: true })
  })
})

describe('grantRole', () => {
  it('gives a role from a day until a day, writes it down, and takes it back', async () => {
    const account = await createAccount(database.db, { name: '李', email: 'Li@example.org', password: 'long enough' })
    if (!account.ok) throw new Error('no account')
    const deps = testDeps(database.db)
    const input = {
      accountId: account.value,
      role: 'director',
      scope: (await scopeByCode(database.db, 'NORTH'))!,
      from: '2026-01-01',
      until: '2026-07-01',
    } as const
    const granted = await grantRole(deps, system(ids.FED!), input)
    if (!granted.ok) throw new Error('not granted')
    const rolesOn = async (day: string) =>
      (await viewerOfAccount(database.db, fixedClock(`${day}T12:00:00Z`), 'li@example.org', 'r'))!.grants.length
    expect(await rolesOn('2025-12-31')).toBe(0)
    expect(await rolesOn('2026-01-01')).toBe(1)
    expect(await rolesOn('2026-06-30')).toBe(1)
    expect(await rolesOn('2026-07-01')).toBe(0)
    await revokeRole(deps, system(ids.FED!), { grantId: granted.value.grantId! })
    await revokeRole(deps, system(ids.FED!), { grantId: granted.value.grantId! })
    expect(await rolesOn('2026-03-01')).toBe(0)
    const rows = await database.db.select({ type: auditEvent.type }).from(auditEvent)
    expect(rows.map(row => row.type)).toEqual(['CONTENTS_SEALED', 'ROLE_GRANTED', 'ROLE_REVOKED'])
  })

  it('is refused to anybody but an admin of the place', async () => {
    const staff: Viewer = { ...system(ids.SOUTH!), accountId: 'x' }
    const scope = { kind: 'organisation', id: ids.NORTH! } as const
    const answer = await grantRole(testDeps(database.db), staff, { accountId: 'x', role: 'admin', scope })
    expect(answer).toMatchObject({ ok: false, error: [{ code: 'NOT_PERMITTED', params: { reason: 'ROLE_MISSING' } }] })
  })
})

describe('an account', () => {
  it.each([
    [{ email: 'li@example.org', password: 'long enough' }, 'EMAIL_TAKEN'],
    [{ email: 'no address', password: 'long enough' }, 'EMAIL_NOT_READABLE'],
    [{ email: 'new@example.org', password: 'short' }, 'PASSWORD_LENGTH'],
  ])('is refused: %o', async (input, code) => {
    expect(await createAccount(database.db, { name: 'n', ...input })).toMatchObject({ ok: false, error: [{ code }] })
  })

  it('gets a new password', async () => {
    expect(await resetPassword(database.db, 'li@example.org', 'another one')).toMatchObject(ok(expect.any(String)))
    expect(await resetPassword(database.db, 'nobody@example.org', 'another one')).toMatchObject({
      error: [{ code: 'ACCOUNT_UNKNOWN' }],
    })
  })
})
