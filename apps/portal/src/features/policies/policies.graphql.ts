import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

export const PoliciesQuery = graphql(
  `
    query Policies {
      policies {
        id
        kind
        code
        version
        sport
        effectiveFrom
        rule
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)
