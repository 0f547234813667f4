import { graphql } from '@/gql'
import { EntryTermsFields, EventCardFields, StageConditionFields, WordsFields } from '@/gql/fragments'

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
          ...EntryTermsFields
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
  [EntryTermsFields, EventCardFields, StageConditionFields, WordsFields],
)
