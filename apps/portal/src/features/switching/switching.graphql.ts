import { graphql } from '@/gql'
import { PermissionFields, PersonNameFields, WordsFields } from '@/gql/fragments'

const CheckSums = graphql(`
  fragment CheckSums on PrintedListCheck @_unmask {
    id
    asOf
    listName
    printed
    same
    recordedAt
    supersededAt
    policyVersion
    reasons {
      reason
      count
      accepted
    }
  }
`)

export const SwitchQuery = graphql(
  `
    query Switch($id: ID!) {
      organisation(id: $id) {
        id
        code
        name {
          ...WordsFields
        }
      }
      switchDesk(organisation: $id) {
        mayTakeOut
        days {
          sport
          system
          day
          reason
          recordedAt
          supersededAt
        }
        printedLists(first: 100) {
          sport
          name
          asOf
          places
          system
          check {
            ...CheckSums
          }
        }
      }
      rankings {
        id
        code
        sport
        kind
        name {
          ...WordsFields
        }
      }
    }
  `,
  [CheckSums, WordsFields],
)

export const PrintedCheckQuery = graphql(
  `
    query PrintedCheck($id: ID!, $reason: DifferenceReason, $first: Int!, $offset: Int!) {
      printedListCheck(id: $id) {
        ...CheckSums
        organisation {
          id
          name {
            ...WordsFields
          }
        }
        ranking {
          code
          name {
            ...WordsFields
          }
        }
        canAccept {
          ...PermissionFields
        }
        differences(first: $first, offset: $offset, reason: $reason) {
          id
          reason
          printedPlace
          printedValue
          ownPlace
          ownValue
          pointsHere
          accepted
          person {
            ...PersonNameFields
          }
        }
      }
    }
  `,
  [CheckSums, PermissionFields, PersonNameFields, WordsFields],
)
