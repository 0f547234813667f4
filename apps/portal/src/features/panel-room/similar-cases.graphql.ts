import { graphql } from '@/gql'
import { CaseLineFields } from '@/gql/fragments'

/** Cases in print like the one a ruling was given in. */
export const SimilarCasesQuery = graphql(
  `
    query SimilarCases($ruling: ID!) {
      ruling(id: $ruling) {
        id
        casesLikeIt {
          ...CaseLineFields
        }
      }
    }
  `,
  [CaseLineFields],
)
