import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const FormPanelMutation = graphql(
  `
    mutation FormPanel($input: FormPanelInput!) {
      formPanel(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DiscloseMutation = graphql(
  `
    mutation Disclose($input: DiscloseInput!) {
      disclose(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ChallengeMemberMutation = graphql(
  `
    mutation ChallengeMember($input: ChallengeMemberInput!) {
      challengeMember(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DecideChallengeMutation = graphql(
  `
    mutation DecideChallenge($input: DecideChallengeInput!) {
      decideChallenge(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ReplaceByReserveMutation = graphql(
  `
    mutation ReplaceByReserve($input: ChallengeMemberInput!) {
      replaceByReserve(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RecuseMutation = graphql(
  `
    mutation Recuse($input: RecuseInput!) {
      recuse(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const SeatPanelMutation = graphql(
  `
    mutation SeatPanel($input: SeatPanelInput!) {
      seatPanel(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ScheduleHearingMutation = graphql(
  `
    mutation ScheduleHearing($input: ScheduleHearingInput!) {
      scheduleHearing(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RecordHearingMutation = graphql(
  `
    mutation RecordHearing($input: RecordHearingInput!) {
      recordHearing(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const OpenPollMutation = graphql(
  `
    mutation OpenPoll($input: OpenPollInput!) {
      openPoll(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ClosePollMutation = graphql(
  `
    mutation ClosePoll($input: ClosePollInput!) {
      closePoll(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const OpenDeliberationMutation = graphql(
  `
    mutation OpenDeliberation($input: CaseInput!) {
      openDeliberation(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CastVoteMutation = graphql(
  `
    mutation CastVote($input: CastVoteInput!) {
      castVote(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DraftDecisionMutation = graphql(
  `
    mutation DraftDecision($input: DraftDecisionInput!) {
      draftDecision(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const PreviewDecisionMutation = graphql(
  `
    mutation PreviewDecision($input: CaseInput!) {
      previewDecision(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const SignDecisionMutation = graphql(
  `
    mutation SignDecision($input: CaseInput!) {
      signDecision(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const NotifyDecisionMutation = graphql(
  `
    mutation NotifyDecision($input: CaseInput!) {
      notifyDecision(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ProposeEffectsMutation = graphql(
  `
    mutation ProposeEffects($input: CaseInput!) {
      proposeEffects(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const EscalateAppealMutation = graphql(
  `
    mutation EscalateAppeal($input: EscalateAppealInput!) {
      escalateAppeal(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CloseCaseMutation = graphql(
  `
    mutation CloseCase($input: CaseInput!) {
      closeCase(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RecordErratumMutation = graphql(
  `
    mutation RecordErratum($input: RecordErratumInput!) {
      recordErratum(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const PublishCaseMutation = graphql(
  `
    mutation PublishCase($input: PublishCaseInput!) {
      publishCase(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const AddCommentaryMutation = graphql(
  `
    mutation AddCommentary($input: AddCommentaryInput!) {
      addCommentary(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const AnswerPollMutation = graphql(
  `
    mutation AnswerPoll($input: AnswerPollInput!) {
      answerPoll(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
