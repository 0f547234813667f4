import { graphql } from '@/gql'
import { PolicyFields } from '@/gql/fragments'

export const PublicPoliciesQuery = graphql(
  `
    query PublicPolicies {
      policies {
        ...PolicyFields
      }
    }
  `,
  [PolicyFields],
)
