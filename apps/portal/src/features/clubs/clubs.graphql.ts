import { graphql } from '@/gql'
import { EventCardFields, PersonRowFields, WordsFields } from '@/gql/fragments'

export const ClubsQuery = graphql(
  `
    query Clubs($text: String, $kind: String, $first: Int!, $after: String) {
      organisations(text: $text, kind: $kind, first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            kind
            memberCount
            name {
              ...WordsFields
            }
            parent {
              name {
                ...WordsFields
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const ClubQuery = graphql(
  `
    query Club($id: ID!, $first: Int!, $after: String, $eventsAfter: String) {
      organisation(id: $id) {
        id
        code
        kind
        memberCount
        name {
          ...WordsFields
        }
        parent {
          id
          name {
            ...WordsFields
          }
        }
        children {
          id
          kind
          memberCount
          name {
            ...WordsFields
          }
          parent {
            name {
              ...WordsFields
            }
          }
        }
        events(first: 10, after: $eventsAfter) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...EventCardFields
            }
          }
        }
        members(first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...PersonRowFields
            }
          }
        }
      }
    }
  `,
  [WordsFields, EventCardFields, PersonRowFields],
)
