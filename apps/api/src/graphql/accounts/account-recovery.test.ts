import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../../auth/accounts.js'
import type { Viewer } from '../../auth/viewer.js'
import { sealedKinds } from '../../db/log/sealed-kinds.js'
import { verifyContents } from '../../domain/audit/verify-contents.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { addOrganisation } from '../../testing/scenario.js'

/** An administrator who lost the phone: one administrator proposes to reset the account, another decides. */

let database: TestDatabase
let api: TestApi
let federation = ''
let lost = ''
const viewers: Record<string, Viewer> = {}

const person = async (): Promise<string> => {
  const [row] = await database.sql`insert into person (number)
    select lpad(((900000 + count(*)) * 97 + 1)::text, 8, '0') from person returning id`
  return String(row?.id)
}
const account = async (name: string, admin: boolean): Promise<string> => {
  const about = { name, email: `${name}@example.org`, password: 'long enough', personId: await person() }
  const made = await createAccount(database.db, about)
  if (!made.ok) throw new Error(name)
  await database.sql`update "user" set organisation_id = ${federation} where id = ${made.value}`
  if (admin)
    await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${made.value}, 'admin', 'organisation', ${federation}, '[2024-01-01,)', 'test')`
  const scope = { kind: 'organisation' as const, id: federation }
  const grants = admin ? [{ role: 'admin' as const, scope, from: undefined, until: undefined }] : []
  viewers[name] = { accountId: made.value, requestId: name, grants }
  return made.value
}

beforeAll(async () => {
  database = await testDatabase()
  federation = await addOrganisation(database.db, { code: 'FED', kind: 'federation', nameZh: '总会', nameEn: 'FED' })
  api = await testApi(testDeps(database.db))
  for (const name of ['one', 'two']) await account(name, true)
  await account('member', false)
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

let accounts = 0
beforeEach(async () => {
  const name = `lost${++accounts}`
  lost = await account(name, true)
  viewers.lost = viewers[name]!
  await database.sql`insert into two_factor (id, secret, backup_codes, user_id) values (${lost}, 's', 'b', ${lost})`
  await database.sql`update "user" set two_factor_enabled = true where id = ${lost}`
  await database.sql`insert into passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
    values (${lost}, 'k', ${lost}, ${lost}, 0, 'singleDevice', false)`
})

type Answer = { problems: { code: string }[]; link?: { token: string } | null }
/** The code of what is wrong, or of why it is refused. */
const act = async (who: string, name: string, input: object, type = `${name[0]?.toUpperCase()}${name.slice(1)}`) => {
  const kind = `${type}Input!`
  const fields = 'link { token } problems { code }'
  const answer = await api.execute<Record<string, Answer>>(
    viewers[who],
    `mutation ($input: ${kind}) { ${name}(input: $input) { ${fields} } }`,
    { input },
  )
  const refused = answer.errors?.[0]?.extensions?.reason
  return { code: refused ?? answer.data?.[name]?.problems[0]?.code, link: answer.data?.[name]?.link }
}
const propose = (who: string, reason = '本人带着会员证到办公室') =>
  act(who, 'proposeAccountRecovery', { account: toGlobalId('Account', lost), reason })
const decide = async (who: string, approve: boolean) => {
  const [row] = await database.sql`select id from account_recovery where account_id = ${lost} order by id desc limit 1`
  return act(who, 'decideAccountRecovery', { recovery: toGlobalId('AccountRecovery', String(row?.id)), approve })
}
const waysIn = async () => {
  const [row] = await database.sql`select
    (select count(*)::int from account where user_id = ${lost} and password is not null) as passwords,
    (select count(*)::int from two_factor where user_id = ${lost}) as factors,
    (select count(*)::int from passkey where user_id = ${lost}) as passkeys,
    (select count(*)::int from account_invitation where account_id = ${lost} and withdrawn_at is null) as links`
  return row
}
const AS_IT_WAS = { passwords: 1, factors: 1, passkeys: 1, links: 0 }

describe('a reset of an account', () => {
  it('takes two who are not its holder, and then nothing of before opens it', async () => {
    expect((await propose('member')).code).toBe('UNKNOWN_OR_NOT_YOURS')
    expect((await propose('lost')).code).toBe('OWN_ACCOUNT')
    expect((await propose('one', ' ')).code).toBe('REASON_MISSING')
    expect((await propose('one')).code).toBeUndefined()
    expect((await propose('two')).code).toBe('RECOVERY_PROPOSED_ALREADY')
    expect((await decide('one', true)).code).toBe('OWN_PROPOSAL')
    expect((await decide('lost', true)).code).toBe('OWN_ACCOUNT')
    expect((await decide('member', true)).code).toBe('UNKNOWN_OR_NOT_YOURS')
    expect((await decide('member', false)).code).toBe('UNKNOWN_OR_NOT_YOURS')
    expect(await waysIn()).toEqual(AS_IT_WAS)
    const work = '{ workToday { kind } }'
    const waiting = async (who: string) =>
      JSON.stringify((await api.execute(viewers[who], work)).data ?? {}).includes('recoveriesToDecide')
    expect([await waiting('one'), await waiting('two'), await waiting('lost')]).toEqual([false, true, false])
    // Who holds a role elsewhere too is for those above both: it waits for nobody here.
    const other = await addOrganisation(database.db, {
      code: `O${accounts}`,
      kind: 'federation',
      nameZh: '外',
      nameEn: 'O',
    })
    await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values (${lost}, 'staff', 'organisation', ${other}, '[2024-01-01,)', 'test')`
    expect(await waiting('two')).toBe(false)
    await database.sql`update role_grant set revoked_at = now() where scope_id = ${other}`
    await database.sql`update "user" set calendar_link = 3 where id = ${lost}`
    await database.sql`insert into verification (id, identifier, value, expires_at, created_at, updated_at)
      values (${lost}, 'reset-password:x', ${lost}, now() + interval '1 hour', now(), now())`
    const { code, link } = await decide('two', true)
    expect(code).toBeUndefined()
    // The test's installation sends no mail: whoever approved hands the link over.
    expect(link?.token).toMatch(/^[\w-]{43}$/)
    expect(await waysIn()).toEqual({ passwords: 0, factors: 0, passkeys: 0, links: 1 })
    const [left] = await database.sql`select calendar_link as calendar,
      (select count(*)::int from verification where value = ${lost}) as resets from "user" where id = ${lost}`
    expect(left).toEqual({ calendar: -3, resets: 0 })
    expect((await decide('two', true)).code).toBe('RECOVERY_DECIDED')
    const kinds = sealedKinds.filter(({ kind }) => kind === 'account_recovery')
    expect(await verifyContents(database.db, kinds)).toEqual({ contents: 1, beforeDigests: 0, problems: [] })
  })

  it('is opened again by two alone: no single administrator makes its link or changes its address', async () => {
    await database.sql`insert into email_change (account_id, address, token_digest, recorded_at, expires_at)
      values (${lost}, 'thief@example.org', ${lost}, now(), now() + interval '1 day')`
    await propose('one')
    await decide('two', true)
    const ofAccount = { account: toGlobalId('Account', lost) }
    expect((await act('one', 'makeAccessLink', ofAccount, 'Account')).code).toBe('ADMINISTRATORS_ACCOUNT')
    const other = { ...ofAccount, email: 'one-too@example.org' }
    expect((await act('one', 'correctInvitation', other)).code).toBe('ADMINISTRATORS_ACCOUNT')
    const open = await database.sql`select 1 from email_change where account_id = ${lost} and withdrawn_at is null`
    expect(open, 'what a thief asked for').toHaveLength(0)
    // Its link was lost: two do it again.
    expect((await propose('two')).code).toBeUndefined()
    expect((await decide('one', true)).link?.token).toMatch(/^[\w-]{43}$/)
  })

  it('is not made by its holder through a second account', async () => {
    const second = `second${accounts}`
    await account(second, true)
    await database.sql`update "user" set person_id = (select person_id from "user" where id = ${lost})
      where id = ${viewers[second]?.accountId ?? ''}`
    expect((await propose(second)).code).toBe('SECOND_PERSON_IS_FIRST')
    await propose('one')
    expect((await decide(second, true)).code).toBe('SECOND_PERSON_IS_FIRST')
    expect(await waysIn()).toEqual(AS_IT_WAS)
    expect((await decide(second, false)).code, 'but stopped').toBeUndefined()
  })

  it('is stopped by its holder, or by an administrator who has doubts; nothing changes', async () => {
    await propose('one')
    const own = await api.execute<{ viewer: { account: { recovery: { reason: string } | null } } }>(
      viewers.lost,
      '{ viewer { account { recovery { reason canApprove { reason } canDecline { allowed } } } } }',
    )
    expect(own.data?.viewer.account.recovery).toEqual({
      reason: '本人带着会员证到办公室',
      canApprove: { reason: 'OWN_ACCOUNT' },
      canDecline: { allowed: true },
    })
    expect((await decide('lost', false)).code).toBeUndefined()
    await propose('one')
    expect((await decide('one', false)).code).toBeUndefined()
    expect(await waysIn()).toEqual(AS_IT_WAS)
  })

  it('lapses after a week', async () => {
    await propose('one')
    await database.sql`update account_recovery set recorded_at = now() - interval '8 days' where account_id = ${lost}`
    expect((await decide('two', true)).code).toBe('RECOVERY_DECIDED')
    expect((await propose('two')).code).toBeUndefined()
    expect((await decide('one', true)).code).toBeUndefined()
  })
})
