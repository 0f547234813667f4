import { graphql } from '@/gql'
import { CorrectionFields, EventCardFields, PersonNameFields, WordsFields } from '@/gql/fragments'

export const HomeQuery = graphql(
  `
    query Home {
      events(first: 8) {
        edges {
          node {
            ...EventCardFields
          }
        }
      }
      corrections(first: 4, status: "APPLIED") {
        edges {
          node {
            ...CorrectionFields
          }
        }
      }
      rankings {
        id
        code
        sport
        name {
          ...WordsFields
        }
        latest {
          id
          asOf
          reason
          entries(first: 5) {
            totalCount
            edges {
              node {
                rank
                shared
                value
                person {
                  ...PersonNameFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [EventCardFields, CorrectionFields, WordsFields, PersonNameFields],
)
