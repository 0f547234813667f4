import { graphql } from '@/gql'
import { ProblemFields, WordsFields } from '@/gql/fragments'

export const SeatListsQuery = graphql(
  `
    query SeatLists {
      rankings {
        id
        code
        latest {
          id
          policy {
            id
            rule
          }
        }
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

export const ShareSeatsQuery = graphql(
  `
    query ShareSeats($input: ShareSeatsInput!) {
      shareSeats(input: $input) {
        problems {
          ...ProblemFields
        }
        quotas {
          left
          unplaced
          list {
            id
            slug
            asOf
            number
            ranking {
              code
            }
          }
          lines {
            rank
            bestThree
            players
            strong
            fixed
            byShare
            most
            givenBack
            handedOn
            seats
            body {
              id
              name {
                ...WordsFields
              }
            }
          }
        }
      }
    }
  `,
  [ProblemFields, WordsFields],
)
