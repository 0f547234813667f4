import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** What the articles of the rules it is held under set. */
export const AppealParametersQuery = graphql(
  `
    query AppealParameters($id: ID!) {
      event(id: $id) {
        id
        rules {
          book {
            id
            title {
              ...WordsFields
            }
            articles {
              number
              sets {
                kind
                amount
                currency
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)
