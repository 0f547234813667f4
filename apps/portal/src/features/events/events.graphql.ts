import { graphql } from '@/gql'
import {
  EventCardFields,
  EventStoryFields,
  PermissionFields,
  PersonNameFields,
  WindowFields,
  WordsFields,
} from '@/gql/fragments'

export const EventsQuery = graphql(
  `
    query Events($first: Int!, $after: String, $filter: EventFilter) {
      events(first: $first, after: $after, filter: $filter) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...EventStoryFields
          }
        }
      }
      organisations(kind: association, first: 50) {
        edges {
          node {
            id
            code
            name {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [EventStoryFields, WordsFields],
)

export const EventHeadQuery = graphql(
  `
    query EventHead($id: ID!) {
      event(id: $id) {
        ...EventCardFields
        version
        isFollowed
        hasSeriesTable
        cancelledAt
        cancelReason
        entryTerms {
          window
        }
        edition {
          id
          title {
            ...WordsFields
          }
          issuer {
            ...WordsFields
          }
        }
        officials {
          id
          role
          name
          person {
            ...PersonNameFields
          }
        }
        stages {
          id
          ordinal
          format
          sessions {
            id
          }
          hasBoards
          hasTables
          hasRounds
          name {
            ...WordsFields
          }
          standings {
            id
            number
            status
            publishedAt
            officialAt
            hasCrossTable
            playerCount
            lines(first: 1) {
              totalCount
              edges {
                node {
                  played
                }
              }
            }
            windows {
              ...WindowFields
            }
            correction {
              id
              reasons {
                ...WordsFields
              }
              appliedAt
            }
          }
        }
        corrections {
          id
          status
        }
        rulings(first: 1) {
          totalCount
        }
        appeals {
          id
          number
          isOpen
          dueAt
        }
        permissions {
          canEnterResult {
            ...PermissionFields
          }
          canPublish {
            ...PermissionFields
          }
          canCorrect {
            ...PermissionFields
          }
          canChangeSettings {
            ...PermissionFields
          }
          canAward {
            ...PermissionFields
          }
          canRun {
            ...PermissionFields
          }
          canRule {
            ...PermissionFields
          }
        }
      }
    }
  `,
  [EventCardFields, PersonNameFields, WordsFields, WindowFields, PermissionFields],
)
