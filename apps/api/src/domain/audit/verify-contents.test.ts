import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { toSnakeCase } from 'drizzle-orm/casing'
import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../auth/viewer.js'
import { sealedKinds } from '../../db/log/sealed-kinds.js'
import { unsealedTables } from '../../db/log/unsealed-tables.cases.js'
import * as schema from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { seedDemo } from '../../testing/season/season.js'
import { type TestDatabase, testDatabase } from '../../testing/index.js'
import { recordAudit } from './record.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from './seal.js'
import { sealOlderContents } from './seal-older-contents.js'
import { verifyLog } from './verify.js'
import { verifyContents } from './verify-contents.js'

const key = sealKeyFromPem(newSealKeyPem())
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.transaction(tx => seedDemo({ db: tx, until: '2025-02' }))
  await inTransaction(database.db, async tx => {
    const [policy] = await tx.select().from(schema.policy).limit(1)
    const [person] = await tx.select().from(schema.person).limit(1)
    const of = { personId: person?.id ?? '', policyId: policy?.id ?? '', organisationId: policy?.organisationId ?? '' }
    const grade = {
      sport: 'bridge',
      grade: '1',
      nameZh: '一级',
      nameEn: 'First',
      awardedOn: '2025-03-01',
      evidence: {},
    }
    await tx.insert(schema.gradeAward).values({ ...of, ...grade, awardedBy: 'test' })
    return ok(undefined)
  })
  await inTransaction(database.db, async tx => {
    const [who] = await tx.select().from(schema.user).limit(1)
    const userId = who?.id ?? ''
    await tx.insert(schema.twoFactor).values({ id: 'f', secret: 's', backupCodes: 'c', userId })
    await tx.update(schema.user).set({ twoFactorEnabled: true }).where(eq(schema.user.id, userId))
    const device = { publicKey: 'k', credentialID: 'c', counter: 0, deviceType: 'singleDevice', backedUp: false }
    await tx.insert(schema.passkey).values({ id: 'p', userId, ...device })
    const named = { accountId: userId, name: 'n', scopes: ['read' as const] }
    const [client] = await tx.insert(schema.oauthClient).values(named).returning()
    await tx.insert(schema.oauthSecret).values({ clientId: client?.id ?? '', start: 's', secretDigest: 'd' })
    const expiresAt = new Date('2030-01-01')
    await tx.insert(schema.apiToken).values({ ...named, start: 's', tokenDigest: 'd', expiresAt })
    return ok(undefined)
  })
  await sealLog(database.db, key)
})
afterAll(() => database?.drop())

/** What the check of the contents and of the log finds, as `code kind`. */
const found = async (): Promise<string[]> => {
  const [contents, log] = [await verifyContents(database.db), await verifyLog(database.db, key.publicKeyPem)]
  const lines = [...contents.problems, ...log.problems].map(({ code, params }) => [code, params?.kind ?? ''].join(' '))
  return [...new Set(lines.map(line => line.trim()))].sort()
}

/** As somebody with the keys to the database would, and who then puts back what was there. */
const whileTampered = async (statement: string, kinds = sealedKinds): Promise<string[]> => {
  let lines: string[] = []
  const back = new Error('put back')
  const tampered = database.db.transaction(async tx => {
    await tx.execute('set local session_replication_role = replica')
    const changed = await tx.execute(statement)
    expect(changed.count, statement).toBeGreaterThan(0)
    const [contents, log] = [await verifyContents(tx, kinds), await verifyLog(tx, key.publicKeyPem)]
    lines = [...contents.problems, ...log.problems].map(({ code, params }) => `${code} ${params?.kind ?? ''}`.trim())
    throw back
  })
  await expect(tampered).rejects.toBe(back)
  return [...new Set(lines)].sort()
}

const PUBLISHED = `(select id from standings_revision where published_at is not null order by id limit 1)`

