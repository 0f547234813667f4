import { graphql } from '@/gql'
import { EventCardFields, PersonNameFields, WordsFields } from '@/gql/fragments'

export const SearchQuery = graphql(
  `
    query Search($text: String!, $first: Int!) {
      search(text: $text, first: $first) {
        people {
          totalCount
          edges {
            node {
              ...PersonNameFields
              number
              club {
                id
                name {
                  ...WordsFields
                }
              }
            }
          }
        }
        events {
          totalCount
          edges {
            node {
              ...EventCardFields
            }
          }
        }
        organisations {
          totalCount
          edges {
            node {
              id
              kind
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
    }
  `,
  [PersonNameFields, EventCardFields, WordsFields],
)
