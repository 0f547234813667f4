import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const IsFoundedQuery = graphql(`
  query IsFounded {
    isFounded
  }
`)

export const FoundFederationMutation = graphql(
  `
    mutation FoundFederation($input: FoundFederationInput!) {
      foundFederation(input: $input) {
        organisation {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
