import { graphql } from '@/gql'
import { EntryFields, ProblemFields } from '@/gql/fragments'
import { ActedRoundFields, DirectorRoundsFields } from './director.graphql'

export const OpenSessionMutation = graphql(
  `
    mutation OpenSession($input: OpenSessionInput!) {
      openSession(input: $input) {
        session {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const DrawRoundMutation = graphql(
  `
    mutation DrawRound($input: DrawRoundInput!) {
      drawRound(input: $input) {
        round {
          ...ActedRoundFields
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
  [ActedRoundFields, EntryFields, ProblemFields],
)

export const PreviewSeatingQuery = graphql(
  `
    query PreviewSeating($input: ChangeSeatingInput!) {
      previewSeating(input: $input) {
        changes {
          round
          table
          before {
            ...EntryFields
          }
          after {
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

export const ChangeSeatingMutation = graphql(
  `
    mutation ChangeSeating($input: ChangeSeatingInput!) {
      changeSeating(input: $input) {
        session {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const PreviewAmendmentQuery = graphql(
  `
    query PreviewAmendment($input: AmendRoundsInput!) {
      previewAmendment(input: $input) {
        tables {
          round
          table
          boards
          notPlayed
          isNew
          sides {
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

export const AmendRoundsMutation = graphql(
  `
    mutation AmendRounds($input: AmendRoundsInput!) {
      amendRounds(input: $input) {
        session {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const SwapSidesMutation = graphql(
  `
    mutation SwapSides($input: SwapSidesInput!) {
      swapSides(input: $input) {
        round {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const UndoRoundMutation = graphql(
  `
    mutation UndoRound($input: UndoRoundInput!) {
      undoRound(input: $input) {
        session {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const PublishRoundMutation = graphql(
  `
    mutation PublishRound($input: PublishRoundInput!) {
      publishRound(input: $input) {
        published
        round {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const SetRoundClockMutation = graphql(
  `
    mutation SetRoundClock($input: SetRoundClockInput!) {
      setRoundClock(input: $input) {
        round {
          ...ActedRoundFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ActedRoundFields, ProblemFields],
)

export const CloseRoundMutation = graphql(
  `
    mutation CloseRound($input: CloseRoundInput!) {
      closeRound(input: $input) {
        round {
          ...ActedRoundFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ActedRoundFields, ProblemFields],
)

export const NameWinnerMutation = graphql(
  `
    mutation NameWinner($input: NameWinnerInput!) {
      nameWinner(input: $input) {
        round {
          ...ActedRoundFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ActedRoundFields, ProblemFields],
)

export const EndStageMutation = graphql(
  `
    mutation EndStage($input: EndStageInput!) {
      endStage(input: $input) {
        stage {
          ...DirectorRoundsFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const ApplyMovementMutation = graphql(
  `
    mutation ApplyMovement($input: ApplyMovementInput!) {
      applyMovement(input: $input) {
        rounds
        session {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const ApplySeatingMutation = graphql(
  `
    mutation ApplySeating($input: ApplySeatingInput!) {
      applySeating(input: $input) {
        rounds
        session {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)

export const OpenTableEntryMutation = graphql(
  `
    mutation OpenTableEntry($input: OpenTableEntryInput!) {
      openTableEntry(input: $input) {
        round {
          ...ActedRoundFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ActedRoundFields, ProblemFields],
)

export const CloseTableEntryMutation = graphql(
  `
    mutation CloseTableEntry($input: CloseTableEntryInput!) {
      closeTableEntry(input: $input) {
        round {
          ...ActedRoundFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ActedRoundFields, ProblemFields],
)

export const ReopenRoundMutation = graphql(
  `
    mutation ReopenRound($input: ReopenRoundInput!) {
      reopenRound(input: $input) {
        round {
          id
          stage {
            ...DirectorRoundsFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [DirectorRoundsFields, ProblemFields],
)
