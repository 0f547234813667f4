import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'
import { LineUpPlayerFields } from '@/gql/line-up'

export const GiveLineUpMutation = graphql(
  `
    mutation GiveLineUp($input: GiveLineUpInput!) {
      giveLineUp(input: $input) {
        table {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ParticipationQuery = graphql(
  `
    query Participation($entry: ID!) {
      node(id: $entry) {
        ... on Entry {
          id
          participation {
            boards
            unknown
            least
            players {
              boards
              enough
              player {
                ...LineUpPlayerFields
              }
            }
          }
        }
      }
    }
  `,
  [LineUpPlayerFields],
)
