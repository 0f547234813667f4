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

export const NameOfficerMutation = graphql(
  `
    mutation NameOfficer($input: NameOfficerInput!) {
      nameOfficer(input: $input) {
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

export const EndOfficerMutation = graphql(
  `
    mutation EndOfficer($input: EndOfficerInput!) {
      endOfficer(input: $input) {
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

export const GiveLicenceMutation = graphql(
  `
    mutation GiveLicence($input: GiveLicenceInput!) {
      giveLicence(input: $input) {
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

export const EndLicenceMutation = graphql(
  `
    mutation EndLicence($input: EndLicenceInput!) {
      endLicence(input: $input) {
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

export const NameCommitteeMemberMutation = graphql(
  `
    mutation NameCommitteeMember($input: NameCommitteeMemberInput!) {
      nameCommitteeMember(input: $input) {
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

export const EndCommitteeTermMutation = graphql(
  `
    mutation EndCommitteeTerm($input: EndCommitteeTermInput!) {
      endCommitteeTerm(input: $input) {
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
