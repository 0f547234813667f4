import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePerson } from '../../domain/registry/erase-person.js'
import { holdings, personData } from '../../domain/registry/person-data.repo.js'
import { insertPeople } from '../../domain/registry/register.repo.js'
import { inTransaction } from '../../db/transaction.js'
import { ok } from '@paiji/rules'
import { createAccount } from '../../auth/accounts.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'

/** Tables that hold what lets somebody in, or the votes of others: no part of anybody's export. */
const notExported: ReadonlySet<string> = new Set([
  'account',
  'two_factor',
  'account_invitation',
  'idempotency_key',
  'poll_answer',
  'panel_vote',
])

let database: TestDatabase
let person = ''

beforeAll(async () => {
  database = await testDatabase()
  const [made] = await inTransaction(database.db, async tx =>
    ok(
      await insertPeople(tx, [
        {
          names: [
            { script: 'Hans', family: '王', given: '小明', display: '王小明' },
            { script: 'Latn', family: 'Wang', given: 'Xiaoming', display: 'Wang Xiaoming' },
          ],
        },
      ]),
    ),
  ).then(done => (done.ok ? done.value : []))
  person = made?.id ?? ''
  await database.sql`update person set birth_date = '2012-03-04', gender = 'male' where id = ${person}`
  await database.sql`insert into person_identifier (person_id, issuer, value) values (${person}, 'id-card', '110101')`
  await database.sql`insert into guardianship (person_id, name, relation, contact, recorded_by)
    values (${person}, '王母', 'parent', '139', 'staff')`
  await createAccount(database.db, {
    name: '王小明',
    email: 'wang@example.org',
    password: 'long enough',
    personId: person,
  })
})
afterAll(() => database.drop())

describe('what is held about a person', () => {
  it('is exported from every table that names people or accounts', async () => {
    const rows = await database.sql`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.column_name in ('person_id', 'account_id', 'user_id', 'recipient') or c.column_name like '%\\_person\\_id')`
    const known = new Set([...holdings.map(one => one.table), ...notExported])
    expect(rows.map(row => String(row.name)).filter(name => !known.has(name))).toEqual([])
  })

  it('is handed out whole, without what lets anybody in', async () => {
    const { tables, truncated } = await personData(database.db, person)
    expect(tables.person_name).toHaveLength(2)
    expect(tables.guardianship).toMatchObject([{ name: '王母', contact: '139' }])
    expect(tables.user).toMatchObject([{ email: 'wang@example.org' }])
    expect(truncated).toEqual([])
    expect(JSON.stringify(tables)).not.toMatch(/argon2|"token"/)
  })
})

describe('somebody who is forgotten', () => {
  it('is named nowhere any more, in the register, in search and in the account', async () => {
    await database.sql`insert into api_token (account_id, name, start, token_digest, scopes, expires_at)
      select id, '记分程序', 'paiji_abcdef', 'd', '{read}', now() + interval '1 day' from "user" where person_id = ${person}`
    await database.sql`insert into oauth_client (account_id, name, scopes)
      select id, '记分程序', '{read}' from "user" where person_id = ${person}`
    await inTransaction(database.db, async tx => ok(await erasePerson(tx, person)))
    expect(await database.sql`select 1 from api_token`).toHaveLength(0)
    expect(await database.sql`select 1 from oauth_client`).toHaveLength(0)
    const { tables } = await personData(database.db, person)
    const left = JSON.stringify(tables)
    for (const trace of ['王小明', '小明', 'Wang', '王母', '110101', '2012-03-04', 'wang@example.org'])
      expect(left, trace).not.toContain(trace)
    const found = await database.sql`select 1 from person_name where search_text like '%wang%'`
    expect(found).toHaveLength(0)
    expect(tables.person_name).toMatchObject([{ display: '已匿名' }, { display: 'Anonymised' }])
    expect(await database.sql`select 1 from session s join "user" u on u.id = s.user_id`).toHaveLength(0)
    const [account] = await database.sql`select email, locked_at from "user" where email like 'erased-%'`
    expect(account?.locked_at).not.toBeNull()
  })
})
