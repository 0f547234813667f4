import { graphql } from '@/gql'
import { CorrectionFields, EventCardFields, PermissionFields, WordsFields } from '@/gql/fragments'

export const DeskQuery = graphql(
  `
    query Desk {
      imports(first: 12) {
        id
        fileName
        status
        recordedAt
        summary {
          title
        }
        event {
          id
          name {
            ...WordsFields
          }
        }
      }
      corrections(first: 20, status: "PROPOSED") {
        edges {
          node {
            ...CorrectionFields
          }
        }
      }
      events(first: 30) {
        edges {
          node {
            ...EventCardFields
            permissions {
              canPublish {
                ...PermissionFields
              }
            }
          }
        }
      }
      rankings {
        id
        code
        name {
          ...WordsFields
        }
        latest {
          id
          asOf
        }
      }
    }
  `,
  [CorrectionFields, EventCardFields, PermissionFields, WordsFields],
)
