import { graphql } from '@/gql'
import { PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const SessionHandsQuery = graphql(
  `
    query SessionHands($id: ID!) {
      playSession(id: $id) {
        id
        number
        stage {
          id
          name {
            ...WordsFields
          }
          event {
            id
            slug
            sport
            timeZone
            name {
              ...WordsFields
            }
          }
        }
        handsDesk {
          offered
          walls
          canManage {
            ...PermissionFields
          }
        }
        hands {
          version
          source
          boardCount
          at
          fileName
          reason
          commitment
          seed
          open
          seen
          records {
            session
            board
            dealer
            vulnerability
            hands {
              seat
              suits
            }
            walls {
              seat
              tiles
              draws
            }
            analysis {
              parScore
              parContract
              makeable {
                seat
                tricks
              }
            }
          }
        }
      }
    }
  `,
  [PermissionFields, WordsFields],
)

export const SessionHandFileQuery = graphql(`
  query SessionHandFile($id: ID!, $format: HandFileFormat!) {
    playSession(id: $id) {
      hands {
        file(format: $format) {
          fileName
          base64
        }
      }
    }
  }
`)

export const AttachHandsMutation = graphql(
  `
    mutation AttachHands($input: AttachHandsInput!) {
      attachHands(input: $input) {
        session {
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

export const DealHandsMutation = graphql(
  `
    mutation DealHands($input: DealHandsInput!) {
      dealHands(input: $input) {
        session {
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
