import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

/* Every act on a case answers alike, under one name, so that one form serves them all. */

export const CasePayloadFields = graphql(
  `
    fragment CasePayloadFields on AppealPayload @_unmask {
      problems {
        ...ProblemFields
      }
      appeal {
        id
        number
        status
        version
        evidence {
          id
          number
          title
          fileName
          files {
            form
            mediaType
            size
          }
        }
      }
    }
  `,
  [ProblemFields],
)

export const ConcurInAppealMutation = graphql(
  `mutation ConcurInAppeal($input: ConcurInAppealInput!) { payload: concurInAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const WithdrawAppealMutation = graphql(
  `mutation WithdrawAppeal($input: WithdrawAppealInput!) { payload: withdrawAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const CureAppealMutation = graphql(
  `mutation CureAppeal($input: CureAppealInput!) { payload: cureAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const AnswerInfoMutation = graphql(
  `mutation AnswerInfo($input: ReasonedCaseInput!) { payload: answerInfo(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const UploadEvidenceMutation = graphql(
  `mutation UploadEvidence($input: UploadEvidenceInput!) { payload: uploadEvidence(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RecordDepositMutation = graphql(
  `mutation RecordDeposit($input: RecordDepositInput!) { payload: recordDeposit(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ReturnDepositMutation = graphql(
  `mutation ReturnDeposit($input: ReasonedCaseInput!) { payload: returnDeposit(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ForfeitDepositMutation = graphql(
  `mutation ForfeitDeposit($input: ReasonedCaseInput!) { payload: forfeitDeposit(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const DecideLateLeaveMutation = graphql(
  `mutation DecideLateLeave($input: DecideLateLeaveInput!) { payload: decideLateLeave(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const DeclareInadmissibleMutation = graphql(
  `mutation DeclareInadmissible($input: DeclareInadmissibleInput!) { payload: declareInadmissible(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RequestCureMutation = graphql(
  `mutation RequestCure($input: ReasonedCaseInput!) { payload: requestCure(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const AdmitAppealMutation = graphql(
  `mutation AdmitAppeal($input: CaseInput!) { payload: admitAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ReferLawPartMutation = graphql(
  `mutation ReferLawPart($input: ReasonedCaseInput!) { payload: referLawPart(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const AnswerLawPartMutation = graphql(
  `mutation AnswerLawPart($input: AnswerLawPartInput!) { payload: answerLawPart(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ExtendDeadlineMutation = graphql(
  `mutation ExtendDeadline($input: ExtendDeadlineInput!) { payload: extendDeadline(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const StopClockMutation = graphql(
  `mutation StopClock($input: ClockInput!) { payload: stopClock(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ResumeClockMutation = graphql(
  `mutation ResumeClock($input: ClockInput!) { payload: resumeClock(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RequestInfoMutation = graphql(
  `mutation RequestInfo($input: RequestInfoInput!) { payload: requestInfo(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ReturnLawPartMutation = graphql(
  `mutation ReturnLawPart($input: ReasonedCaseInput!) { payload: returnLawPart(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const AnswerAppealMutation = graphql(
  `mutation AnswerAppeal($input: CaseStatementInput!) { payload: answerAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const StateFactsMutation = graphql(
  `mutation StateFacts($input: CaseStatementInput!) { payload: stateFacts(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const AddRedactedCopyMutation = graphql(
  `mutation AddRedactedCopy($input: AddRedactedCopyInput!) { payload: addRedactedCopy(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RuleOnEvidenceMutation = graphql(
  `mutation RuleOnEvidence($input: RuleOnEvidenceInput!) { payload: ruleOnEvidence(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const DraftAppealMutation = graphql(
  `mutation DraftAppeal($input: DraftAppealInput!) { payload: draftAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const FileAppealMutation = graphql(
  `mutation FileAppeal($input: CaseInput!) { payload: fileAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RequestLateLeaveMutation = graphql(
  `mutation RequestLateLeave($input: ReasonedCaseInput!) { payload: requestLateLeave(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const FormPanelMutation = graphql(
  `mutation FormPanel($input: FormPanelInput!) { payload: formPanel(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const DiscloseMutation = graphql(
  `mutation Disclose($input: DiscloseInput!) { payload: disclose(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const WithdrawDisclosureMutation = graphql(
  `mutation WithdrawDisclosure($input: WithdrawDisclosureInput!) { payload: withdrawDisclosure(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ChallengeMemberMutation = graphql(
  `mutation ChallengeMember($input: ChallengeMemberInput!) { payload: challengeMember(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const DecideChallengeMutation = graphql(
  `mutation DecideChallenge($input: DecideChallengeInput!) { payload: decideChallenge(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ReplaceByReserveMutation = graphql(
  `mutation ReplaceByReserve($input: ChallengeMemberInput!) { payload: replaceByReserve(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RecuseMutation = graphql(
  `mutation Recuse($input: RecuseInput!) { payload: recuse(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const WaiveAnswerMutation = graphql(
  `mutation WaiveAnswer($input: CaseInput!) { payload: waiveAnswer(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ConsentToPanelMutation = graphql(
  `mutation ConsentToPanel($input: ConsentToPanelInput!) { payload: consentToPanel(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const SeatPanelMutation = graphql(
  `mutation SeatPanel($input: CaseInput!) { payload: seatPanel(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ScheduleHearingMutation = graphql(
  `mutation ScheduleHearing($input: ScheduleHearingInput!) { payload: scheduleHearing(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const CancelHearingMutation = graphql(
  `mutation CancelHearing($input: ReasonedCaseInput!) { payload: cancelHearing(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RecordHearingMutation = graphql(
  `mutation RecordHearing($input: RecordHearingInput!) { payload: recordHearing(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const OpenPollMutation = graphql(
  `mutation OpenPoll($input: OpenPollInput!) { payload: openPoll(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ClosePollMutation = graphql(
  `mutation ClosePoll($input: ClosePollInput!) { payload: closePoll(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const OpenDeliberationMutation = graphql(
  `mutation OpenDeliberation($input: OpenDeliberationInput!) { payload: openDeliberation(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const CastVoteMutation = graphql(
  `mutation CastVote($input: CastVoteInput!) { payload: castVote(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const DraftDecisionMutation = graphql(
  `mutation DraftDecision($input: DraftDecisionInput!) { payload: draftDecision(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const PreviewDecisionMutation = graphql(
  `mutation PreviewDecision($input: CaseInput!) { payload: previewDecision(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const SignDecisionMutation = graphql(
  `mutation SignDecision($input: CaseInput!) { payload: signDecision(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const NotifyDecisionMutation = graphql(
  `mutation NotifyDecision($input: CaseInput!) { payload: notifyDecision(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const ProposeEffectsMutation = graphql(
  `mutation ProposeEffects($input: CaseInput!) { payload: proposeEffects(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const EscalateAppealMutation = graphql(
  `mutation EscalateAppeal($input: EscalateAppealInput!) { payload: escalateAppeal(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const CloseCaseMutation = graphql(
  `mutation CloseCase($input: CaseInput!) { payload: closeCase(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RecordErratumMutation = graphql(
  `mutation RecordErratum($input: RecordErratumInput!) { payload: recordErratum(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const PublishCaseMutation = graphql(
  `mutation PublishCase($input: PublishCaseInput!) { payload: publishCase(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const AddCommentaryMutation = graphql(
  `mutation AddCommentary($input: AddCommentaryInput!) { payload: addCommentary(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const AnswerPollMutation = graphql(
  `mutation AnswerPoll($input: AnswerPollInput!) { payload: answerPoll(input: $input) { problems { ...ProblemFields } } }`,
  [ProblemFields],
)

export const RequestStayMutation = graphql(
  `mutation RequestStay($input: ReasonedCaseInput!) { payload: requestStay(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const DecideStayMutation = graphql(
  `mutation DecideStay($input: DecideStayInput!) { payload: decideStay(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const LiftStayMutation = graphql(
  `mutation LiftStay($input: ReasonedCaseInput!) { payload: liftStay(input: $input) { ...CasePayloadFields } }`,
  [CasePayloadFields],
)

export const RequestReopeningMutation = graphql(
  `mutation RequestReopening($input: ReasonedCaseInput!) {
    payload: requestReopening(input: $input) { ...CasePayloadFields }
  }`,
  [CasePayloadFields],
)

export const DecideReopeningMutation = graphql(
  `mutation DecideReopening($input: DecideReopeningInput!) {
    payload: decideReopening(input: $input) { ...CasePayloadFields }
  }`,
  [CasePayloadFields],
)
