import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
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
import type { Viewer } from '../../auth/viewer.js'
import { fixedClock } from '../../base/clock.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { viewerOfAccount } from '../../testing/viewer-of-account.js'
import { finders } from '../node.resolver.js'
import { createSchema } from '../schema.js'
import { apart, waysToEvent } from './way-to-event.js'

/** Whoever does not run an event that is not announced learns nothing of it: read from the schema, query by query. */

type Field = GraphQLField<unknown, unknown>

const TABLES: Readonly<Record<string, string>> = {
  Event: 'event',
  Stage: 'stage',
  PlaySession: 'play_session',
  Round: 'round',
  Entry: 'entry',
  StandingsRevision: 'standings_revision',
  PointAward: 'point_award',
  Ruling: 'ruling',
  Correction: 'correction',
  Appeal: 'appeal',
}
const NOBODY = '018f0000-0000-7000-8000-000000000000'
const stranger: Viewer = { accountId: 'stranger', requestId: 'test', grants: [] }
const clock = fixedClock('2026-11-01T00:00:00Z')
const schema = createSchema()
const queries = Object.values(schema.getQueryType()?.getFields() ?? {})

let database: TestDatabase
let api: TestApi
let staff: Viewer | undefined
/** Row ids, by kind. */
let things: Readonly<Record<string, readonly string[]>> = {}

/** Of each kind one that everybody may read while its event is announced. */
let shown: Readonly<Record<string, string>> = {}

const firstOpen = async (kind: string): Promise<string> => {
  for (const id of things[kind] ?? []) {
    const { data } = await api.execute(undefined, `query { node(id: "${toGlobalId(kind, id)}") { id } }`)
    if (data?.node) return id
  }
  throw new Error(`nothing of ${kind} is open`)
}

const announce = (yes: boolean) => database.sql`update event set unannounced = ${!yes}`

beforeAll(async () => {
  database = await seededDatabase('2025-04')
  api = await testApi(testDeps(database.db, clock))
  staff = await viewerOfAccount(database.db, clock, 'staff@paiji.example', 'test-staff')
  const found = Object.entries(TABLES).map(async ([kind, table]) => {
    const rows = await database.sql.unsafe(`select id from ${table} order by id`)
    return [kind, rows.map(row => String(row.id))] as const
  })
  things = Object.fromEntries(await Promise.all(found))
  const open = Object.keys(TABLES).map(async kind => [kind, await firstOpen(kind)] as const)
  shown = Object.fromEntries(await Promise.all(open))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const mustBeGiven = (field: Field) =>
  field.args.filter(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)

const takesId = (type: GraphQLInputType, depth = 0): boolean => {
  const named = getNamedType(type)
  if (isScalarType(named)) return named.name === 'ID'
  return (
    depth < 4 && isInputObjectType(named) && Object.values(named.getFields()).some(one => takesId(one.type, depth + 1))
  )
}

/** What must be given, with this id wherever one is taken. */
const plain = (type: GraphQLInputType, id: string): unknown => {
  const own = getNullableType(type)
  if (isListType(own)) return takesId(own) ? [plain(own.ofType, id)] : []
  if (isEnumType(own)) return own.getValues()[0]?.name
  if (isScalarType(own)) {
    const values: Record<string, unknown> = { ID: id, Int: 1, Boolean: false, LocalDate: '2025-02-21' }
    return own.name in values ? values[own.name] : 'open'
  }
  if (!isInputObjectType(own)) return null
  const fields = Object.values(own.getFields())
  const given = own.isOneOf ? fields.slice(0, 1) : fields.filter(field => isNonNullType(field.type))
  return Object.fromEntries(given.map(field => [field.name, plain(field.type, id)]))
}

/** What an answer says of itself, and a step into what it holds. */
const selectionOf = (field: Field, depth = 0): string => {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename id }'
  const inside = Object.values(type.getFields()).flatMap(each => {
    if (mustBeGiven(each).length > 0) return []
    if (isLeafType(getNamedType(each.type))) return [each.name]
    return ['edges', 'node'].includes(each.name) && depth < 2 ? [`${each.name} ${selectionOf(each, depth + 1)}`] : []
  })
  return `{ ${['__typename', ...inside].join(' ')} }`
}

/** What somebody is answered who gives this id to every argument that takes one. */
const answerTo = async (who: Viewer | undefined, field: Field, id: string): Promise<string> => {
  const args = field.args.filter(arg => takesId(arg.type) || mustBeGiven(field).includes(arg))
  const head = args.map(arg => `$${arg.name}: ${arg.type.toString()}`).join(', ')
  const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const document = `query (${head}) { ${field.name}(${passed}) ${selectionOf(field)} }`
  const variables = Object.fromEntries(args.map(arg => [arg.name, plain(arg.type, id)]))
  const { data, errors } = await api.execute(who, document, variables)
  const refused = (errors ?? []).map(({ message, extensions }) => [message, extensions?.code, extensions?.problems])
  expect(JSON.stringify(refused), field.name).not.toContain('GRAPHQL_VALIDATION_FAILED')
  return JSON.stringify([data, refused])
}

const asking = queries.filter(field => field.args.some(arg => takesId(arg.type)))

/** Queries that answer this viewer otherwise than of what there is not, each with the kind it was asked about. */
const tellingOf = async (who: Viewer | undefined): Promise<string[]> => {
  const told: string[] = []
  for (const kind of Object.keys(waysToEvent)) {
    for (const field of asking) {
      const about = await answerTo(who, field, toGlobalId(kind, shown[kind] ?? ''))
      if (about !== (await answerTo(who, field, toGlobalId(kind, NOBODY)))) told.push(`${field.name} ${kind}`)
    }
  }
  return told
}

describe('what belongs to an event that is not announced', () => {
  it('is of every kind in the database, and every kind of node says whether it leads to an event', () => {
    expect(Object.keys(TABLES).filter(kind => things[kind]?.length === 0)).toEqual([])
    expect(Object.keys(TABLES).sort()).toEqual(Object.keys(waysToEvent).sort())
    const known = [...Object.keys(waysToEvent), ...apart, 'Person', 'Organisation', 'Ranking', 'RankingList']
    expect(known.sort()).toEqual(Object.keys(finders).sort())
  })

  it('is for strangers what is not there, whichever query is asked by id', { timeout: 300_000 }, async () => {
    await announce(true)
    const open = await tellingOf(undefined)
    for (const kind of Object.keys(waysToEvent)) expect(open, kind).toContain(`node ${kind}`)
    expect(open.length).toBeGreaterThan(20)
    await announce(false)
    expect(await tellingOf(undefined)).toEqual([])
    expect(await tellingOf(stranger)).toEqual([])
    expect(await tellingOf(staff)).toEqual(expect.arrayContaining(['stage Stage', 'node Entry', 'round Round']))
  })
})

interface Path {
  readonly open: string
  readonly close: string
}

/** The shortest way to each type from what is asked without an id of an event, and what it passes. */
const pathsToTypes = (): ReadonlyMap<GraphQLObjectType, Path> => {
  const paths = new Map<GraphQLObjectType, Path>()
  const queue: (readonly [GraphQLObjectType, Path])[] = []
  const reach = (type: unknown, path: Path) => {
    if (!isObjectType(type) || type.name in waysToEvent || paths.has(type)) return
    paths.set(type, path)
    queue.push([type, path])
  }
  for (const kind of ['Person', 'Organisation', 'Ranking', 'RankingList'])
    reach(schema.getType(kind), { open: `nodes_of_${kind} `, close: '' })
  const viewed = { open: '{', close: '}' }
  const root = schema.getQueryType()
  if (root) queue.push([root, viewed])
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [type, path] = next
    for (const field of Object.values(type.getFields()))
      if (mustBeGiven(field).length === 0)
        reach(getNamedType(field.type), { open: `${path.open} ${field.name} {`, close: `} ${path.close}` })
  }
  return paths
}

