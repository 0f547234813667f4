import { graphql } from '@/gql'
import { EventCardFields, PermissionFields } from '@/gql/fragments'

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
