import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { BoardRangeQuery, StageBoardsQuery, TravellerQuery } from './boards.graphql'
import { type BoardAddress, boardOf } from './settle-board'

export type TravellerRevision = NonNullable<ResultOf<typeof TravellerQuery>['revision']>
export type Traveller = NonNullable<TravellerRevision['traveller']>
export type TravellerLine = Traveller['lines'][number]
export type TableRecord = NonNullable<Traveller['record']>
export type BoardSummary = TravellerRevision['boards'][number]

export const loadStageBoards = (event: string) => ask(StageBoardsQuery, { event })

type RangeRevision = NonNullable<ResultOf<typeof BoardRangeQuery>['revision']>
export type BoardRange = RangeRevision['boards'][number]

/** What was played on the boards of a session. */
export const loadBoardRange = (revision: string, session: number | undefined) =>
  ask(BoardRangeQuery, { revision, session: session ?? null })

/** The board that an address without a revision names; undefined where none of that number was played. */
export const settleBoard = async (event: string, at: Omit<BoardAddress, 'revision'>) => {
  const answer = await loadStageBoards(event)
  return answer.ok ? boardOf(answer.data.event?.stages ?? [], at) : undefined
}

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
