import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../auth/accounts.js'
import { createApiToken } from '../domain/accounts/api-tokens.js'
import { runBulkExport } from '../domain/exports/run-bulk-export.js'
import type { Asking } from '../domain/shared/deps.js'
import { parseGlobalId } from '../domain/shared/global-id.js'
import { purgeExpired } from '../domain/shared/purge-expired.js'
import { createAsking } from '../graphql/exports/asking.js'
import { scene, type TestDatabase, testDatabase } from '../testing/index.js'
import { runPendingJobs } from '../testing/run-pending.js'
import { must, sceneDeps } from '../testing/scenario.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack
const tokens: string[] = []

const BODIES = 450

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const id = await scene.addOrganisation(db, { code: 'F', kind: 'federation', nameZh: '协会', nameEn: 'F' })
  await database.sql`insert into organisation (code, kind, name_zh, name_en, parent_id, search_text, time_zone)
    select 'C' || n, 'club', '会' || n, 'Club ' || n, ${id}, 'club' || n, 'Asia/Shanghai' from generate_series(1, ${BODIES - 1}) n`
  stack = await startStack(database)
  for (const name of ['one', 'other']) {
    const accountId = must(await createAccount(db, { name, email: `${name}@example.org`, password: 'long enough' }))
    const own = { accountId, requestId: 'r', grants: [] }
    const made = await createApiToken(deps(), own, { name, scopes: ['read'], days: 30 })
    tokens.push(must(made).token)
  }
})
beforeEach(() => database.sql`delete from bulk_export`)
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const deps = () => sceneDeps(database.db, new Date().toISOString())

interface Export {
  id: string
  state: string
  failure: string | null
  records: number
  total: number | null
  file: string | null
}
interface Answer {
  data?: Record<string, { bulkExport: Export | null; problems: { code: string }[] } & Export> | null
  errors?: { extensions: { code: string; reason?: string } }[]
}

const FIELDS = 'id state failure records total file'
const LISTED = `query ($first: Int, $after: String, $kind: OrganisationKind) {
  bodies: organisations(first: $first, after: $after, kind: $kind) {
    totalCount edges { node { code } } pageInfo { hasNextPage endCursor } } }`

const ask = async (query: string, variables: object, token = tokens[0]): Promise<Answer> => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return (await (await stack.post({ query, variables }, headers)).json()) as Answer
}
const start = (document: string, variables: object = {}, token = tokens[0]) =>
  ask(
    `mutation ($input: StartBulkExportInput!) { startBulkExport(input: $input) { bulkExport { ${FIELDS} } problems { code } } }`,
    { input: { document, variables } },
    token,
  )
const started = async (document = LISTED, variables: object = {}): Promise<Export> => {
  const { data } = await start(document, variables)
  expect(data?.startBulkExport?.problems).toEqual([])
  return data!.startBulkExport!.bulkExport!
}
const now = async (id: string, token = tokens[0]) =>
  ask(`query ($id: ID!) { bulkExport(id: $id) { ${FIELDS} } }`, { id }, token)
const cancel = (bulkExport: string) =>
  ask(
    'mutation ($input: CancelBulkExportInput!) { cancelBulkExport(input: $input) { bulkExport { state } problems { code } } }',
    { input: { bulkExport } },
  )
const work = () => runPendingJobs(database.url, { ...deps(), asking: createAsking(deps()) })
const fetched = (id: string, token = tokens[0]) =>
  fetch(`${stack.url}/files/bulk-exports/${id}.jsonl`, token ? { headers: { authorization: `Bearer ${token}` } } : {})

