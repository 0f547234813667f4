import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

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
