import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

/* Every deed answers alike, under one name, so that one form serves them all. */

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
  `
    mutation ConcurInAppeal($input: ConcurInAppealInput!) {
      payload: concurInAppeal(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const WithdrawAppealMutation = graphql(
  `
    mutation WithdrawAppeal($input: WithdrawAppealInput!) {
      payload: withdrawAppeal(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const CureAppealMutation = graphql(
  `
    mutation CureAppeal($input: CureAppealInput!) {
      payload: cureAppeal(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const AnswerInfoMutation = graphql(
  `
    mutation AnswerInfo($input: ReasonedCaseInput!) {
      payload: answerInfo(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const UploadEvidenceMutation = graphql(
  `
    mutation UploadEvidence($input: UploadEvidenceInput!) {
      payload: uploadEvidence(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const RecordDepositMutation = graphql(
  `
    mutation RecordDeposit($input: RecordDepositInput!) {
      payload: recordDeposit(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const ReturnDepositMutation = graphql(
  `
    mutation ReturnDeposit($input: ReasonedCaseInput!) {
      payload: returnDeposit(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const ForfeitDepositMutation = graphql(
  `
    mutation ForfeitDeposit($input: ReasonedCaseInput!) {
      payload: forfeitDeposit(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const DecideLateLeaveMutation = graphql(
  `
    mutation DecideLateLeave($input: DecideLateLeaveInput!) {
      payload: decideLateLeave(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const DeclareInadmissibleMutation = graphql(
  `
    mutation DeclareInadmissible($input: DeclareInadmissibleInput!) {
      payload: declareInadmissible(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const RequestCureMutation = graphql(
  `
    mutation RequestCure($input: ReasonedCaseInput!) {
      payload: requestCure(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const AdmitAppealMutation = graphql(
  `
    mutation AdmitAppeal($input: CaseInput!) {
      payload: admitAppeal(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const ReferLawPartMutation = graphql(
  `
    mutation ReferLawPart($input: ReasonedCaseInput!) {
      payload: referLawPart(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const AnswerLawPartMutation = graphql(
  `
    mutation AnswerLawPart($input: AnswerLawPartInput!) {
      payload: answerLawPart(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const ExtendDeadlineMutation = graphql(
  `
    mutation ExtendDeadline($input: ExtendDeadlineInput!) {
      payload: extendDeadline(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const StopClockMutation = graphql(
  `
    mutation StopClock($input: ClockInput!) {
      payload: stopClock(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const ResumeClockMutation = graphql(
  `
    mutation ResumeClock($input: ClockInput!) {
      payload: resumeClock(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const RequestInfoMutation = graphql(
  `
    mutation RequestInfo($input: RequestInfoInput!) {
      payload: requestInfo(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const RuleOnEvidenceMutation = graphql(
  `
    mutation RuleOnEvidence($input: RuleOnEvidenceInput!) {
      payload: ruleOnEvidence(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const DraftAppealMutation = graphql(
  `
    mutation DraftAppeal($input: DraftAppealInput!) {
      payload: draftAppeal(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const FileAppealMutation = graphql(
  `
    mutation FileAppeal($input: CaseInput!) {
      payload: fileAppeal(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const RequestLateLeaveMutation = graphql(
  `
    mutation RequestLateLeave($input: ReasonedCaseInput!) {
      payload: requestLateLeave(input: $input) {
        ...CasePayloadFields
      }
    }
  `,
  [CasePayloadFields],
)

export const ReadNoticesMutation = graphql(
  `
    mutation ReadNotices($ids: [ID!]!) {
      payload: readNotices(ids: $ids) {
        read
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