describe('a bulk export', () => {
  it('is the whole list as lines, however many pages it takes, for its owner alone', async () => {
    const { id } = await started()
    expect((await fetched(id)).status).toBe(404)
    await work()
    const { data } = await now(id)
    expect(data?.bulkExport).toMatchObject({ state: 'READY', records: BODIES, total: BODIES })
    expect(data?.bulkExport?.file).toBe(`/files/bulk-exports/${id}.jsonl`)
    const parts = await database.sql`select number from bulk_export_part order by number`
    expect(parts.map(part => part.number)).toEqual([1, 2, 3])
    const answer = await fetched(id)
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
    const codes = (await answer.text())
      .trimEnd()
      .split('\n')
      .map(line => (JSON.parse(line) as { code: string }).code)
    expect(new Set(codes).size).toBe(BODIES)
    expect([(await fetched(id, tokens[1])).status, (await fetched(id, '')).status]).toEqual([404, 404])
    expect((await now(id, tokens[1])).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('goes on where a worker that died left it, no line missing and none twice', async () => {
    const { id } = await started()
    const asking = createAsking(deps())
    let asked = 0
    const dying: Asking = {
      ask: (...what) => (++asked === 3 ? Promise.reject(new Error('the worker died')) : asking.ask(...what)),
    }
    const exportId = parseGlobalId(id)?.id ?? ''
    await expect(runBulkExport({ ...deps(), asking: dying }, exportId)).rejects.toThrow('died')
    expect((await now(id)).data?.bulkExport).toMatchObject({ state: 'RUNNING', records: 400, file: null })
    await Promise.all([1, 2].map(() => runBulkExport({ ...deps(), asking }, exportId)))
    expect((await now(id)).data?.bulkExport).toMatchObject({ state: 'READY', records: BODIES })
    const lines = (await (await fetched(id)).text()).trimEnd().split('\n')
    expect([lines.length, new Set(lines).size]).toEqual([BODIES, BODIES])
  })

  it('stops when it is cancelled, and leaves nothing', async () => {
    const { id } = await started()
    expect((await cancel(id)).data?.cancelBulkExport?.bulkExport).toEqual({ state: 'CANCELLED' })
    await work()
    expect((await now(id)).data?.bulkExport).toMatchObject({ state: 'CANCELLED', records: 0, file: null })
    expect(await database.sql`select 1 from bulk_export_part`).toHaveLength(0)
    expect((await cancel(id)).data?.cancelBulkExport?.problems).toEqual([{ code: 'BULK_EXPORT_ENDED' }])
  })

  it('is deleted when its time is over', async () => {
    const { id } = await started()
    await work()
    await purgeExpired(database.db, new Date(Date.now() + 6 * 24 * 3600_000))
    expect((await fetched(id)).status).toBe(200)
    await purgeExpired(database.db, new Date(Date.now() + 8 * 24 * 3600_000))
    expect((await fetched(id)).status).toBe(404)
    expect(await database.sql`select 1 from bulk_export_part`).toHaveLength(0)
  })

  it('comes to nothing where a page fails or the account is locked', async () => {
    const { id } = await started()
    const failing: Asking = { ask: async () => ({ data: null, errors: ['FORBIDDEN'] }) }
    await runBulkExport({ ...deps(), asking: failing }, parseGlobalId(id)?.id ?? '')
    expect((await now(id)).data?.bulkExport).toMatchObject({ state: 'FAILED', failure: 'QUERY_FAILED', file: null })
    const other = await started()
    await database.sql`update "user" set locked_at = now() where email = 'one@example.org'`
    await work()
    await database.sql`update "user" set locked_at = null`
    expect((await now(other.id)).data?.bulkExport).toMatchObject({ state: 'FAILED', failure: 'ACCOUNT_CLOSED' })
  })
})

describe('what a token asked for', () => {
  it('is not answered any more once the token is revoked, nor read with more than the token may', async () => {
    const { id } = await started()
    const seen: unknown[] = []
    const pageInfo = { hasNextPage: true, endCursor: 'x' }
    const revoking: Asking = {
      ask: async viewer => {
        seen.push(viewer.token?.scopes)
        await database.sql`update api_token set revoked_at = now() where name = 'one'`
        return { data: { bodies: { edges: [{ node: { code: 'F' } }], pageInfo } }, errors: [] }
      },
    }
    await runBulkExport({ ...deps(), asking: revoking }, parseGlobalId(id)?.id ?? '')
    expect(seen).toEqual([['read']])
    await database.sql`update api_token set revoked_at = null where name = 'one'`
    expect((await now(id)).data?.bulkExport).toMatchObject({ state: 'FAILED', failure: 'TOKEN_REVOKED', file: null })
    expect(await database.sql`select 1 from bulk_export_part`).toHaveLength(0)
  })
})

describe('what may be exported', () => {
  it.each([
    ['no query', 'query ($first: Int', 'BULK_QUERY_NOT_READABLE'],
    ['a field that there is not', '{ organisationen(first: 1) { edges { node { id } } } }', 'BULK_QUERY_NOT_READABLE'],
    ['a change', 'mutation { endOwnSessions(input: {}) { ended } }', 'BULK_QUERY_NOT_PAGED'],
    ['a list of one page', '{ organisations(first: 5) { edges { node { code } } } }', 'BULK_QUERY_NOT_PAGED'],
    ['two lists', LISTED.replace('bodies:', 'other: rankings { code } bodies:'), 'BULK_QUERY_NOT_PAGED'],
    ['one that says not where it goes on', LISTED.replace('endCursor', ''), 'BULK_QUERY_NOT_PAGED'],
  ])('not %s', async (_what, document, code) => {
    const { data } = await start(document)
    expect(data?.startBulkExport?.problems).toEqual([{ code }])
    expect(await database.sql`select 1 from bulk_export`).toHaveLength(0)
  })

  it('nothing for nobody, whose query is not even read', async () => {
    const { errors } = await start('query (', {}, '')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('two at once', async () => {
    await started()
    await started()
    expect((await start(LISTED)).data?.startBulkExport?.problems).toEqual([{ code: 'BULK_EXPORTS_TOO_MANY' }])
  })
})
