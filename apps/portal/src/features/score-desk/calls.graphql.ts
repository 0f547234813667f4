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

/** Asked again and again while a desk is open: a table that calls waits. */
export const OpenFlagsQuery = graphql(
  `
    query OpenFlags($stage: ID!) {
      stage(id: $stage) {
        ...OpenFlagsFields
      }
    }
  `,
  [OpenFlagsFields],
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
