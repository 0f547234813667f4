import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** Walks every list that takes a page size: none answers more than a page, none fails for a size nobody should send. */

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'))

type Field = GraphQLField<unknown, unknown>
const paged = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(field => field.args.some(arg => arg.name === 'first'))
const objectTypes = Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType => isObjectType(type))
const nodeLists = objectTypes
  .filter(type => type.getInterfaces().some(one => one.name === 'Node'))
  .flatMap(type => paged(type).map(field => ({ type: type.name, field })))
const rootLists = paged(schema.getQueryType() as GraphQLObjectType)

let journey: Journey
const ids: Record<string, string> = {}

beforeAll(async () => {
  journey = await startJourney()
  const pairs = ['1', '2', '3', '4', '5', '6']
  const { event, stage } = await journey.takeIn('pages.xml', usebioFile('Pages', pairs, sixPairs))
  const { sql } = journey.database
  const idIn = async (rows: Promise<readonly Record<string, unknown>[]>) => String((await rows)[0]?.id)
  Object.assign(ids, {
    Event: event,
    Stage: stage,
    Organisation: globalId('Organisation', journey.federation.id),
    Person: globalId('Person', await idIn(sql`select id from person limit 1`)),
    Ranking: globalId('Ranking', await idIn(sql`select id from ranking limit 1`)),
    StandingsRevision: globalId('StandingsRevision', await idIn(sql`select id from standings_revision limit 1`)),
  })
})
afterAll(() => journey?.stop())

/** Asks for the count of a list alone, with text for whatever else it wants to know. */
const selection = (field: Field, first: number): string => {
  const others = field.args.filter(
    arg => arg.name !== 'first' && isNonNullType(arg.type) && arg.defaultValue === undefined,
  )
  const args = [`first: ${first}`, ...others.map(arg => `${arg.name}: "甲"`)].join(', ')
  const named = getNamedType(field.type)
  const inner = isObjectType(named) && named.name.endsWith('Connection') ? 'edges { cursor }' : '__typename'
  return `list: ${field.name}(${args}) { ${isUnionType(named) ? '__typename' : inner} }`
}

interface Listed {
  readonly list: { readonly edges?: readonly unknown[] } | readonly unknown[]
}

const refusedOrShort = async (document: string, place: string) => {
  const { data, errors } = await journey.api.execute<{ list?: Listed['list']; node?: Listed }>(
    journey.federation.staff,
    document,
  )
  expect(errors?.map(error => error.extensions?.code) ?? [], place).not.toContain('INTERNAL_SERVER_ERROR')
  const list = data?.node ? data.node.list : data?.list
  const length = Array.isArray(list) ? list.length : ((list as { edges?: unknown[] } | undefined)?.edges?.length ?? 0)
  expect(length, place).toBeLessThanOrEqual(200)
  return errors?.[0]?.extensions?.code
}

/** Sizes nobody should send (a connection refuses them, a short list keeps to a page), and one that is answered. */
const sizes = [-1, 0, 201, 100_000, 5]

describe('page sizes', () => {
  it.each(rootLists.map(field => [field.name, field] as const))('of %s', async (name, field) => {
    for (const size of sizes) await refusedOrShort(`{ ${selection(field, size)} }`, `${name} ${size}`)
  })

  const known = () => nodeLists.filter(({ type }) => ids[type] !== undefined)

  it('of what belongs to something', async () => {
    for (const { type, field } of known())
      for (const size of sizes) {
        const document = `{ node(id: "${ids[type]}") { ... on ${type} { ${selection(field, size)} } } }`
        await refusedOrShort(document, `${type}.${field.name} ${size}`)
      }
  })

  it('are refused by every connection', async () => {
    const connections = known().filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
    for (const { type, field } of connections) {
      const document = `{ node(id: "${ids[type]}") { ... on ${type} { ${selection(field, 201)} } } }`
      expect(await refusedOrShort(document, field.name), `${type}.${field.name}`).toBe('BAD_USER_INPUT')
    }
    expect(connections.length).toBeGreaterThan(5)
  })
})
