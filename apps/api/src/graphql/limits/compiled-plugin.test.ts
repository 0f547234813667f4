import path from 'node:path'
import { Kind, parse } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../auth/viewer.js'
import { createContext } from '../../context.js'
import { repositoryRoot } from '../../env.js'
import { createApollo } from '../../http/server.js'
import { createLog } from '../../log.js'
import { addOrganisation } from '../../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { createSchema } from '../schema.js'
import { readManifest } from './persisted-documents.js'

let database: TestDatabase
const { apollo } = createApollo({ log: createLog(() => undefined), production: true })

beforeAll(async () => {
  database = await testDatabase()
  const parentId = await addOrganisation(database.db, {
    kind: 'federation',
    code: 'FED',
    nameZh: '联合会',
    nameEn: 'Federation',
  })
  const club = { kind: 'club', parentId, nameZh: '俱乐部' } as const
  for (const nameEn of ['One', 'Two', 'Three'])
    await addOrganisation(database.db, { ...club, code: nameEn.toUpperCase(), nameEn })
  await apollo.start()
})
afterAll(async () => {
  await apollo.stop()
  await database.drop()
})

const ask = async (query: string, variables: Record<string, unknown>) => {
  const contextValue = createContext(testDeps(database.db), anonymous('test'))
  const { body, http } = await apollo.executeOperation({ query, variables }, { contextValue })
  if (body.kind !== 'single') throw new Error('single answers only')
  return { result: JSON.parse(JSON.stringify(body.singleResult)) as unknown, status: http.status }
}

const FIELDS = 'fragment F on Organisation { id code title: name { zh @include(if: $zh) en @skip(if: $zh) } }'

describe('an answer is the same compiled and not', () => {
  it.each([
    [
      'a list, its count and its cursors',
      '{ organisations { totalCount pageInfo { hasNextPage startCursor endCursor } edges { cursor node { code } } } }',
      {},
    ],
    [
      'a second page',
      'query ($n: Int) { organisations(first: $n) { pageInfo { endCursor } edges { node { code } } } }',
      { n: 2 },
    ],
    [
      'conditions and fragments',
      `query ($zh: Boolean!) { organisations { edges { node { ...F } } } } ${FIELDS}`,
      { zh: true },
    ],
    [
      'the other condition',
      `query ($zh: Boolean!) { organisations { edges { node { ...F } } } } ${FIELDS}`,
      { zh: false },
    ],
    ['an enum', '{ organisations(kind: club) { edges { node { kind } } } }', {}],
    ['an interface', 'query ($id: ID!) { node(id: $id) { __typename id ... on Organisation { code } } }', { id: 'b' }],
    ['nothing found', '{ personByNumber(number: "10000000") { id } }', {}],
    ['an error', '{ organisations(first: 0) { edges { node { code } } } }', {}],
    [
      'an error beside data',
      '{ a: organisations(first: 1) { totalCount } rankings { id } person(id: "x") { id } }',
      {},
    ],
    ['a variable of another type', 'query ($n: Int) { organisations(first: $n) { totalCount } }', { n: 'two' }],
    ['introspection', '{ __type(name: "Person") { name fields { name } } }', {}],
  ])('%s', async (_, query, variables) => {
    const answers = []
    for (let time = 0; time < 5; time++) answers.push(await ask(query, variables))
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

it('compiles every query that the portal sends', () => {
  const schema = createSchema()
  const manifest = readManifest(path.join(repositoryRoot, 'apps/portal/persisted-documents.json'))
  const queries = [...(manifest?.values() ?? [])]
    .map(text => parse(text))
    .filter(({ definitions }) =>
      definitions.some(one => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'query'),
    )
  expect(queries.length).toBeGreaterThan(50)
  expect(queries.filter(query => !isCompiledQuery(compileQuery(schema, query)))).toEqual([])
})
