import { graphql } from '@/gql'
import { PermissionFields, ProblemFields } from '@/gql/fragments'

export const RightsFields = graphql(
  `
    fragment RightsFields on PersonOffice @_unmask {
      minor
      permissions {
        canExport {
          ...PermissionFields
        }
        canRequestErasure {
          ...PermissionFields
        }
      }
      erasure {
        id
        requestedAt
        reason
        decision
        decisionReason
        canDecide {
          ...PermissionFields
        }
      }
    }
  `,
  [PermissionFields],
)

export const ExportPersonDataMutation = graphql(
  `
    mutation ExportPersonData($input: ExportPersonDataInput!) {
      exportPersonData(input: $input) {
        data
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RequestErasureMutation = graphql(
  `
    mutation RequestErasure($input: RequestErasureInput!) {
      requestErasure(input: $input) {
        person {
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

export const DecideErasureMutation = graphql(
  `
    mutation DecideErasure($input: DecideErasureInput!) {
      decideErasure(input: $input) {
        person {
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
