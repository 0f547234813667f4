import { graphql } from '@/gql'
import { EntryFields, WordsFields } from '@/gql/fragments'

/** How published standings came about. */
export const StoryQuery = graphql(
  `
    query Story($revision: ID!) {
      revision(id: $revision) {
        id
        unit
        story {
          isPercent
          leadChanges
          first {
            ...EntryFields
          }
          steps {
            session
            round
            leaders {
              id
            }
            behind {
              printed
            }
          }
          decisive {
            session
            round
            board
            ownSlot
            difference {
              printed
            }
          }
          highestScore {
            session
            round
            board
            slot
            points
            unit
            entry {
              ...EntryFields
            }
          }
          peaks {
            code
            name {
              ...WordsFields
            }
            value
            slot
            entry {
              ...EntryFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, WordsFields],
)
