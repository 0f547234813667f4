import { loadViewer } from '@/features/sign-in'
import { askLive } from '@/lib/graphql/server-client'
import {
  BallotQuery,
  CandidatesQuery,
  CaseHeadQuery,
  ContestantsQuery,
  DecisionGuideQuery,
  DecisionQuery,
  PollsQuery,
  SeatsQuery,
} from './panel.graphql'
import {
  type CaseHead,
  hasDecision,
  isForming,
  keepsCase,
  ownSeat,
  type PanelParts,
  type RoomParts,
  type Seat,
  sits,
} from './room-data'

/** The case with what the reader is to it; the API decides what is open. */
export const loadHead = async (id: string) => {
  const [answer, viewer] = await Promise.all([askLive(CaseHeadQuery, { id }), loadViewer()])
  const person = viewer.ok ? viewer.data.viewer.person?.id : undefined
  return { answer, person }
}

const loadDecision = async (head: CaseHead, seat: Seat | undefined) => {
  if (!hasDecision(head)) return {}
  const decision = await askLive(DecisionQuery, { appeal: head.id })
  if (!decision.ok || decision.data.draftedDecision.signedAt !== null || !sits(seat)) return { decision }
  const [guide, contestants] = await Promise.all([
    askLive(DecisionGuideQuery, { appeal: head.id, slot: null }),
    askLive(ContestantsQuery, { event: head.event.id }),
  ])
  return { decision, guide, contestants }
}

/** What the room of a case shows the reader, each part by its own permission; what is not shown yet is not asked. */
export const loadRoom = async (head: CaseHead, person: string | undefined): Promise<RoomParts> => {
  const [seats, polls] = await Promise.all([
    askLive(SeatsQuery, { appeal: head.id }),
    askLive(PollsQuery, { appeal: head.id }),
  ])
  const seat = ownSeat(seats.ok ? seats.data.panelOf : [], person)
  const [ballot, decided] = await Promise.all([
    head.status === 'DELIBERATION' && sits(seat) ? askLive(BallotQuery, { appeal: head.id }) : undefined,
    loadDecision(head, seat),
  ])
  return { seats, polls, ballot, ...decided }
}

/** What the page of a panel shows the reader besides the case's head. */
export const loadPanel = async (head: CaseHead): Promise<PanelParts> => {
  const [seats, candidates] = await Promise.all([
    askLive(SeatsQuery, { appeal: head.id }),
    keepsCase(head) && isForming(head) ? askLive(CandidatesQuery, { appeal: head.id }) : undefined,
  ])
  return { seats, candidates }
}
