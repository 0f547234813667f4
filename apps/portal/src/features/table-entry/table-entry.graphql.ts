import { graphql } from '@/gql'
import { EntryFields, PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const TableEntryQuery = graphql(
  `
    query TableEntry($code: String!) {
      tableEntry(code: $code) {
        table
        session
        round
        room
        expiresAt
        hasCalled
        elsewhere {
          round
          table
          code
        }
        playing {
          id
          clock {
            state
            secondsLeft
            endsAt
            now
          }
          extraTime {
            table
            minutes
          }
        }
        canEnter {
          ...PermissionFields
        }
        side {
          ...EntryFields
        }
        stage {
          id
          settings
          name {
            ...WordsFields
          }
          event {
            id
            sport
            timeZone
            name {
              ...WordsFields
            }
            edition {
              id
            }
          }
        }
        slots {
          slot
          board
          version
          sheetData
          state
          disputed
          canAgree
          canEnter {
            ...PermissionFields
          }
          sides {
            ...EntryFields
          }
        }
      }
    }
  `,
  [EntryFields, PermissionFields, WordsFields],
)

export const CallDirectorMutation = graphql(
  `
    mutation CallDirector($input: CallDirectorInput!) {
      callDirector(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const EnterTableResultMutation = graphql(
  `
    mutation EnterTableResult($input: EnterTableResultInput!) {
      enterTableResult(input: $input) {
        version
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const AgreeAtTableMutation = graphql(
  `
    mutation AgreeAtTable($input: AgreeAtTableInput!) {
      agreeAtTable(input: $input) {
        version
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DisputeAtTableMutation = graphql(
  `
    mutation DisputeAtTable($input: DisputeAtTableInput!) {
      disputeAtTable(input: $input) {
        version
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
