import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../../auth/accounts.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { accountEvents } from '../accounts/account-events.js'
import { tokensOf } from '../accounts/api-tokens.js'
import { rolesOfAccounts } from '../accounts/accounts.repo.js'
import { clientsOf } from '../accounts/oauth-clients.js'
import { sessionsOf } from '../accounts/own-sessions.js'
import { listMails } from '../mail/outbox.repo.js'
import { termsOf } from '../offices/offices.repo.js'
import { listDeliveries, listWebhooks } from '../webhooks/webhooks.repo.js'
import type { PageRequest } from './page.js'

/** What happened in one millisecond, or in one transaction, is told in the order in which it happened: the last first. */

const SAME = '2026-03-04T05:06:07.123Z'
/** As `now()` of the database says it: a cursor keeps whole milliseconds only. */
const SAME_TO_THE_MICROSECOND = '2026-03-04T05:06:07.123456Z'
const ALL: PageRequest = { first: 50, after: undefined }

let database: TestDatabase
let [accountId, federationId, webhookId] = ['', '', '']

beforeAll(async () => {
  database = await testDatabase()
  const made = await createAccount(database.db, { name: 'A', email: 'a@example.org', password: 'long enough' })
  accountId = made.ok ? made.value : ''
  const { sql } = database
  const [row] = await sql`
    insert into organisation (kind, code, name_zh, name_en, search_text, time_zone)
    values ('federation', 'F', '总会', 'Federation', '', 'Asia/Shanghai') returning id`
  federationId = row?.id as string
  const [first] = await hooks(SAME)
  webhookId = first?.id as string
})
afterAll(() => database.drop())

const hooks = (at: string) => database.sql`
  insert into webhook (organisation_id, url, topics, secret, made_by, told_until, recorded_at)
  select ${federationId}, 'https://example.org/' || n, '{published}', '', 'test', 0, ${at}
  from generate_series(1, 3) n returning id`

describe('a list that is latest first', () => {
  it('tells events of an account in their order, page by page', async () => {
    await database.sql`
      insert into account_event (account_id, kind, recorded_at)
      select ${accountId}, kind, ${SAME} from unnest(array['SIGNED_IN', 'PASSWORD_CHANGED', 'SIGNED_IN']) with ordinality k(kind, n)
      order by n`
    const all = await accountEvents(database.db, accountId, ALL)
    expect(all.map(row => row.id)).toEqual(latest(all.map(row => row.id)))
    await everyPage(all, page => accountEvents(database.db, accountId, page))
  })

  it('tells webhooks in their order', async () => {
    const all = await listWebhooks(database.db, [federationId], ALL)
    expect(all.map(row => row.url.at(-1))).toEqual(['3', '2', '1'])
    await everyPage(all, page => listWebhooks(database.db, [federationId], page))
  })

  it('leaves out none of what was written by one transaction, at the microsecond of the database', async () => {
    await database.sql`
      insert into webhook_delivery (webhook_id, sequence, payload, next_try_at, recorded_at)
      select ${webhookId}, n, '{}', ${SAME}, ${SAME_TO_THE_MICROSECOND} from generate_series(1, 5) n`
    const all = await listDeliveries(database.db, webhookId, ALL)
    expect(all.map(row => row.sequence)).toEqual([5, 4, 3, 2, 1])
    await everyPage(all, page => listDeliveries(database.db, webhookId, page))
  })

  it('tells mails in their order', async () => {
    await database.sql`
      insert into mail (organisation_id, account_id, address, topic, kind, mandatory, language, subject, text, html, next_try_at, recorded_at)
      select ${federationId}, ${accountId}, 'a@example.org', 'account', 'test', true, 'zh-CN', n::text, '', '', ${SAME}, ${SAME}
      from generate_series(1, 3) n`
    const all = await listMails(database.db, [federationId], undefined, ALL)
    expect(all.map(row => row.subject)).toEqual(['3', '2', '1'])
    await everyPage(all, page => listMails(database.db, [federationId], undefined, page))
  })

  it('tells tokens and programs of an account, its roles and the seats of a committee in their order', async () => {
    const { sql, db } = database
    await sql`
      insert into api_token (account_id, name, start, token_digest, scopes, expires_at, recorded_at)
      select ${accountId}, n::text, '', n::text, '{read}', '2030-01-01', ${SAME} from generate_series(1, 3) n`
    await sql`
      insert into oauth_client (account_id, name, scopes, recorded_at)
      select ${accountId}, n::text, '{read}', ${SAME} from generate_series(1, 3) n`
    await sql`
      insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by, recorded_at)
      select ${accountId}, (array['staff','clerk','scorer'])[n], 'organisation', ${federationId}, '[2026-01-01,)', n::text, ${SAME} from generate_series(1, 3) n`
    const [person] = await sql`
      insert into person (number) values ('10000022') returning id`
    await sql`
      insert into committee_term (organisation_id, person_id, body, standing, valid, named_by, recorded_at)
      select ${federationId}, ${person?.id}, 'appeals', 'expert', daterange(date '2026-01-01' + n::int, date '2026-01-02' + n::int), n::text, ${SAME} from generate_series(1, 3) n`
    expect((await tokensOf(db, accountId)).map(row => row.name)).toEqual(['3', '2', '1'])
    expect((await clientsOf(db, new Date(SAME), accountId)).map(({ client }) => client.name)).toEqual(['3', '2', '1'])
    expect((await rolesOfAccounts(db, [accountId])).map(row => row.by)).toEqual(['3', '2', '1'])
    expect((await termsOf(db, [federationId])).map(row => row.namedBy)).toEqual(['3', '2', '1'])
  })

  it('tells sessions by when they began, for their ids are random', async () => {
    await database.sql`
      insert into session (id, token, user_id, expires_at, updated_at, created_at)
      select chr(96 + n), n::text, ${accountId}, '2030-01-01', ${SAME}, ${SAME}::timestamptz + n * interval '1 s'
      from generate_series(1, 3) n`
    expect((await sessionsOf(database.db, accountId, new Date(SAME))).map(row => row.id)).toEqual(['c', 'b', 'a'])
  })
})

const latest = (ids: readonly string[]): string[] => [...ids].sort().reverse()

/** Read one by one, each after the one before, it is the same list. */
const everyPage = async <T extends { readonly id: string; readonly recordedAt: Date }>(
  all: readonly T[],
  read: (page: PageRequest) => Promise<T[]>,
): Promise<void> => {
  const seen: string[] = []
  let after: PageRequest['after']
  for (let more = true; more; ) {
    const [row, next] = await read({ first: 1, after })
    if (row) seen.push(row.id)
    after = row && { key: [row.recordedAt.toISOString()], id: row.id }
    more = next !== undefined
  }
  expect(seen).toEqual(all.map(row => row.id))
}