describe('what the log seals', () => {
  it('is every table, or has a reason why not', async () => {
    const tables = Object.values<unknown>(schema)
      .filter(table => table instanceof PgTable)
      .map(table => getTableConfig(table).name)
    const sealed = sealedKinds.flatMap(kind => [kind.kind, ...kind.parts.map(part => part.table)])
    expect([...sealed, ...Object.keys(unsealedTables)].sort()).toEqual([...tables, 'rate_bucket'].sort())
    const noted = await database.sql`
      select trim(both '"' from tgrelid::regclass::text) as source, count(*)::int as triggers, min(encode(tgargs, 'escape')) as args
      from pg_trigger where tgname like '%\_note\_%' group by 1`
    const argument = (kind: string, column: string) => `${kind}\\000${column}\\000`
    const expected = sealedKinds.flatMap(kind => [
      { source: kind.kind, triggers: 3, args: argument(kind.kind, kind.key) },
      ...kind.parts.map(part => ({ source: part.table, triggers: 3, args: argument(kind.kind, part.of) })),
    ])
    const bySource = (a: { source?: string }, b: { source?: string }) =>
      String(a.source).localeCompare(String(b.source))
    expect([...noted].sort(bySource)).toEqual(expected.sort(bySource))
    const column = getTableConfig(schema.standingLine).columns.find(one => one.name === 'totalPrinted')
    expect(toSnakeCase(column?.name ?? '')).toBe('total_printed')
  })

  it('agrees with what is stored, with nothing left out', async () => {
    expect(await found()).toEqual([])
    const report = await verifyContents(database.db)
    expect(report).toMatchObject({ beforeDigests: 0, problems: [] })
    expect(report.contents).toBeGreaterThan(1_000)
  })
})

const FIRST = `(select min(id) from "user")`

describe('how an account gets in, changed by somebody with the keys to the database', () => {
  it.each([
    ['its address', `update "user" set email = 'mine@example.org' where id = ${FIRST}`, ['CONTENT_CHANGED user']],
    ['whose it is', `update "user" set person_id = null where person_id is not null`, ['CONTENT_CHANGED user']],
    [
      'passwords, exchanged',
      `update account a set password = b.password from account b where a.id = (select min(id) from account) and b.id = (select max(id) from account)`,
      ['CONTENT_CHANGED account'],
    ],
    ['a password, deleted', 'delete from account', ['CONTENT_MISSING account']],
    [
      'a second factor, said to be off',
      'update "user" set two_factor_enabled = false where two_factor_enabled',
      ['CONTENT_CHANGED user'],
    ],
    ['a second factor, taken away', 'delete from two_factor', ['CONTENT_CHANGED user', 'CONTENT_MISSING two_factor']],
    ['a second factor, replaced', `update two_factor set secret = 'mine'`, ['CONTENT_CHANGED two_factor']],
    [
      'a passkey, added',
      `insert into passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
       select 'q', public_key, user_id, 'mine', 0, device_type, false from passkey`,
      ['CONTENT_NOT_LOGGED passkey'],
    ],
    [
      'what a token may do',
      `update api_token set scopes = '{write}', expires_at = '2099-01-01'`,
      ['CONTENT_CHANGED api_token'],
    ],
    ['a program', `update oauth_client set scopes = '{write}'`, ['CONTENT_CHANGED oauth_client']],
    ['a program’s secret', `update oauth_secret set secret_digest = 'mine'`, ['CONTENT_CHANGED oauth_secret']],
    [
      'a one-time link, forged',
      `insert into account_invitation (account_id, token_digest, invited_by, expires_at) values (${FIRST}, 'mine', 'x', '2099-01-01')`,
      ['CONTENT_NOT_LOGGED account_invitation'],
    ],
    [
      'another address, forged',
      `insert into email_change (account_id, address, token_digest, expires_at) values (${FIRST}, 'mine@example.org', 'mine', '2099-01-01')`,
      ['CONTENT_NOT_LOGGED email_change'],
    ],
    [
      'a role, raised',
      `update role_grant set role = 'admin' where id = (select id from role_grant where role <> 'admin' limit 1)`,
      ['CONTENT_CHANGED role_grant'],
    ],
  ])('%s', async (_what, statement, expected) => {
    expect(await whileTampered(statement)).toEqual(expected)
  })

  it('is no news where it changes of itself: the last use, a wrong code, the language', async () => {
    const [{ rows: before } = { rows: 0 }] = await database.sql`select count(*)::int as rows from audit_event`
    await inTransaction(database.db, async tx => {
      await tx.update(schema.apiToken).set({ lastUsedAt: new Date() })
      await tx.update(schema.oauthClient).set({ lastUsedAt: new Date() })
      await tx.update(schema.twoFactor).set({ failedVerificationCount: 3 })
      await tx.update(schema.passkey).set({ counter: 7 })
      await tx.update(schema.user).set({ language: 'en', quietFrom: 0, quietUntil: 60 })
      return ok(undefined)
    })
    const [{ rows: after } = { rows: 1 }] = await database.sql`select count(*)::int as rows from audit_event`
    expect(after).toBe(before)
    expect(await found()).toEqual([])
  })
})

