import { graphql } from '@/gql'
import { EntryFields, PersonNameFields, SeriesTermsFields, WordsFields } from '@/gql/fragments'

export const SeriesQuery = graphql(
  `
    query Series($event: ID!, $first: Int!, $skip: Int!) {
      event(id: $event) {
        id
        sport
        seriesTable {
          name {
            ...WordsFields
          }
          terms {
            ...SeriesTermsFields
          }
          evenings {
            isCounted
            event {
              id
              slug
              name {
                ...WordsFields
              }
              startsOn
            }
          }
          totalLines
          lines(first: $first, skip: $skip) {
            rank
            shared
            total
            played
            figures {
              evening
              scratch
              handicap
              counts
            }
            strata {
              stratum
              rank
              shared
              prize
            }
            entry {
              ...EntryFields
            }
            player {
              ordinal
              nameAsEntered
              person {
                ...PersonNameFields
              }
            }
          }
        }
      }
    }
  `,
  [EntryFields, PersonNameFields, SeriesTermsFields, WordsFields],
)
