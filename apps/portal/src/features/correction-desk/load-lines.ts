import type { ResultOf } from '@/gql'
import type { ApiResult } from '@/lib/graphql/result'
import { ask } from '@/lib/graphql/server-client'
import { CorrectingBoardQuery, CorrectingEntryQuery, type CorrectingLineFields } from './correcting.graphql'

export type CorrectingLine = ResultOf<typeof CorrectingLineFields>

export interface CorrectingAddress {
  readonly stage?: string
  readonly board?: string
  readonly section?: string
  readonly session?: string
  /** The contestant whose sheets are asked for, where sheets belong to no board. */
  readonly entry?: string
  readonly slot?: string
}

/** The sheets the address asks for: of a board, or of a contestant. */
export const loadLines = async (
  revision: string,
  at: CorrectingAddress,
): Promise<ApiResult<readonly CorrectingLine[]>> => {
  if (at.board) {
    const { section, session, board } = at
    const answer = await ask(CorrectingBoardQuery, {
      revision,
      board,
      section: section || null,
      session: session ? Number(session) : null,
    })
    return answer.ok ? { ok: true, data: answer.data.revision?.traveller?.lines ?? [] } : answer
  }
  if (!at.entry) return { ok: true, data: [] }
  const answer = await ask(CorrectingEntryQuery, { revision, entry: at.entry })
  return answer.ok ? { ok: true, data: answer.data.revision?.scorecard?.lines ?? [] } : answer
}
