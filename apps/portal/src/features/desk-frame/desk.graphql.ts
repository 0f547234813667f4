import { graphql } from '@/gql'
import { EventCardFields, PermissionFields } from '@/gql/fragments'

export const DeskEventsQuery = graphql(
  `
    query DeskEvents {
      events(first: 30, filter: { managed: true }) {
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

export const OwnEventsQuery = graphql(
  `
    query OwnEvents($first: Int!, $after: String) {
      events(first: $first, after: $after, filter: { managed: true }) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...EventCardFields
            nextStep {
              step
              stage {
                id
              }
            }
          }
        }
      }
    }
  `,
  [EventCardFields],
)
