import type { TypedDocumentNode } from 'urql'
import type { ApiProblem } from '@/lib/graphql/result'
import * as documents from './acts.graphql'

/** Every act on a case in its panel's room, by the name of its mutation. */
const byName = {
  formPanel: documents.FormPanelMutation,
  disclose: documents.DiscloseMutation,
  challengeMember: documents.ChallengeMemberMutation,
  decideChallenge: documents.DecideChallengeMutation,
  replaceByReserve: documents.ReplaceByReserveMutation,
  recuse: documents.RecuseMutation,
  seatPanel: documents.SeatPanelMutation,
  scheduleHearing: documents.ScheduleHearingMutation,
  recordHearing: documents.RecordHearingMutation,
  openPoll: documents.OpenPollMutation,
  closePoll: documents.ClosePollMutation,
  openDeliberation: documents.OpenDeliberationMutation,
  castVote: documents.CastVoteMutation,
  draftDecision: documents.DraftDecisionMutation,
  previewDecision: documents.PreviewDecisionMutation,
  signDecision: documents.SignDecisionMutation,
  notifyDecision: documents.NotifyDecisionMutation,
  proposeEffects: documents.ProposeEffectsMutation,
  escalateAppeal: documents.EscalateAppealMutation,
  closeCase: documents.CloseCaseMutation,
  recordErratum: documents.RecordErratumMutation,
  publishCase: documents.PublishCaseMutation,
  addCommentary: documents.AddCommentaryMutation,
  answerPoll: documents.AnswerPollMutation,
} as const

export type ActName = keyof typeof byName
export type ActValues = Readonly<Record<string, unknown>>
export type ActDocument = TypedDocumentNode<
  Readonly<Record<string, { readonly problems: readonly ApiProblem[] }>>,
  { readonly input: ActValues }
>

/** The mutation behind an act; the form that sends it gives the fields of its input. */
export const documentOf = (act: ActName): ActDocument => byName[act] as unknown as ActDocument
