import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { StageBoardsQuery, TravellerQuery } from './boards.graphql'

export type TravellerRevision = NonNullable<ResultOf<typeof TravellerQuery>['revision']>
export type Traveller = NonNullable<TravellerRevision['traveller']>
export type TravellerLine = Traveller['lines'][number]
export type TableRecord = NonNullable<Traveller['record']>
export type BoardSummary = TravellerRevision['boards'][number]

export interface BoardAddress {
  readonly revision: string
  readonly board: string
  readonly section?: string
  readonly session?: string
  /** The sheet whose auction and play are shown; the first that has them unless told. */
  readonly sheet?: string
}

export const loadStageBoards = (event: string) => ask(StageBoardsQuery, { event })

export const loadTraveller = cache(
  (
    revision: string,
    board: string,
    section: string | undefined,
    session: string | undefined,
    sheet: string | undefined,
  ) =>
    ask(TravellerQuery, {
      revision,
      board,
      section: section || null,
      session: session && /^\d+$/.test(session) ? Number(session) : null,
      sheet: sheet || null,
    }),
)
