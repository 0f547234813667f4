import { graphql } from '@/gql'
import { EntryFields } from '@/gql/fragments'
import { TravellerLineFields } from '@/gql/traveller-line'

export const ScorecardQuery = graphql(
  `
    query Scorecard($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        stage {
          id
        }
        unit
        scorecard(entry: $entry) {
          entry {
            ...EntryFields
          }
          lines {
            ...TravellerLineFields
            parPoints
            sheet {
              __typename
            }
          }
        }
      }
    }
  `,
  [EntryFields, TravellerLineFields],
)
