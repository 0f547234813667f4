import { graphql } from '@/gql'
import { ClauseFields } from '@/gql/clause'
import { EntryFields, PermissionFields, PersonNameFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const SanctionFields = graphql(
  `
    fragment SanctionFields on Sanction @_unmask {
      id
      scope
      sport
      from
      until
      reason
      rule {
        ...ClauseFields
      }
      publicity
      publicFrom
      status
      liftedAt
      liftReason
      byDecision
      broughtIn {
        at
        system
        row
      }
      organisation {
        id
        code
        name {
          ...WordsFields
        }
      }
      person {
        id
        ...PersonNameFields
      }
      permissions {
        canConfirm {
          ...PermissionFields
        }
        canLift {
          ...PermissionFields
        }
      }
    }
  `,
  [ClauseFields, PermissionFields, PersonNameFields, WordsFields],
)

export const SanctionsDeskQuery = graphql(
  `
    query SanctionsDesk($after: String) {
      canOpenSanctions {
        ...PermissionFields
      }
      organisations(first: 200) {
        edges {
          node {
            id
            name {
              ...WordsFields
            }
          }
        }
      }
      bodyRules(first: 200) {
        id
        title {
          ...WordsFields
        }
        articles {
          number
          title {
            ...WordsFields
          }
        }
      }
      sanctions(first: 50, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...SanctionFields
            hits {
              seats
              entry {
                id
                ...EntryFields
              }
              event {
                id
                name {
                  ...WordsFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [EntryFields, PermissionFields, SanctionFields, WordsFields],
)

export const PersonSanctionsQuery = graphql(
  `
    query PersonSanctions($person: ID!) {
      sanctions(first: 10, person: $person, inForce: true) {
        edges {
          node {
            ...SanctionFields
          }
        }
      }
    }
  `,
  [SanctionFields],
)

export const ImposeSanctionMutation = graphql(
  `
    mutation ImposeSanction($input: ImposeSanctionInput!) {
      imposeSanction(input: $input) {
        sanction {
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

export const ConfirmSanctionMutation = graphql(
  `
    mutation ConfirmSanction($input: ConfirmSanctionInput!) {
      confirmSanction(input: $input) {
        sanction {
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

export const LiftSanctionMutation = graphql(
  `
    mutation LiftSanction($input: LiftSanctionInput!) {
      liftSanction(input: $input) {
        sanction {
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
