import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql-env'

/** Typed documents of the API's schema; both scalars travel as text. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; LocalDate: string }
}>()

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada'
export { readFragment } from 'gql.tada'
