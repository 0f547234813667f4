import type { ResultOf } from '@/gql'
import type { ApiResult } from '@/lib/graphql/result'
import type {
  BallotQuery,
  CandidatesQuery,
  CaseHeadQuery,
  ContestantsQuery,
  DecisionGuideQuery,
  DecisionQuery,
  PollsQuery,
  SeatsQuery,
} from './panel.graphql'

export type CaseHead = NonNullable<ResultOf<typeof CaseHeadQuery>['appeal']>
export type Seat = ResultOf<typeof SeatsQuery>['panelOf'][number]
export type Decision = ResultOf<typeof DecisionQuery>['draftedDecision']
export type DecisionGuide = ResultOf<typeof DecisionGuideQuery>['decisionGuide']

type Answer<Query> = ApiResult<ResultOf<Query>>

/** The parts of a decision that the server asked when it made the page; what was not shown then was not asked. */
export interface DecisionParts {
  readonly decision?: Answer<typeof DecisionQuery>
  readonly guide?: Answer<typeof DecisionGuideQuery>
  readonly contestants?: Answer<typeof ContestantsQuery>
}

/** The parts of the room, each by its own permission. */
export interface RoomParts extends DecisionParts {
  readonly seats: Answer<typeof SeatsQuery>
  readonly polls: Answer<typeof PollsQuery>
  readonly ballot: Answer<typeof BallotQuery> | undefined
}

/** The parts of a panel’s page. */
export interface PanelParts {
  readonly seats: Answer<typeof SeatsQuery>
  readonly candidates: Answer<typeof CandidatesQuery> | undefined
}

/** The clerk's desk, which the results staff may keep as well. */
export const keepsCase = (head: CaseHead): boolean => head.relations.some(each => each === 'clerk' || each === 'staff')

export const isParty = (head: CaseHead): boolean =>
  head.relations.some(each => each === 'appellant' || each === 'respondent')

/** Whether the sides may still go to another body: that its time runs. */
export const isOpenFurther = (head: CaseHead): boolean =>
  head.clocks.some(clock => clock.kind === 'escalation' && !clock.metAt && !clock.lapsedAt)

/** The reader's own seat, while it is held. */
export const ownSeat = (seats: readonly Seat[], person: string | undefined): Seat | undefined =>
  person === undefined ? undefined : seats.find(seat => seat.person.id === person && seat.leftAt === null)

/** Somebody who sits, and does not only stand by. */
export const sits = (seat: Seat | undefined): seat is Seat => seat !== undefined && seat.role !== 'reserve'

/** Whether the case is at its votes, or has them behind it. */
export const hasDecision = (head: CaseHead): boolean => head.isDecided || head.status === 'DELIBERATION'

export const isForming = (head: CaseHead): boolean => head.phase === 'panel'

export const caseInput = (head: CaseHead) => ({ appeal: head.id, expectedVersion: head.version })
