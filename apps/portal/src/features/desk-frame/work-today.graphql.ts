import { graphql } from '@/gql'
import { ProblemFields, WordsFields } from '@/gql/fragments'

export const WorkTodayQuery = graphql(
  `
    query WorkToday {
      workToday {
        kind
        total
        items {
          id
          note
          since
          due
          taken {
            by
            since
            isMine
          }
          name {
            ...WordsFields
          }
          called {
            ...WordsFields
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const TakeWorkMutation = graphql(
  `
    mutation TakeWork($input: TakeWorkInput!) {
      takeWork(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
