import { type FieldNode, type GraphQLResolveInfo, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { asksOnly } from './asks-only.js'

/** The place of `event` in a document, as a resolver is told it. */
const placeIn = (text: string): GraphQLResolveInfo => {
  const { definitions } = parse(text)
  const query = definitions.find(one => one.kind === Kind.OPERATION_DEFINITION)
  const fragments = Object.fromEntries(
    definitions.flatMap(one => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  const fieldNodes = (query?.selectionSet.selections ?? []) as readonly FieldNode[]
  return { fieldNodes, fragments } as unknown as GraphQLResolveInfo
}

const namesAlone = asksOnly('id', 'name')

it.each([
  ['{ event { id name { zh en } __typename } }', true],
  ['{ event { id venue } }', false],
  ['{ event { ... on Event { name { zh } } } }', true],
  ['{ event { ...F } } fragment F on Event { id ...G } fragment G on Event { name { en } }', true],
  ['{ event { ...F } } fragment F on Event { id ...G } fragment G on Event { stages { id } }', false],
  ['{ event { id } event { stages { id } } }', false],
])('%s', (text, only) => {
  const place = placeIn(text)
  expect([namesAlone(place), namesAlone(place)]).toEqual([only, only])
})
