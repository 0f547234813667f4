import { graphql } from '@/gql'
import { CaseLineFields, EventCardFields, PersonRowFields, WordsFields } from '@/gql/fragments'

export const SearchQuery = graphql(
  `
    query Search($text: String!, $first: Int!) {
      search(text: $text, first: $first) {
        kinds
        wholeNumber {
          kind
          slug
        }
        people {
          totalCount
          edges {
            node {
              ...PersonRowFields
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
              code
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
        rankings {
          code
          name {
            ...WordsFields
          }
          organisation {
            name {
              ...WordsFields
            }
          }
        }
        cases {
          ...CaseLineFields
        }
        texts {
          shelf
          slug
          title {
            ...WordsFields
          }
          issuer {
            ...WordsFields
          }
        }
        articles {
          number
          title {
            ...WordsFields
          }
          book {
            shelf
            slug
            title {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [CaseLineFields, PersonRowFields, EventCardFields, WordsFields],
)