/** Every field that leads from outside into an event, by the shortest way to it. */
const waysIn = (): { readonly name: string; readonly open: string; readonly close: string }[] => {
  const root = schema.getQueryType()
  const from = [...pathsToTypes(), ...(root ? [[root, { open: '{', close: '}' }] as const] : [])]
  return from.flatMap(([type, path]) =>
    Object.values(type.getFields())
      .filter(field => mustBeGiven(field).length === 0 && getNamedType(field.type).name in waysToEvent)
      .map(field => ({
        name: `${type.name}.${field.name}`,
        open: `${path.open} ${field.name} { id }`,
        close: path.close,
      })),
  )
}

const documentsOf = async (open: string, close: string): Promise<readonly string[]> => {
  const [, kind = '', rest = ''] = /^nodes_of_(\w+) (.*)$/.exec(open) ?? []
  if (kind === '') return [`query ${open}${close}`]
  const table = { Person: 'person', Organisation: 'organisation', Ranking: 'ranking', RankingList: 'ranking_list' }[
    kind
  ]
  const rows = await database.sql.unsafe(
    kind === 'Person'
      ? `select person_id as id from point_award group by 1 order by count(*) desc, 1 limit 2`
      : `select id from ${table} order by id desc limit 2`,
  )
  return rows.map(
    ({ id }) => `query { node(id: "${toGlobalId(kind, String(id))}") { ... on ${kind} { ${rest}${close} } } }`,
  )
}

/** The ways in by which somebody is handed the id of something of an event. */
const handedTo = async (who: Viewer | undefined): Promise<string[]> => {
  const ids = new Set(Object.entries(things).flatMap(([kind, rows]) => rows.map(id => toGlobalId(kind, id))))
  const handed: string[] = []
  for (const { name, open, close } of waysIn()) {
    for (const document of await documentsOf(open, close)) {
      const { data, errors } = await api.execute(who, document)
      expect(JSON.stringify(errors ?? []), document).not.toContain('GRAPHQL_VALIDATION_FAILED')
      const said = JSON.stringify(data ?? {}).match(/[\w-]{20,}/g) ?? []
      if (said.some(id => ids.has(id))) handed.push(name)
    }
  }
  return [...new Set(handed)].sort()
}

/** Points are the person's own and count on the lists that were published with them. */
const POINTS = ['CountingResult.award', 'FadingAward.award', 'PointAwardEdge.node']

describe('lists and records of other things', () => {
  it('lead nobody into an event that is not announced', { timeout: 300_000 }, async () => {
    expect(waysIn().length).toBeGreaterThan(20)
    await announce(true)
    const open = await handedTo(undefined)
    expect(open.length).toBeGreaterThan(5)
    await announce(false)
    expect(await handedTo(undefined)).toEqual(POINTS)
    expect(await handedTo(stranger)).toEqual(POINTS)
  })
})
