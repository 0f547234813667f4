import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const OpenFlagsFields = graphql(
  `
    fragment OpenFlagsFields on Stage @_unmask {
      id
      openFlags {
        id
        slot
        note
        isReport
        found {
          ...ProblemFields
        }
        raisedBy
        isCall
        takenBy
        takenByViewer
        atTable {
          table
          side {
            id
            number
          }
        }
        recordedAt
      }
    }
  `,
  [ProblemFields],
)

export const TablesToWatchFields = graphql(`
  fragment TablesToWatchFields on PlaySession @_unmask {
    id
    tablesToWatch {
      round
      roundNumber
      table
      dueAt
      outstanding
      firstSlot
      wrong {
        slot
        board
        kind
      }
    }
  }
`)

/** Asked again and again while a desk is open: a table that calls waits, and time goes on. */
export const OpenFlagsQuery = graphql(
  `
    query OpenFlags($stage: ID!, $session: ID!) {
      stage(id: $stage) {
        ...OpenFlagsFields
      }
      playSession(id: $session) {
        ...TablesToWatchFields
      }
    }
  `,
  [OpenFlagsFields, TablesToWatchFields],
)

export const TakeCallMutation = graphql(
  `
    mutation TakeCall($input: TakeCallInput!) {
      takeCall(input: $input) {
        stage {
          ...OpenFlagsFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OpenFlagsFields, ProblemFields],
)

export const GiveExtraTimeMutation = graphql(
  `
    mutation GiveExtraTime($input: GiveExtraTimeInput!) {
      giveExtraTime(input: $input) {
        round {
          id
          extraTime {
            table
            minutes
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
