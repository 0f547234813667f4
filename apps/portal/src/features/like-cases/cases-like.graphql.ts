import { graphql } from '@/gql'
import { CaseLineFields } from '@/gql/fragments'

/** Cases in print like what is being ruled upon. */
export const CasesLikeQuery = graphql(
  `
    query CasesLike($sport: Sport!, $article: String!, $situation: String) {
      casesLike(sport: $sport, article: $article, situation: $situation) {
        ...CaseLineFields
      }
    }
  `,
  [CaseLineFields],
)
