import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const ReadNoticesMutation = graphql(
  `
    mutation ReadNotices($ids: [ID!]!) {
      payload: readNotices(ids: $ids) {
        read
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