describe('what somebody with the keys to the database changes', () => {
  it.each([
    [
      'a sheet of an official event',
      `update score_sheet set sheet = '{}' where id = (select id from score_sheet where superseded_at is null limit 1)`,
      ['CONTENT_CHANGED score_sheet'],
    ],
    [
      'who entered a sheet',
      `update score_sheet set entered_by = 'another' where id = (select id from score_sheet limit 1)`,
      ['CONTENT_CHANGED score_sheet'],
    ],
    [
      'a sheet, deleted',
      `delete from score_sheet where id = (select id from score_sheet limit 1)`,
      ['CONTENT_MISSING score_sheet'],
    ],
    [
      'a sheet, forged',
      `insert into score_sheet (organisation_id, stage_id, slot, version, sides, sheet, edition_id, source, entered_by) select organisation_id, stage_id, 'forged', 1, sides, sheet, edition_id, 'desk', entered_by from score_sheet limit 1`,
      ['CONTENT_NOT_LOGGED score_sheet'],
    ],
    [
      'two sheets, exchanged',
      `update score_sheet s set sheet = o.sheet from score_sheet o where s.slot <> o.slot and s.sheet <> o.sheet and s.id = (select min(id::text)::uuid from score_sheet) and o.id = (select id from score_sheet where sheet <> (select sheet from score_sheet where id = (select min(id::text)::uuid from score_sheet)) limit 1)`,
      ['CONTENT_CHANGED score_sheet'],
    ],
    [
      'an award',
      `update point_award set points = points + 1 where id = (select id from point_award limit 1)`,
      ['CONTENT_CHANGED award_run'],
    ],
    [
      'an award, deleted',
      `delete from point_award where id = (select id from point_award limit 1)`,
      ['CONTENT_CHANGED award_run'],
    ],
    [
      'a rank of published standings',
      `update standing_line set rank = rank + 1 where revision_id = ${PUBLISHED} and position = 1`,
      ['CONTENT_CHANGED standings_revision'],
    ],
    [
      'a printed total',
      `update standing_line set total_printed = '99.99' where revision_id = ${PUBLISHED} and position = 1`,
      ['CONTENT_CHANGED standings_revision'],
    ],
    [
      'a line of standings, deleted',
      `delete from standing_line where revision_id = ${PUBLISHED} and position = 1`,
      ['CONTENT_CHANGED standings_revision'],
    ],
    [
      'the digests of standings',
      `update standings_revision set input_digest = 'other', output_digest = 'other' where id = ${PUBLISHED}`,
      ['CONTENT_CHANGED standings_revision'],
    ],
    [
      'published standings, deleted',
      `delete from standings_revision where id = ${PUBLISHED}`,
      ['CONTENT_MISSING standings_revision'],
    ],
    [
      'an entry of a list',
      `update ranking_entry set value = value + 1 where person_id = (select person_id from ranking_entry order by list_id, position limit 1)`,
      ['CONTENT_CHANGED ranking_list'],
    ],
    ['a grade, deleted', `delete from grade_award where true`, ['CONTENT_MISSING grade_award']],
    [
      'a grade, moved',
      `update grade_award set person_id = (select max(id::text)::uuid from person)`,
      ['CONTENT_CHANGED grade_award'],
    ],
    [
      'the text of a ruling',
      `update ruling set decision = 'another' where id = (select id from ruling limit 1)`,
      ['CONTENT_CHANGED ruling'],
    ],
    ['the party of a ruling', `update ruling_party set role = 'nonOffending'`, ['CONTENT_CHANGED ruling']],
    [
      'the days of a policy',
      `update policy set effective = '[1999-01-01,)' where id = (select id from policy limit 1)`,
      ['CONTENT_CHANGED policy'],
    ],
    [
      'a birth date',
      `update person set birth_date = '1900-01-01' where id = (select id from person limit 1)`,
      ['CONTENT_CHANGED person'],
    ],
    [
      'a silent merge',
      `update person set merged_into_id = (select max(id::text)::uuid from person) where id = (select id from person where merged_into_id is null limit 1)`,
      ['CONTENT_CHANGED person'],
    ],
    [
      'a merge, undone silently',
      `update person_merge set undone_at = now() where true`,
      ['CONTENT_CHANGED person_merge'],
    ],
    [
      'a role, raised',
      `update role_grant set role = 'admin' where id = (select id from role_grant where role <> 'admin' limit 1)`,
      ['CONTENT_CHANGED role_grant'],
    ],
    [
      'a role, forged',
      `insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by) select account_id, 'admin', scope_kind, scope_id, valid, granted_by from role_grant where role <> 'admin' limit 1`,
      ['CONTENT_NOT_LOGGED role_grant'],
    ],
    ['a correction', `update correction set reason = 'another'`, ['CONTENT_CHANGED correction']],
    [
      'an entry',
      `update entry set number = '999' where id = (select id from entry limit 1)`,
      ['CONTENT_CHANGED entry'],
    ],
    [
      'a docket',
      `update docket_entry set text = 'another' where id = (select id from docket_entry limit 1)`,
      ['CONTENT_CHANGED docket_entry'],
    ],
    ['a sealed row of the log', `update audit_event set actor = 'another' where sequence = 5`, ['LOG_ROW_CHANGED']],
    [
      'a digest in the log',
      `update audit_content set digest = 'another' where position = 0 and sequence = (select max(sequence) from audit_content)`,
      null,
    ],
    [
      'the root of the contents',
      `update audit_event set contents = 'another' where sequence = (select max(sequence) from audit_event where contents is not null)`,
      ['LOG_CONTENTS_DIFFER', 'LOG_ROW_CHANGED', 'LOG_TREE_DIFFERS'],
    ],
  ] as const)('is found: %s', async (_, statement, codes) => {
    const names = (codes ?? []).map(code => code.split(' ')[1])
    const kinds = sealedKinds.filter(({ kind }) => names.includes(kind))
    const lines = await whileTampered(statement, kinds)
    if (codes) expect(lines).toEqual(codes)
    else expect(lines).toContain('LOG_CONTENTS_DIFFER')
  })
})

