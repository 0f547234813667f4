import { graphql } from '@/gql'
import { EntryFields, ProblemFields } from '@/gql/fragments'

export const OpenSessionMutation = graphql(
  `
    mutation OpenSession($input: OpenSessionInput!) {
      openSession(input: $input) {
        session {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DrawRoundMutation = graphql(
  `
    mutation DrawRound($input: DrawRoundInput!) {
      drawRound(input: $input) {
        round {
          id
        }
        blocked {
          round
          withBye
          choices
          around {
            ...EntryFields
          }
          groups {
            ...EntryFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [EntryFields, ProblemFields],
)

export const SwapSidesMutation = graphql(
  `
    mutation SwapSides($input: SwapSidesInput!) {
      swapSides(input: $input) {
        round {
          id
          version
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const UndoRoundMutation = graphql(
  `
    mutation UndoRound($input: UndoRoundInput!) {
      undoRound(input: $input) {
        session {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const PublishRoundMutation = graphql(
  `
    mutation PublishRound($input: PublishRoundInput!) {
      publishRound(input: $input) {
        published
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const SetRoundClockMutation = graphql(
  `
    mutation SetRoundClock($input: SetRoundClockInput!) {
      setRoundClock(input: $input) {
        round {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CloseRoundMutation = graphql(
  `
    mutation CloseRound($input: CloseRoundInput!) {
      closeRound(input: $input) {
        round {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const NameWinnerMutation = graphql(
  `
    mutation NameWinner($input: NameWinnerInput!) {
      nameWinner(input: $input) {
        round {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const EndStageMutation = graphql(
  `
    mutation EndStage($input: EndStageInput!) {
      endStage(input: $input) {
        stage {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ApplyMovementMutation = graphql(
  `
    mutation ApplyMovement($input: ApplyMovementInput!) {
      applyMovement(input: $input) {
        rounds
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ApplySeatingMutation = graphql(
  `
    mutation ApplySeating($input: ApplySeatingInput!) {
      applySeating(input: $input) {
        rounds
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const OpenTableEntryMutation = graphql(
  `
    mutation OpenTableEntry($input: OpenTableEntryInput!) {
      openTableEntry(input: $input) {
        round {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CloseTableEntryMutation = graphql(
  `
    mutation CloseTableEntry($input: CloseTableEntryInput!) {
      closeTableEntry(input: $input) {
        round {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ReopenRoundMutation = graphql(
  `
    mutation ReopenRound($input: ReopenRoundInput!) {
      reopenRound(input: $input) {
        round {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
