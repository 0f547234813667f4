import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { SearchQuery } from './search.graphql'

export type Found = ResultOf<typeof SearchQuery>['search']

export const loadSearch = (text: string, first: number) => ask(SearchQuery, { text, first })
