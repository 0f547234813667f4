import { readFileSync } from 'node:fs'
import path from 'node:path'
import { appealScene, minute, testApi, testDeps } from '@paiji/api/testing'
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { bodiesOf, expectRow, heads, holder, type Mark, roles, stranger, writtenRows } from '../support/rights.js'
import { registerAddress } from '../support/told.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { mutations, schema } from '../support/walk-mutation.js'

/** Every query that does not answer everybody alike, asked by everybody there is, against the table of `docs/rights.md`. */

const NODES: Readonly<Record<string, string>> = {
  Appeal: 'appeal',
  Event: 'event',
  Stage: 'stage',
  Person: 'person',
  Organisation: 'organisation',
  Entry: 'entry',
  Policy: 'policy',
  Import: 'import_batch',
  StandingsRevision: 'standings_revision',
  Ruling: 'ruling',
  Account: '"user"',
  Correction: 'correction',
  Webhook: 'webhook',
}
/** What belongs to whoever asks. */
const OWN = new Set(['viewer', 'myClaim', 'myCertifiable', 'myCertificates', 'notices', 'organisersOfViewer'])

let journey: Journey
let real: Readonly<Record<string, readonly string[]>> = {}
let bodies: Awaited<ReturnType<typeof bodiesOf>>

beforeAll(async () => {
  journey = await startJourney({ now: () => minute(5) })
  const { database } = journey
  await journey.takeIn('first.xml', usebioFile('First', ['1', '2', '3', '4', '5', '6'], sixPairs))
  const more = usebioFile('Second', ['1', '2', '3', '4', '5', '6'], sixPairs)
  await journey.takeInAsIs('second.xml', more.replace(/<NATIONAL_ID_NUMBER>\d+<\/NATIONAL_ID_NUMBER>/g, ''))
  await fileCase()
  await registerAddress(journey, ['published'])
  const found = Object.entries(NODES).map(async ([kind, table]) => {
    const rows = await database.sql.unsafe(`select id from ${table} order by id limit 2`)
    return [kind, rows.map(row => globalId(kind, String(row.id)))] as const
  })
  real = Object.fromEntries(await Promise.all(found))
  bodies = await bodiesOf(database)
})
afterAll(() => journey?.stop())

/** A case of another event of the same database, filed and nothing more. */
const fileCase = async () => {
  const { database } = journey
  const scene = await appealScene(database.db)
  const api = await testApi(testDeps(database.db, { now: () => minute(5) }))
  const [me] = scene.players
  const about = { stage: globalId('Stage', scene.stageId), ruling: globalId('Ruling', scene.rulingId) }
  const words = { subject: 'ruling', statement: 'A pause.', relief: 'The score.' }
  const signatures = ['contestant', 'captain'].map(capacity => ({ capacity, name: 'One' }))
  type Payload = { appeal: { id: string } | null; problems: { code: string }[] }
  const send = async (name: string, input: object) => {
    const type = schema.getMutationType()?.getFields()[name]?.args[0]?.type.toString()
    const document = `mutation ($input: ${type}) { ${name}(input: $input) { appeal { id } problems { code } } }`
    const { data, errors } = await api.execute<Record<string, Payload>>(me, document, { input })
    expect([errors, data?.[name]?.problems]).toEqual([undefined, []])
    return data?.[name]?.appeal?.id
  }
  await send('fileAppeal', { appeal: await send('draftAppeal', { ...about, ...words, signatures }) })
  await api.stop()
}

/** The plainest value of a type: what must be given and nothing besides. */
const plain = (type: GraphQLInputType, id: string): unknown => {
  const own = getNullableType(type)
  if (isListType(own)) return []
  if (isEnumType(own)) return own.getValues()[0]?.name
  if (isScalarType(own)) {
    const values: Record<string, unknown> = { ID: id, Int: 1, Boolean: false, LocalDate: '2026-11-21' }
    return own.name in values ? values[own.name] : 'open'
  }
  if (!isInputObjectType(own)) return null
  const fields = Object.values(own.getFields())
  const given = own.isOneOf ? fields.slice(0, 1) : fields.filter(field => isNonNullType(field.type))
  return Object.fromEntries(given.map(field => [field.name, plain(field.type, id)]))
}

const variablesOf = (field: GraphQLField<unknown, unknown>, id: string) =>
  Object.fromEntries(
    field.args
      .filter(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)
      .map(arg => [arg.name, plain(arg.type, id)]),
  )

/** What an answer says of itself, and one step into what it holds. */
const selectionOf = (field: GraphQLField<unknown, unknown>, depth = 0): string => {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename }'
  const inside = Object.values(type.getFields()).flatMap(each => {
    if (each.args.some(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)) return []
    if (isLeafType(getNamedType(each.type))) return [each.name]
    return ['edges', 'node'].includes(each.name) && depth < 2 ? [`${each.name} ${selectionOf(each, depth + 1)}`] : []
  })
  return `{ ${['__typename', ...inside].join(' ')} }`
}

