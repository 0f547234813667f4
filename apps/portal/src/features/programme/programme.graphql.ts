import { graphql } from '@/gql'
import { PersonNameFields, WordsFields } from '@/gql/fragments'

export const ProgrammeQuery = graphql(
  `
    query Programme($id: ID!) {
      event(id: $id) {
        id
        slug
        timeZone
        officials {
          id
          role
          name
          person {
            ...PersonNameFields
          }
        }
        stages {
          id
          ordinal
          name {
            ...WordsFields
          }
          sessions {
            id
            number
            startsAt
            boards
            name {
              ...WordsFields
            }
            rounds {
              id
              number
              status
            }
          }
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)
