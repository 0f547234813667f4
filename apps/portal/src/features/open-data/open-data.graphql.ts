import { graphql } from '@/gql'
import { PermissionFields, ProblemFields } from '@/gql/fragments'

export const OpenDataPlanQuery = graphql(
  `
    query OpenDataPlan {
      openDataPlan {
        organisation
        today
        next
        published
        canRenew {
          ...PermissionFields
        }
      }
    }
  `,
  [PermissionFields],
)

export const RenewOpenDataMutation = graphql(
  `
    mutation RenewOpenData($input: RenewOpenDataInput!) {
      renewOpenData(input: $input) {
        plan {
          next
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