const documentOf = (field: GraphQLField<unknown, unknown>, given: readonly string[]): string => {
  const args = field.args.filter(arg => given.includes(arg.name))
  const head = args.map(arg => `$${arg.name}: ${arg.type.toString()}`).join(', ')
  const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const call = args.length === 0 ? field.name : `${field.name}(${passed})`
  return `query${head ? ` (${head})` : ''} { ${call} ${selectionOf(field)} }`
}

interface Heard {
  readonly refused: boolean
  readonly empty: boolean
  readonly said: string
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Array.isArray((value as { edges?: unknown[] }).edges)
    ? (value as { edges: unknown[] }).edges.length === 0
    : false)

const hear = async (who: Actor, field: GraphQLField<unknown, unknown>, id: string): Promise<Heard> => {
  const variables = variablesOf(field, id)
  const { data, errors } = await journey.api.execute(who, documentOf(field, Object.keys(variables)), variables)
  const codes = (errors ?? []).map(error => String(error.extensions?.code))
  expect(codes, `${field.name} ${JSON.stringify(errors)}`).not.toContain('GRAPHQL_VALIDATION_FAILED')
  const value = (data as Record<string, unknown> | null | undefined)?.[field.name]
  const refused = /FORBIDDEN|UNAUTHENTICATED|CASE_UNKNOWN/.test([...codes, JSON.stringify(value)].join())
  return { refused, empty: isEmpty(value), said: JSON.stringify([value, codes]) }
}

const isNamed = (names: readonly string[], kind: string) => names.includes(kind.toLowerCase())

/** Of the things there are, the first that an administrator is told something about. */
const thingFor = async (field: GraphQLField<unknown, unknown>): Promise<string> => {
  const names = [field.name, ...field.args.map(arg => arg.name)].map(name => name.toLowerCase())
  const likely = Object.keys(real).sort((a, b) => Number(isNamed(names, b)) - Number(isNamed(names, a)))
  const things = likely.flatMap(kind => real[kind] ?? [])
  const [first = ''] = things
  const admin = holder('admin', bodies.own)
  if (!JSON.stringify(variablesOf(field, '\u2020')).includes('\u2020')) return first
  for (const id of things) {
    const { refused, empty, said } = await hear(admin, field, id)
    if (!refused && !empty && !/NOT_FOUND|BAD_USER_INPUT|UNKNOWN/.test(said)) return id
  }
  // Nobody by a role: a case, which is what only its panel or its parties read.
  return real.Appeal?.[0] ?? first
}

const marksOf = async (field: GraphQLField<unknown, unknown>): Promise<readonly Mark[]> => {
  const id = await thingFor(field)
  const few = await Promise.all([undefined, holder('admin', bodies.own)].map(who => hear(who, field, id)))
  if (few[0]?.said === few[1]?.said && !few[0]?.refused) return ['●']
  const everybody: readonly Actor[] = [
    undefined,
    stranger,
    ...roles.map(role => holder(role, bodies.own)),
    { ...stranger, grants: roles.flatMap(role => holder(role, bodies.other).grants) },
  ]
  const heard = await Promise.all(everybody.map(who => hear(who, field, id)))
  const whole = heard[2]
  return heard.map(({ refused, empty, said }): Mark => {
    if (refused) return '·'
    if (empty) return '○'
    return said === whole?.said ? '●' : '◐'
  })
}

const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(field => !OWN.has(field.name))

describe('the rights', () => {
  it('of queries are those of the document', async () => {
    const alike: string[] = []
    for (const field of queries) {
      const marks = await marksOf(field)
      if (marks.every(mark => mark === marks[0]) && marks[0] !== '·') alike.push(field.name)
      else expectRow('query', field.name, marks)
    }
    const rows = writtenRows()
    expect(alike.filter(name => rows.has(name))).toEqual([])
  })

  it('are there for every role and every mutation', () => {
    const lines = readFileSync(path.resolve(import.meta.dirname, '../../docs/rights.md'), 'utf8').split('\n')
    expect(heads().filter(head => !lines.includes(head))).toEqual([])
    // The set-up takes its one-time code; notices are one’s own.
    const without = ['foundFederation', 'readNotices']
    const rows = writtenRows()
    expect(mutations.filter(name => !rows.has(name) && !without.includes(name))).toEqual([])
    const known = new Set([...mutations, ...queries.map(field => field.name)])
    expect([...rows.keys()].filter(name => !known.has(name))).toEqual([])
  })
})
