import { GraphQLInputObjectType, GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString, graphql } from 'graphql'
import { GraphQLJSON } from 'graphql-scalars'
import { expect, it } from 'vitest'
import { cleanArguments } from './clean-arguments.js'

const Thing = new GraphQLInputObjectType({
  name: 'Thing',
  fields: {
    text: { type: GraphQLString },
    texts: { type: new GraphQLList(GraphQLString) },
    data: { type: GraphQLJSON },
  },
})

/** What a resolver sees of the thing that was sent. */
const seen = async (thing: unknown) => {
  let given: unknown
  const look = {
    type: GraphQLString,
    args: { thing: { type: Thing } },
    resolve: (_: unknown, args: { thing: unknown }) => {
      given = args.thing
      return ''
    },
  }
  const schema = cleanArguments(
    new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { look } }) }),
  )
  const source = 'query ($thing: Thing) { look(thing: $thing) }'
  const { errors } = await graphql({ schema, source, variableValues: { thing } })
  return errors ? { refused: errors[0]?.extensions?.problems } : { given }
}

it('leaves out the fields of an input that are null, and keeps what is null within JSON', async () => {
  const data = { decisive: null, aceRule: { maxAttempts: null }, steps: [null, 1] }
  expect(await seen({ text: null, texts: ['a', 'b'], data })).toEqual({ given: { texts: ['a', 'b'], data } })
  expect(await seen({ data: null })).toEqual({ given: {} })
})

it.each([
  ['in a text', { text: 'a\0b' }, 'thing.text'],
  ['as JSON writes it in a text', { text: '{"a":"\\u0000"}' }, 'thing.text'],
  ['in a list', { texts: ['a', '\ud800'] }, 'thing.texts[1]'],
  ['within JSON', { data: { list: [{ deep: '\0' }] } }, 'thing.data.list[0].deep'],
  ['in a name within JSON', { data: { list: [{ 'a\0': 1 }] } }, 'thing.data.list[0]'],
])('refuses what no database can hold %s', async (_, thing, path) => {
  expect(await seen(thing)).toEqual({ refused: [expect.objectContaining({ code: 'TEXT_NOT_READABLE', path })] })
})
