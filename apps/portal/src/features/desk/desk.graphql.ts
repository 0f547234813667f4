import { graphql } from '@/gql'
import { CorrectionFields, EventCardFields, PermissionFields } from '@/gql/fragments'

/* Three questions, because not everybody at the desk may ask each of them. */

export const DeskImportsQuery = graphql(`
  query DeskImports {
    imports(first: 12) {
      id
      fileName
      status
      summary {
        title
      }
    }
  }
`)

export const DeskCorrectionsQuery = graphql(
  `
    query DeskCorrections {
      corrections(first: 20, status: PROPOSED) {
        edges {
          node {
            ...CorrectionFields
          }
        }
      }
    }
  `,
  [CorrectionFields],
)

export const DeskEventsQuery = graphql(
  `
    query DeskEvents {
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
    }
  `,
  [EventCardFields, PermissionFields],
)