describe('the log of a transaction', () => {
  const organisationOf = async () => (await database.db.select().from(schema.organisation).limit(1))[0]?.id ?? ''
  const target = async () => ({
    organisationId: await organisationOf(),
    aggregateKind: 'organisation',
    aggregateId: await organisationOf(),
  })
  const last = async () =>
    await database.sql`select type, contents, (select array_agg(kind order by position) from audit_content c
      where c.sequence = a.sequence) as kinds from audit_event a order by sequence desc limit 2`
  const rename = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0], nameEn: string) =>
    tx.update(schema.organisation).set({ nameEn }).where(eq(schema.organisation.code, 'PAIJI'))

  it('seals what was written before and after its row, in the last of its rows, and nothing of what was rolled back', async () => {
    const where = await target()
    await inTransaction(database.db, async tx => {
      await rename(tx, 'First')
      await recordAudit(tx, anonymous('r'), { type: 'DEMO_SEEDED', ...where, data: { scenario: 'one' } })
      await inTransaction(tx, async inner => {
        await recordAudit(inner, anonymous('r'), { type: 'ROLE_REVOKED', ...where, data: { grantId: 'none' } })
        await inner.update(schema.policy).set({ nameEn: 'Lost' })
        return { ok: false as const, error: [] }
      })
      await inTransaction(tx, async inner => {
        await recordAudit(inner, anonymous('r'), { type: 'ROLE_REVOKED', ...where, data: { grantId: 'none' } })
        return ok(undefined)
      })
      await rename(tx, 'Second')
      return ok(undefined)
    })
    expect(await last()).toMatchObject([
      { type: 'ROLE_REVOKED', kinds: ['organisation'] },
      { type: 'DEMO_SEEDED', contents: null },
    ])
    expect(await found()).toEqual([])
  })

  it('writes a row of its own where none was given, and none where nothing was written', async () => {
    await inTransaction(database.db, async tx => {
      await rename(tx, 'Third')
      return ok(undefined)
    })
    expect((await last())[0]).toMatchObject({ type: 'CONTENTS_SEALED', kinds: ['organisation'] })
    const before = await last()
    await inTransaction(database.db, async tx => ok(await tx.select().from(schema.policy)))
    expect(await last()).toEqual(before)
    expect(await found()).toEqual([])
  })

  it('says that something is gone, and finds it when it is there again', async () => {
    await inTransaction(database.db, async tx => ok(await tx.delete(schema.gradeAward)))
    expect(await found()).toEqual([])
    const again = `insert into grade_award (id, organisation_id, person_id, policy_id, sport, grade, name_zh, name_en, awarded_on, evidence, awarded_by)
      select (select key::uuid from audit_content where kind = 'grade_award' limit 1), p.organisation_id, (select id from person limit 1), p.id, 'bridge', '1', '', '', now(), '{}', 'x' from policy p limit 1`
    expect(await whileTampered(again)).toEqual(['CONTENT_CHANGED grade_award'])
  })
})

