import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { ScorecardQuery } from './scorecards.graphql'

export type Card = NonNullable<NonNullable<ResultOf<typeof ScorecardQuery>['revision']>['scorecard']>
export type CardLine = Card['lines'][number]

export const loadScorecard = cache((revision: string, entry: string) => ask(ScorecardQuery, { revision, entry }))
