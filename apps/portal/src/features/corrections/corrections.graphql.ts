import { graphql } from '@/gql'
import { CorrectionFields } from '@/gql/fragments'

export const EventCorrectionsQuery = graphql(
  `
    query EventCorrections($event: ID!) {
      event(id: $event) {
        id
        corrections {
          ...CorrectionFields
          revisionBefore {
            id
            number
          }
          revisionAfter {
            id
            number
          }
        }
      }
    }
  `,
  [CorrectionFields],
)
