import { ApolloServer } from '@apollo/server'
import { buildSchema, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costOf } from './cost.js'
import { costPlugin } from './cost-plugin.js'

const typeDefs = `
  type Query { list(first: Int = 20): Connection!  one: Node  some: [Node!]! word: String }
  type Connection { edges: [Edge!]! totalCount: Int! }
  type Edge { node: Node! }
  type Node { id: ID! other: Node list(first: Int = 20): Connection! }`
const schema = buildSchema(typeDefs)

describe('the cost of an operation', () => {
  it.each([
    ['{ word }', 0],
    ['{ one { id } }', 1],
    ['{ one { id other { id } } }', 2],
    ['{ some { id } }', 5],
    ['{ list(first: 10) { edges { node { id } } } }', 21],
    ['{ list { edges { node { id } } } }', 41],
    ['{ list(first: 10) { totalCount } }', 1],
    ['{ list(first: 10) { edges { node { list(first: 10) { edges { node { id } } } } } } }', 1 + 10 * (2 + 21)],
    ['query ($n: Int) { list(first: $n) { edges { node { id } } } }', 7],
    ['{ ...A } fragment A on Query { list(first: 10) { edges { node { id } } } }', 21],
    ['{ list(first: -5) { edges { node { id } } } }', 1],
  ])('%s', (text, expected) => {
    expect(costOf({ schema, document: parse(text), variables: { n: 3 } })).toBe(expected)
  })
})

describe('the limit', () => {
  const server = new ApolloServer({ typeDefs, resolvers: {}, plugins: [costPlugin(21)] })
  beforeAll(() => server.start())
  afterAll(() => server.stop())

  const ask = async (query: string) => {
    const { body, http } = await server.executeOperation({ query })
    if (body.kind !== 'single') throw new Error('single answers only')
    return { result: body.singleResult, status: http.status }
  }

  it('allows exactly the limit', async () => {
    const { result } = await ask('{ list(first: 10) { edges { node { id } } } }')
    expect(result.extensions).toEqual({ cost: { requested: 21, limit: 21 } })
    expect(result.errors?.[0]?.extensions?.code).not.toBe('COST_LIMIT_EXCEEDED')
  })

  it('refuses one more, and says what was asked', async () => {
    const { result, status } = await ask('{ list(first: 10) { edges { node { id } } } one { id } }')
    expect(result.errors).toMatchObject([{ extensions: { code: 'COST_LIMIT_EXCEEDED', requested: 22, limit: 21 } }])
    expect(result.extensions).toEqual({ cost: { requested: 22, limit: 21 } })
    expect(status).toBe(400)
  })

  it('reports the cost on every answer, even of what cannot be read', async () => {
    expect((await ask('{ word }')).result.extensions).toEqual({ cost: { requested: 0, limit: 21 } })
    expect((await ask('{ nonsense }')).result.extensions).toEqual({ cost: { requested: 0, limit: 21 } })
    expect((await ask('{{')).result.extensions).toEqual({ cost: { requested: 0, limit: 21 } })
  })
})
