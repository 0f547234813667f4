import type { ResultOf } from '@/gql'
import { toDeskSlot } from './desk-slot'
import type { DeskPlace, DeskSlot } from './model'
import type { DeskBoardQuery, DeskRoundQuery, DeskStageFields } from './score-desk.graphql'

export type DeskStage = ResultOf<typeof DeskStageFields>
export type DeskRound = NonNullable<ResultOf<typeof DeskRoundQuery>['round']>
type DeskBoard = NonNullable<ResultOf<typeof DeskBoardQuery>['playSession']>

/** What is common to all places of a stage's desk. */
export const placeOf = (stage: DeskStage, sessionId: string): DeskPlace => ({
  stage: stage.id,
  event: stage.event.id,
  sport: stage.event.sport,
  editionId: stage.event.edition.id,
  settings: stage.settings,
  sessionId,
  canRule: stage.event.permissions.canRule.allowed,
})

/** The places of a round, table after table; one moved to another day is filled in after its round as well. */
export const slotsOfRound = ({ tables, status }: DeskRound, locale: string): readonly DeskSlot[] =>
  tables.flatMap(({ slots, move }) => {
    const isOpen = status === 'OPEN' || (status === 'CLOSED' && move !== null)
    return slots.map(slot => toDeskSlot(slot, locale, isOpen))
  })

/** One board at all its tables of the session. */
export const slotsOfBoard = ({ rounds, boardSlots }: DeskBoard, locale: string): readonly DeskSlot[] => {
  const open = new Set(rounds.filter(round => round.status === 'OPEN').map(round => round.number))
  return boardSlots.map(slot => toDeskSlot(slot, locale, open.has(slot.round)))
}
