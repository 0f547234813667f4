import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role, Viewer } from '../../auth/viewer.js'
import { auditEvent, organisation } from '../../db/schema/index.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { type CreateOrganisationInput, createOrganisation } from './create-organisation.js'

let database: TestDatabase
let federation: string
let club: string
const operator: Viewer = { grants: [], operator: true, requestId: 'test' }
const deps = () => sceneDeps(database.db, '2026-05-01T02:00:00Z')

const named = (code: string, more: Partial<CreateOrganisationInput> = {}): CreateOrganisationInput => ({
  code,
  kind: 'club',
  nameZh: '西湖桥牌俱乐部',
  nameEn: 'West Lake Bridge Club',
  ...more,
})

const holder = (role: Role, id: string): Viewer => ({
  accountId: 'somebody',
  grants: [{ role, scope: { kind: 'organisation', id }, from: undefined, until: undefined }],
  requestId: 'test',
})

const create = (viewer: Viewer, input: CreateOrganisationInput) => createOrganisation(deps(), viewer, input)

const codes = async (viewer: Viewer, input: CreateOrganisationInput) => {
  const outcome = await create(viewer, input)
  return outcome.ok ? [] : outcome.error.map(one => one.code)
}

beforeAll(async () => {
  database = await testDatabase()
  const root = named('FED', { kind: 'federation', timeZone: 'Europe/London' })
  federation = must(await create(operator, root)).organisationId
  club = must(await create(holder('staff', federation), named('WL', { parentId: federation }))).organisationId
})
afterAll(() => database.drop())

describe('createOrganisation', () => {
  it('places a body below its parent, in the time zone of the parent, and can be found', async () => {
    const [row] = await database.db.select().from(organisation).where(eq(organisation.id, club))
    expect(row).toMatchObject({ code: 'WL', kind: 'club', parentId: federation, timeZone: 'Europe/London' })
    expect(row?.searchText).toContain(' xihu')
  })

  it('is written in the log of the federation above', async () => {
    const rows = await database.db.select().from(auditEvent).where(eq(auditEvent.type, 'ORGANISATION_CREATED'))
    expect(rows.map(row => [row.organisationId, row.aggregateId, row.actor])).toEqual([
      [federation, federation, 'system'],
      [federation, club, 'somebody'],
    ])
  })

  it('lets an operator or the admin of a federation found another', async () => {
    const root = named('OTHER', { kind: 'federation' })
    const nobody: Viewer = { grants: [], requestId: 'test' }
    for (const viewer of [nobody, holder('staff', federation), holder('admin', club)]) {
      expect(await codes(viewer, root)).toEqual(['NOT_PERMITTED'])
    }
    expect(await codes(holder('admin', federation), root)).toEqual([])
    const other = must(await create(operator, named('THIRD', { kind: 'federation' }))).organisationId
    expect(await codes(holder('staff', other), named('C', { parentId: federation }))).toEqual(['NOT_PERMITTED'])
  })

  it.each<[string, Partial<CreateOrganisationInput>]>([
    ['PARENT_MISSING', { parentId: undefined }],
    ['PARENT_NOT_ALLOWED', { kind: 'federation' }],
    ['ORGANISATION_UNKNOWN', { parentId: '00000000-0000-7000-8000-000000000000' }],
    ['ORGANISATION_CODE_UNREADABLE', { code: 'a/b' }],
    ['ORGANISATION_CODE_UNREADABLE', { code: '' }],
    ['ORGANISATION_CODE_UNREADABLE', { code: 'x'.repeat(33) }],
    ['ORGANISATION_CODE_TAKEN', { code: ' WL ' }],
    ['ORGANISATION_NAME_MISSING', { nameZh: ' ' }],
    ['TIME_ZONE_UNKNOWN', { timeZone: 'Asia/Atlantis' }],
    ['TIME_ZONE_UNKNOWN', { timeZone: '+08:00' }],
  ])('answers %s to %j', async (code, wrong) => {
    const before = await database.sql`select count(*)::int as n from organisation`
    expect(await codes(holder('staff', federation), named('NEW', { parentId: federation, ...wrong }))).toEqual([code])
    expect(await database.sql`select count(*)::int as n from organisation`).toEqual(before)
  })

  it('keeps clubs at the bottom', async () => {
    expect(await codes(operator, named('SUB', { parentId: club }))).toEqual(['NOT_PERMITTED'])
    expect(await codes(holder('staff', federation), named('SUB', { parentId: club }))).toEqual(['PARENT_NOT_ALLOWED'])
  })
})
