import { graphql } from '@/gql'
import { EventCardFields, StageConditionFields, WordsFields } from '@/gql/fragments'

export const RegulationsQuery = graphql(
  `
    query Regulations($id: ID!) {
      event(id: $id) {
        ...EventCardFields
        cancelReason
        edition {
          id
          title {
            ...WordsFields
          }
          issuer {
            ...WordsFields
          }
        }
        entryTerms {
          opensAt
          closesAt
          withdrawUntil
          capacity
          teamMin
          teamMax
          needsDesk
          class
          membersOf {
            name {
              ...WordsFields
            }
          }
          bornFrom
          bornUntil
          feeAmount
          feeCurrency
          entered
        }
        stages {
          id
          ordinal
          name {
            ...WordsFields
          }
          conditions {
            ...StageConditionFields
          }
        }
      }
    }
  `,
  [EventCardFields, StageConditionFields, WordsFields],
)
