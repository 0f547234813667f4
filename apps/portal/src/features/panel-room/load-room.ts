import { loadViewer } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { CaseHeadQuery, type DecisionGuideQuery, type DecisionQuery, type SeatsQuery } from './panel.graphql'

export type CaseHead = NonNullable<ResultOf<typeof CaseHeadQuery>['appeal']>
export type Seat = ResultOf<typeof SeatsQuery>['panelOf'][number]
export type Decision = ResultOf<typeof DecisionQuery>['draftedDecision']
export type DecisionGuide = ResultOf<typeof DecisionGuideQuery>['decisionGuide']

/** The case with what the reader is to it; the API decides what is open. */
export const loadHead = async (id: string) => {
  const [answer, viewer] = await Promise.all([ask(CaseHeadQuery, { id }), loadViewer()])
  const person = viewer.ok ? viewer.data.viewer.person?.id : undefined
  return { answer, person }
}

/** The clerk's desk, which the results staff may keep as well. */
export const keepsCase = (head: CaseHead): boolean => head.relations.some(each => each === 'clerk' || each === 'staff')

export const isParty = (head: CaseHead): boolean =>
  head.relations.some(each => each === 'appellant' || each === 'respondent')

/** Whether the sides may still go to another body: that its time runs. */
export const isOpenFurther = (head: CaseHead): boolean =>
  head.clocks.some(clock => clock.kind === 'escalation' && !clock.metAt && !clock.lapsedAt && !clock.endedAt)

/** The reader's own seat, while it is held. */
export const ownSeat = (seats: readonly Seat[], person: string | undefined): Seat | undefined =>
  person === undefined ? undefined : seats.find(seat => seat.person.id === person && seat.leftAt === null)

export const caseInput = (head: CaseHead) => ({ appeal: head.id, expectedVersion: head.version })
