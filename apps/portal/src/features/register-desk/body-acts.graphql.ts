import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const CreateOrganisationMutation = graphql(
  `
    mutation CreateOrganisation($input: CreateOrganisationInput!) {
      createOrganisation(input: $input) {
        organisation {
          id
          code
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ChangeOrganisationMutation = graphql(
  `
    mutation ChangeOrganisation($input: ChangeOrganisationInput!) {
      changeOrganisation(input: $input) {
        organisation {
          id
          code
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RenewMembershipsMutation = graphql(
  `
    mutation RenewMemberships($input: RenewMembershipsInput!) {
      renewMemberships(input: $input) {
        renewed
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DeclareIssuerMutation = graphql(
  `
    mutation DeclareIssuer($input: DeclareIssuerInput!) {
      declareIssuer(input: $input) {
        code
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
