import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

/** A dated version of a policy: of the numbers that were tried, or of a whole rule. */
export const AddPolicyVersionMutation = graphql(
  `
    mutation AddPolicyVersion($input: AddPolicyVersionInput!) {
      addPolicyVersion(input: $input) {
        policy {
          id
          version
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
