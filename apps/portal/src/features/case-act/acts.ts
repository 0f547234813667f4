import type { TypedDocumentNode } from 'urql'
import type { ApiProblem } from '@/lib/graphql/result'
import * as documents from './acts.graphql'

/** Every act on a case that has a form, by the name of its mutation. */
const byName = {
  concurInAppeal: documents.ConcurInAppealMutation,
  withdrawAppeal: documents.WithdrawAppealMutation,
  cureAppeal: documents.CureAppealMutation,
  answerInfo: documents.AnswerInfoMutation,
  uploadEvidence: documents.UploadEvidenceMutation,
  recordDeposit: documents.RecordDepositMutation,
  returnDeposit: documents.ReturnDepositMutation,
  forfeitDeposit: documents.ForfeitDepositMutation,
  decideLateLeave: documents.DecideLateLeaveMutation,
  declareInadmissible: documents.DeclareInadmissibleMutation,
  requestCure: documents.RequestCureMutation,
  admitAppeal: documents.AdmitAppealMutation,
  referLawPart: documents.ReferLawPartMutation,
  answerLawPart: documents.AnswerLawPartMutation,
  extendDeadline: documents.ExtendDeadlineMutation,
  stopClock: documents.StopClockMutation,
  resumeClock: documents.ResumeClockMutation,
  requestInfo: documents.RequestInfoMutation,
  returnLawPart: documents.ReturnLawPartMutation,
  answerAppeal: documents.AnswerAppealMutation,
  waiveAnswer: documents.WaiveAnswerMutation,
  stateFacts: documents.StateFactsMutation,
  addRedactedCopy: documents.AddRedactedCopyMutation,
  ruleOnEvidence: documents.RuleOnEvidenceMutation,
  formPanel: documents.FormPanelMutation,
  disclose: documents.DiscloseMutation,
  withdrawDisclosure: documents.WithdrawDisclosureMutation,
  challengeMember: documents.ChallengeMemberMutation,
  decideChallenge: documents.DecideChallengeMutation,
  replaceByReserve: documents.ReplaceByReserveMutation,
  recuse: documents.RecuseMutation,
  consentToPanel: documents.ConsentToPanelMutation,
  seatPanel: documents.SeatPanelMutation,
  scheduleHearing: documents.ScheduleHearingMutation,
  cancelHearing: documents.CancelHearingMutation,
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
  requestStay: documents.RequestStayMutation,
  decideStay: documents.DecideStayMutation,
  liftStay: documents.LiftStayMutation,
  requestReopening: documents.RequestReopeningMutation,
  decideReopening: documents.DecideReopeningMutation,
} as const

export type ActName = keyof typeof byName
export type ActValues = Readonly<Record<string, unknown>>
export type ActDocument = TypedDocumentNode<
  { readonly payload: { readonly problems: readonly ApiProblem[] } },
  { readonly input: ActValues }
>

/** The mutation behind an act; the form that sends it gives the fields of its input. */
export const documentOf = (act: ActName): ActDocument => byName[act] as ActDocument
