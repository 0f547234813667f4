import { graphql } from '@/gql'
import { EntryFields, WordsFields } from '@/gql/fragments'

export const SessionMovementQuery = graphql(
  `
    query SessionMovement($id: ID!) {
      playSession(id: $id) {
        id
        number
        comparison {
          variance
          deviation
          min
          max
          copies
        }
        stage {
          name {
            ...WordsFields
          }
          event {
            id
            name {
              ...WordsFields
            }
          }
        }
        rounds {
          id
          number
          tables {
            section
            label
            boards
            sides {
              ...EntryFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, WordsFields],
)
