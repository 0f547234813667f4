import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import type { ApiResult } from '@/lib/graphql/result'
import type { BracketData, SheetRound } from './round-data'
import { BracketQuery, PairingsQuery, RoundQuery } from './rounds.graphql'

type PairingsEvent = NonNullable<ResultOf<typeof PairingsQuery>['event']>
export type PairingsStage = PairingsEvent['stages'][number]

export interface PairingsPage {
  readonly event: PairingsEvent
  readonly stages: readonly PairingsStage[]
  readonly stage: PairingsStage
  readonly rounds: readonly { readonly id: string; readonly number: number; readonly session: number }[]
  readonly round: SheetRound
}

const publishedRounds = (stage: PairingsStage) =>
  stage.sessions.flatMap(session =>
    session.rounds
      .filter(round => round.status !== 'PLANNED')
      .map(round => ({ id: round.id, number: round.number, session: session.number })),
  )

/** The chosen published round of an event, else the newest of its latest stage; undefined while there is none. */
export const loadPairings = async (
  eventId: string,
  chosen: { readonly stage?: string | undefined; readonly round?: string | undefined },
): Promise<ApiResult<PairingsPage | undefined>> => {
  const answer = await ask(PairingsQuery, { event: eventId })
  if (!answer.ok) return answer
  const { event } = answer.data
  const stages = (event?.stages ?? []).filter(stage => publishedRounds(stage).length > 0)
  const stage = stages.find(one => one.id === chosen.stage) ?? stages.at(-1)
  if (!event || !stage) return { ok: true, data: undefined }
  const rounds = publishedRounds(stage)
  const id = (rounds.find(one => one.id === chosen.round) ?? rounds.at(-1))?.id ?? ''
  const found = await loadRound(id)
  if (!found.ok) return found
  return { ok: true, data: found.data && { event, stages, stage, rounds, round: found.data } }
}

export const loadRound = async (id: string): Promise<ApiResult<SheetRound | undefined>> => {
  const answer = await ask(RoundQuery, { id })
  return answer.ok ? { ok: true, data: answer.data.round ?? undefined } : answer
}

/** A knock-out as it is drawn; undefined for other formats and before its first round is published. */
export const loadBracket = async (stage: string): Promise<BracketData | undefined> => {
  const answer = await ask(BracketQuery, { stage })
  return answer.ok ? (answer.data.stage?.bracket ?? undefined) : undefined
}
