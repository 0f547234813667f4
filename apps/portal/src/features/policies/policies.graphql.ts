import { graphql } from '@/gql'
import { OrganisationChoicesFields, PolicyFields, ProblemFields } from '@/gql/fragments'

export const PoliciesQuery = graphql(
  `
    query Policies {
      policies {
        ...PolicyFields
      }
      policyStarts {
        id
        kind
      }
    }
  `,
  [PolicyFields],
)

export const NewPolicyQuery = graphql(
  `
    query NewPolicy {
      policyStarts {
        id
        kind
        rule
      }
      editions {
        sport
      }
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [OrganisationChoicesFields],
)

export const CreatePolicyMutation = graphql(
  `
    mutation CreatePolicy($input: CreatePolicyInput!) {
      createPolicy(input: $input) {
        policy {
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

export const CreateRankingMutation = graphql(
  `
    mutation CreateRanking($input: CreateRankingInput!) {
      createRanking(input: $input) {
        ranking {
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

export const WithdrawPolicyVersionMutation = graphql(
  `
    mutation WithdrawPolicyVersion($input: WithdrawPolicyVersionInput!) {
      withdrawPolicyVersion(input: $input) {
        policy {
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
