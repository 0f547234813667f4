import { graphql } from '@/gql'
import { EntryFields, PermissionFields, WordsFields } from '@/gql/fragments'

export const SeatDrawQuery = graphql(
  `
    query SeatDraw($event: ID!) {
      event(id: $event) {
        id
        slug
        stages {
          id
          name {
            ...WordsFields
          }
          canDrawSeats {
            ...PermissionFields
          }
          seatDraw {
            places
            commitment
            secret
            numbers {
              number
              way
              entry {
                ...EntryFields
              }
            }
            waiting {
              ...EntryFields
            }
            waitingOfViewer {
              id
            }
          }
        }
      }
    }
  `,
  [EntryFields, PermissionFields, WordsFields],
)
