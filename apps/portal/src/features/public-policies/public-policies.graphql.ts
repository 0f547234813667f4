import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

export const PublicPoliciesQuery = graphql(
  `
    query PublicPolicies {
      policies {
        id
        kind
        code
        version
        sport
        status
        effectiveFrom
        effectiveUntil
        rule
        name {
          ...WordsFields
        }
        organisation {
          id
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [WordsFields],
)
