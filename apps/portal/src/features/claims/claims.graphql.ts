import { graphql } from '@/gql'
import { PermissionFields, PersonNameFields, ProblemFields } from '@/gql/fragments'

const ClaimFields = graphql(
  `
    fragment ClaimFields on PersonClaim @_unmask {
      id
      status
      proof
      at
      reason
      person {
        id
        number
        ...PersonNameFields
      }
    }
  `,
  [PersonNameFields],
)

export const MyClaimQuery = graphql(
  `
    query MyClaim {
      myClaim {
        ...ClaimFields
      }
    }
  `,
  [ClaimFields],
)

export const ClaimableQuery = graphql(
  `
    query Claimable($id: ID!) {
      myClaim {
        ...ClaimFields
      }
      person(id: $id) {
        id
        canClaim {
          ...PermissionFields
        }
      }
    }
  `,
  [ClaimFields, PermissionFields],
)

export const OpenClaimsQuery = graphql(
  `
    query OpenClaims {
      openClaims(first: 50) {
        ...ClaimFields
        account
        canDecide {
          ...PermissionFields
        }
      }
    }
  `,
  [ClaimFields, PermissionFields],
)

export const ClaimPersonMutation = graphql(
  `
    mutation ClaimPerson($input: ClaimPersonInput!) {
      claimPerson(input: $input) {
        claim {
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

export const WithdrawClaimMutation = graphql(
  `
    mutation WithdrawClaim($input: WithdrawClaimInput!) {
      withdrawClaim(input: $input) {
        claim {
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

export const DecideClaimMutation = graphql(
  `
    mutation DecideClaim($input: DecideClaimInput!) {
      decideClaim(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
