import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** Cases in print on an article. */
export const SimilarCasesQuery = graphql(
  `
    query SimilarCases($filter: CasebookFilter!) {
      casebook(first: 5, filter: $filter) {
        edges {
          node {
            id
            reference
            number
            outcome
            headnote {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)
