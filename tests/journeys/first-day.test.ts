import { type TestApi, type TestDatabase, testApi, testDatabase, testDeps } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** An empty database becomes a federation by the one-time code, once. */

let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  api = await testApi({ ...testDeps(database.db), setupCode: 'ABCD-EFGH-JKMN' })
})
afterAll(async () => {
  await api?.stop()
  await database?.drop()
})

const MUTATION = `mutation ($input: FoundFederationInput!) {
  foundFederation(input: $input) { organisation { code timeZone } problems { code path } } }`
interface Founded {
  readonly foundFederation: {
    readonly organisation: { readonly code: string; readonly timeZone: string } | null
    readonly problems: readonly { readonly code: string; readonly path: string | null }[]
  }
}

const first = { name: '王小明', email: 'wang@example.org', password: 'long enough' }
const second = { name: 'Li Hua', email: 'li@example.org', password: 'long enough too' }
const input = {
  setupCode: 'abcd efgh jkmn',
  code: 'NBF',
  nameZh: '新桥牌协会',
  nameEn: 'New Bridge Federation',
  timeZone: 'Europe/London',
  administrators: [first, second],
}
const found = (more: object = {}) => api.execute<Founded>(undefined, MUTATION, { input: { ...input, ...more } })
const isFounded = async () => (await api.execute<{ isFounded: boolean }>(undefined, '{ isFounded }')).data?.isFounded
const rowsIn = async () => {
  const [row] = await database.sql`select (select count(*) from organisation) + (select count(*) from person)
    + (select count(*) from "user") + (select count(*) from audit_event) as n`
  return Number(row?.n)
}

it.each([
  [{ setupCode: 'ABCD-EFGH-JKMP' }, 'SETUP_CODE_WRONG', 'setupCode'],
  [{ setupCode: '' }, 'SETUP_CODE_WRONG', 'setupCode'],
  [{ administrators: [first] }, 'TWO_ADMINISTRATORS_NEEDED', 'administrators'],
  [{ administrators: [first, { ...second, email: 'WANG@example.org' }] }, 'ADMINISTRATORS_ARE_ONE', 'administrators'],
  [{ administrators: [first, { ...second, password: 'short' }] }, 'PASSWORD_LENGTH', 'administrators[1].password'],
  [{ administrators: [{ ...first, name: ' ' }, second] }, 'NAME_MISSING', 'administrators[0].names'],
  [{ code: 'N B' }, 'ORGANISATION_CODE_UNREADABLE', 'code'],
  [{ timeZone: 'London' }, 'TIME_ZONE_UNKNOWN', 'timeZone'],
])('refuses %o and leaves nothing behind', async (more, code, path) => {
  const answer = await found(more)
  expect(answer.data?.foundFederation).toEqual({ organisation: null, problems: [{ code, path }] })
  expect(await rowsIn()).toBe(0)
  expect(await isFounded()).toBe(false)
})

it('takes no code where the installation has none', async () => {
  const other = await testApi(testDeps(database.db))
  const answer = await other.execute<Founded>(undefined, MUTATION, { input: { ...input, setupCode: '' } })
  expect(answer.data?.foundFederation.problems[0]?.code).toBe('SETUP_CODE_WRONG')
  await other.stop()
})

it('founds one of two that come at the same moment, and never again', async () => {
  const answers = await Promise.all([found(), found({ code: 'OTHER' })])
  const codes = answers.map(one => one.data?.foundFederation.organisation?.code).filter(Boolean)
  expect(codes).toHaveLength(1)
  const roles = await database.sql`
    select u.email, g.role from role_grant g join "user" u on u.id = g.account_id
    join person p on p.id = u.person_id order by u.email`
  expect(roles.map(row => [row.email, row.role])).toEqual([
    ['li@example.org', 'admin'],
    ['wang@example.org', 'admin'],
  ])
  const types = (await database.sql`select type from audit_event order by sequence`).map(row => row.type)
  const appointed = ['PERSON_REGISTERED', 'ROLE_GRANTED']
  expect(types).toEqual(['ORGANISATION_CREATED', ...appointed, ...appointed, 'FEDERATION_FOUNDED'])
  const late = await found({ code: 'LATE' })
  expect(late.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect(await isFounded()).toBe(true)
  const { data } = await api.execute<{ federationZone: string }>(undefined, '{ federationZone }')
  expect(data?.federationZone).toBe('Europe/London')
})
