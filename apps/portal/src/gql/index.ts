import { initGraphQLTada } from 'gql.tada'
import type { SettingValue } from '@paiji/rules'
import type { introspection } from './graphql-env'

/** Typed documents of the API's schema; days, instants and exact numbers travel as text. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: {
    DateTime: string
    LocalDate: string
    Decimal: string
    JSON: SettingValue
    JSONObject: Readonly<Record<string, unknown>>
  }
}>()

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada'
export { readFragment } from 'gql.tada'
