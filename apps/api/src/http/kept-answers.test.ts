import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../auth/accounts.js'
import { Recording } from '../db/recording.js'
import { TableNames } from '../db/table-changes.js'
import { roleGrant } from '../db/schema/index.js'
import { addOrganisation, must } from '../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { startStack, type TestStack } from '../testing/stack.js'
import { KeptAnswers } from './kept-answers.js'

let database: TestDatabase
let stack: TestStack
let federation: string

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  federation = await addOrganisation(db, { kind: 'federation', code: 'FED', nameZh: '联合会', nameEn: 'First name' })
  const account = { name: '王', email: 'wang@example.org', password: 'long enough' }
  const accountId = must(await createAccount(db, account))
  const scope = { scopeKind: 'organisation', scopeId: federation } as const
  await db.insert(roleGrant).values({ accountId, role: 'admin', ...scope, grantedBy: 'test', valid: '[2020-01-01,)' })
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const response = await stack.post({ query }, headers)
  return { kept: response.headers.get('cache-status') === 'paiji; hit', text: await response.text() }
}
const ORGANISATIONS = '{ organisations { edges { node { id name { en } } } } }'

describe('what nobody in particular asks', () => {
  it('is answered again without a statement', async () => {
    const first = await ask(ORGANISATIONS)
    const { value: second, statements } = await database.statements.during(() => ask(ORGANISATIONS))
    expect(first).toMatchObject({ kept: false, text: expect.stringContaining('First name') })
    expect(second).toEqual({ kept: true, text: first.text })
    expect(statements).toEqual([])
  })

  it('is asked anew when any process has changed a table behind it', async () => {
    await ask(ORGANISATIONS)
    await database.sql`update organisation set name_en = 'Second name'`
    await expect.poll(async () => (await ask(ORGANISATIONS)).text).toContain('Second name')
  })

  it('stays when other tables are changed', async () => {
    const PEOPLE = '{ people { totalCount } }'
    for (const query of [PEOPLE, ORGANISATIONS]) await ask(query)
    expect((await ask(PEOPLE)).kept).toBe(true)
    await database.sql`update person set status = 'INACTIVE'`
    // Word of it has come when what hangs on that table is asked anew.
    await expect.poll(async () => (await ask(PEOPLE)).kept, { interval: 5 }).toBe(false)
    expect((await ask(ORGANISATIONS)).kept).toBe(true)
  })

  it('shows what was changed as soon as the one who changed it is told so', async () => {
    const cookie = await stack.signIn('wang@example.org', 'long enough')
    const { data } = JSON.parse((await ask(ORGANISATIONS)).text) as {
      data: { organisations: { edges: { node: { id: string } }[] } }
    }
    const organisation = data.organisations.edges[0]?.node.id ?? ''
    for (const nameEn of ['Third name', 'Fourth name', 'Fifth name']) {
      await ask(ORGANISATIONS)
      const input = `{ organisation: "${organisation}", nameZh: "联合会", nameEn: "${nameEn}", timeZone: "Asia/Shanghai" }`
      const changed = await ask(`mutation { changeOrganisation(input: ${input}) { problems { code } } }`, { cookie })
      expect(JSON.parse(changed.text)).toMatchObject({ data: { changeOrganisation: { problems: [] } } })
      expect(await ask(ORGANISATIONS)).toMatchObject({ kept: false, text: expect.stringContaining(nameEn) })
    }
  })

  it('is never what somebody was answered, nor given to somebody', async () => {
    const cookie = await stack.signIn('wang@example.org', 'long enough')
    const who = '{ viewer { name } organisations { totalCount } }'
    expect((await ask(who, { cookie })).text).toContain('王')
    expect((await ask(who)).text).not.toContain('王')
    expect(await ask(who, { cookie })).toMatchObject({ kept: false, text: expect.stringContaining('王') })
  })

  it('is not kept when it is an error', async () => {
    const wrong = '{ organisations(first: 0) { totalCount } }'
    await ask(wrong)
    expect((await ask(wrong)).kept).toBe(false)
  })
})

describe('an answer', () => {
  const names = new TableNames(
    ['person', 'person_name', 'event'],
    new Map([
      ['names_like', 'select * from person_name where true'],
      ['found', 'select names_like(1)'],
    ]),
  )
  const recording = (kept: KeptAnswers, ...statements: string[]): Recording => {
    const made = kept.record()
    for (const statement of statements) made.note(statement)
    made.whole = true
    return made
  }

  it.each([
    ['select * from "person" where id = 1', ['person']],
    ['select event_id from "person_name"', ['person_name']],
    ['select * from found($1)', ['person_name']],
  ])('of %s hangs on %j', (statement, tables) => expect([...names.of(statement)]).toEqual(tables))

  it('is not kept when a table changed while it was made, or when making it wrote', () => {
    const kept = new KeptAnswers(names)
    const late = recording(kept, 'select 1 from person')
    kept.changed('person')
    kept.keep('late', late, '{}', 'json')
    kept.keep('write', recording(kept, 'with a as (select 1) insert into event select 1'), '{}', 'json')
    kept.keep('good', recording(kept, 'select 1 from person'), '{}', 'json')
    expect(['late', 'write', 'good'].map(key => kept.find(key) !== undefined)).toEqual([false, false, true])
    kept.changed('event')
    expect(kept.find('good')).toBeDefined()
    kept.changed('person')
    expect(kept.find('good')).toBeUndefined()
  })

  it('is forgotten when changes may have been missed, and so is one being made', () => {
    const kept = new KeptAnswers(names)
    kept.keep('old', recording(kept, 'select 1 from person'), '{}', 'json')
    const underWay = recording(kept, 'select 1 from person')
    kept.forget()
    kept.keep('under way', underWay, '{}', 'json')
    expect(['old', 'under way'].map(key => kept.find(key))).toEqual([undefined, undefined])
  })

  it('is waited for by those who ask the same meanwhile, unless something changed since', async () => {
    const kept = new KeptAnswers(names)
    const { end } = kept.begin('question')
    const waiting = kept.awaited('question')
    expect(waiting).toBeDefined()
    end()
    await waiting
    expect(kept.awaited('question')).toBeUndefined()
    kept.begin('question')
    kept.changed('event')
    expect(kept.awaited('question')).toBeUndefined()
  })
})

it('every table tells of changes, but for those that hold nothing to answer with', async () => {
  const mute = await database.sql<{ name: string }[]>`
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_change') order by 1`
  expect(mute.map(({ name }) => name)).toEqual(['account', 'idempotency_key', 'rate_bucket', 'session', 'verification'])
})
