import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { addOrganisation } from '../../testing/scenario.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

let database: TestDatabase
let api: TestApi
let federation: string
let staff: Viewer

beforeAll(async () => {
  database = await testDatabase()
  const id = await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '联合会', nameEn: 'F' })
  federation = toGlobalId('Organisation', id)
  const grant = { role: 'staff' as const, scope: { kind: 'organisation' as const, id }, from: undefined }
  staff = { accountId: 'staff', grants: [{ ...grant, until: undefined }], requestId: 'test' }
  api = await testApi(testDeps(database.db))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

interface Payload {
  problems: { code: string; path: string | null }[]
  organisation?: Record<string, unknown>
  person?: Record<string, unknown> & { id: string }
  merge?: Record<string, unknown> & { id: string }
}

/** The payload of one mutation by the federation's staff. */
const change = async (name: string, input: Record<string, unknown>, shape = ''): Promise<Payload> => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`
  const document = `mutation ($input: ${type}) { ${name}(input: $input) { ${shape} problems { code path } } }`
  const answer = await api.execute<Record<string, Payload>>(staff, document, { input })
  expect(answer.errors).toBeUndefined()
  return answer.data?.[name] as Payload
}

const han = { script: 'Hans', family: '王', given: '伟', display: '王伟' }
const register = async (more: Record<string, unknown> = {}) => {
  const input = { organisation: federation, names: [han], surelyNew: true, ...more }
  return (await change('registerPerson', input, 'person { id number }')).person?.id ?? ''
}

describe('the register', () => {
  it('answers with the organisation that was founded', async () => {
    const input = { code: 'XH', kind: 'club', nameZh: '西湖', nameEn: 'West Lake', parent: federation }
    const shape = 'organisation { code kind name { zh en } parent { code } timeZone }'
    const organisation = { code: 'XH', kind: 'club', name: { zh: '西湖', en: 'West Lake' }, timeZone: 'Asia/Shanghai' }
    const founded = await change('createOrganisation', input, shape)
    expect(founded).toEqual({ organisation: { ...organisation, parent: { code: 'F' } }, problems: [] })
    const again = await change('createOrganisation', input, shape)
    expect(again).toEqual({ organisation: null, problems: [{ code: 'ORGANISATION_CODE_TAKEN', path: null }] })
  })

  it('answers with the person as it now is', async () => {
    const person = await register({ gender: 'female', birthDate: '1990-01-01' })
    const latin = { script: 'Latn', family: 'Wang', given: 'Wei', display: 'WANG Wei' }
    const named = await change('renamePerson', { person, name: latin }, 'person { name(script: Latn) }')
    expect(named.person).toEqual({ name: 'WANG Wei' })
    const numbered = { person, issuer: 'WBF', value: ' 77 ' }
    const added = await change('addIdentifier', numbered, 'person { identifiers { issuer value } birthYear gender }')
    const identifiers = [{ issuer: 'WBF', value: '77' }]
    expect(added.person).toEqual({ identifiers, birthYear: 1990, gender: 'female' })
    const place = { person, organisation: federation, kind: 'affiliation', from: '2020-01-01', until: '2030-01-01' }
    const shape = 'person { affiliations { kind sport validFrom validUntil } }'
    const placed = await change('affiliatePerson', place, shape)
    expect(placed.person?.affiliations).toContainEqual({
      kind: 'affiliation',
      sport: null,
      validFrom: '2020-01-01',
      validUntil: '2030-01-01',
    })
    const office = 'query ($id: ID!) { person(id: $id) { office { affiliations { kind sport current } } } }'
    const seen = await api.execute(staff, office, { id: person })
    const affiliations = ['membership', 'affiliation'].map(kind => ({ kind, sport: null, current: true }))
    expect(seen).toMatchObject({ data: { person: { office: { affiliations } } } })
  })

  it('answers with the merge, shows it to those who may merge, and takes it back', async () => {
    const [from, into] = [await register(), await register()]
    const merged = await change('mergePeople', { from, into, reason: 'twice' }, 'merge { id from { id } into { id } }')
    expect(merged.merge).toMatchObject({ from: { id: from }, into: { id: into } })
    const document = 'query ($id: ID!) { person(id: $id) { merges { id reason undoneAt } mergedInto { id } } }'
    const shown = await api.execute(staff, document, { id: from })
    const merge = { id: merged.merge?.id, reason: 'twice', undoneAt: null }
    expect(shown.data).toEqual({ person: { merges: [merge], mergedInto: { id: into } } })
    const hidden = await api.execute(undefined, document, { id: into })
    expect(hidden.data).toEqual({ person: { merges: [], mergedInto: null } })
    const undone = await change(
      'undoMerge',
      { merge: merged.merge?.id },
      'merge { undoneAt from { mergedInto { id } } }',
    )
    expect(undone.merge).toEqual({ undoneAt: expect.anything(), from: { mergedInto: null } })
    const again = await change('undoMerge', { merge: merged.merge?.id })
    expect(again.problems).toEqual([{ code: 'MERGE_UNDONE_ALREADY', path: null }])
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['createOrganisation', { code: 'G', kind: 'club', nameZh: '会', nameEn: 'G' }, 'PARENT_MISSING', 'parent'],
    ['registerPerson', { organisation: 'x', names: [han] }, 'ID_NOT_READABLE', 'organisation'],
    ['registerPerson', { names: [{ ...han, display: ' ' }] }, 'NAME_MISSING', 'names'],
    ['registerPerson', { names: [han, { ...han, display: '=1+1', family: '=1+1' }] }, 'NAME_NOT_LETTERS', 'names.1'],
    ['renamePerson', { name: { ...han, display: '@SUM(A1)' } }, 'NAME_NOT_LETTERS', 'name'],
    ['renamePerson', { person: 'x', name: han }, 'ID_NOT_READABLE', 'person'],
    ['affiliatePerson', { kind: 'membership', from: '2026-01-01', until: '2025-01-01' }, 'PERIOD_REVERSED', 'until'],
    ['addIdentifier', { issuer: ' ', value: '1' }, 'IDENTIFIER_MISSING', 'issuer'],
    ['mergePeople', { from: 'x', into: 'y', reason: 'r' }, 'ID_NOT_READABLE', 'from'],
    ['undoMerge', { merge: 'x' }, 'ID_NOT_READABLE', 'merge'],
  ])('%s(%j) is refused with %s at %s', async (name, input, code, path) => {
    const needs = { registerPerson: ['organisation'], renamePerson: ['person'], addIdentifier: ['person'] }
    const filled: Record<string, unknown> = {}
    const wanted = name === 'affiliatePerson' ? ['person', 'organisation'] : needs[name as keyof typeof needs]
    for (const field of wanted ?? []) filled[field] = field === 'person' ? await register() : federation
    expect((await change(name, { ...filled, ...input })).problems).toEqual([{ code, path }])
  })

  it.each<[string, Record<string, unknown>]>([
    ['createOrganisation', { code: 'G', kind: 'guild', nameZh: '会', nameEn: 'G' }],
    ['registerPerson', { organisation: 'x', names: [{ ...han, script: 'Cyrl' }] }],
    ['registerPerson', { organisation: 'x', names: [han], gender: 'x' }],
    ['registerPerson', { organisation: 'x', names: [han], birthDate: '1990-02-30' }],
    ['renamePerson', { person: 'x', name: han, since: 'today' }],
    ['affiliatePerson', { person: 'x', organisation: 'x', kind: 'fan', from: '2026-01-01' }],
    ['affiliatePerson', { person: 'x', organisation: 'x', kind: 'membership', sport: 'chess', from: '2026-01-01' }],
  ])('%s(%j) is refused by the schema', async (name, input) => {
    const document = `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { problems { code } } }`
    const answer = await api.execute(staff, document, { input })
    expect(answer.errors?.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
  })
})
