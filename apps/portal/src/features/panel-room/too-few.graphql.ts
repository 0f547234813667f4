import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** The body whose event it is, and those above it. */
export const CaseBodiesQuery = graphql(
  `
    query CaseBodies($appeal: ID!) {
      appeal(id: $appeal) {
        event {
          id
          organisation {
            id
            name {
              ...WordsFields
            }
            parent {
              id
              name {
                ...WordsFields
              }
              parent {
                id
                name {
                  ...WordsFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)