describe('a key that somebody typed', () => {
  it.each(['A,B', 'A,award:B', '%2C', 'A%252C,%'])('%s is sealed as it is', async code => {
    const names = { nameZh: '签发', nameEn: 'Issuer', declaredBy: 'test' }
    await inTransaction(database.db, async tx => {
      await tx.insert(schema.identifierIssuer).values({ code, ...names })
      return ok(undefined)
    })
    const { auditContent } = schema
    const rows = await database.db.select().from(auditContent).where(eq(auditContent.key, code))
    expect(rows.map(row => row.kind)).toEqual(['identifier_issuer'])
    expect((await verifyContents(database.db)).problems).toEqual([])
  })
})

describe('a database from before content digests', () => {
  it('stays valid and is counted, until its contents are sealed as they stand', async () => {
    await database.sql.begin(async tx => {
      await tx`set local session_replication_role = replica`
      await tx`delete from audit_content`
      await tx`delete from audit_event`
      await tx`delete from seal`
    })
    const write = async () => {
      const [row] = await database.db.select().from(schema.organisation).limit(1)
      const where = { organisationId: row?.id ?? '', aggregateKind: 'organisation', aggregateId: row?.id ?? '' }
      await inTransaction(database.db, async tx => {
        await recordAudit(tx, anonymous('r'), { type: 'DEMO_SEEDED', ...where, data: { scenario: 'old' } })
        return ok(undefined)
      })
    }
    await write()
    const old = await verifyContents(database.db)
    expect(old.problems).toEqual([])
    expect(old.beforeDigests).toBe(old.contents)
    const sealed = await sealOlderContents(database.db)
    expect(sealed).toBe(old.contents)
    expect(await verifyContents(database.db)).toEqual({ contents: sealed, beforeDigests: 0, problems: [] })
    expect(await whileTampered(`delete from audit_content where kind = 'policy'`)).toContain(
      'CONTENT_NOT_LOGGED policy',
    )
    expect(await sealOlderContents(database.db)).toBe(0)
  })
})
