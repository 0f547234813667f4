import { getLocale } from 'next-intl/server'
import type { ResultOf } from '@/gql'
import type { ApiResult } from '@/lib/graphql/result'
import { ask } from '@/lib/graphql/server-client'
import { toDeskSlot } from './desk-slot'
import type { DeskPlace, DeskSlot } from './model'
import { DeskBoardQuery, DeskRoundQuery, type DeskStageFields } from './score-desk.graphql'

export type DeskStage = ResultOf<typeof DeskStageFields>

export interface DeskPage {
  readonly stage: DeskStage
  readonly place: DeskPlace
  readonly sessionId: string
  readonly sessionNumber: number
  readonly slots: readonly DeskSlot[]
}

type DeskRound = NonNullable<ResultOf<typeof DeskRoundQuery>['round']>

export interface DeskRoundPage extends DeskPage {
  readonly roundId: string
  readonly number: number
  readonly status: string
  readonly clock: DeskRound['clock']
}

export interface DeskBoardPage extends DeskPage {
  readonly boards: readonly string[]
}

export const placeOf = (stage: DeskStage, sessionId: string): DeskPlace => ({
  stage: stage.id,
  event: stage.event.id,
  sport: stage.event.sport,
  editionId: stage.event.edition.id,
  settings: stage.settings,
  sessionId,
  canRule: stage.event.permissions.canRule.allowed,
})

/** A round with its places; undefined when there is none the viewer may see. */
export const loadRound = async (id: string): Promise<ApiResult<DeskRoundPage | undefined>> => {
  const [answer, locale] = await Promise.all([ask(DeskRoundQuery, { id }), getLocale()])
  if (!answer.ok) return answer
  const { round } = answer.data
  if (!round) return { ok: true, data: undefined }
  const { stage, session, number, status, clock, tables } = round
  const open = status === 'OPEN'
  const slots = tables.flatMap(table => table.slots).map(slot => toDeskSlot(slot, locale, open))
  const place = placeOf(stage, session.id)
  return {
    ok: true,
    data: {
      stage,
      place,
      slots,
      roundId: round.id,
      number,
      status,
      clock,
      sessionId: session.id,
      sessionNumber: session.number,
    },
  }
}

/** One board at all its tables of the session; undefined when there is no such session. */
export const loadBoard = async (id: string, board: string): Promise<ApiResult<DeskBoardPage | undefined>> => {
  const [answer, locale] = await Promise.all([ask(DeskBoardQuery, { id, board }), getLocale()])
  if (!answer.ok) return answer
  const { playSession } = answer.data
  if (!playSession) return { ok: true, data: undefined }
  const { stage, boards, number, rounds, boardSlots } = playSession
  const open = new Set(rounds.filter(round => round.status === 'OPEN').map(round => round.number))
  const slots = boardSlots.map(slot => toDeskSlot(slot, locale, open.has(slot.round)))
  const place = placeOf(stage, playSession.id)
  return { ok: true, data: { stage, place, slots, boards, sessionId: playSession.id, sessionNumber: number } }
}
