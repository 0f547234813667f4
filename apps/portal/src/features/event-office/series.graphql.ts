import { graphql } from '@/gql'
import { ProblemFields, WordsFields } from '@/gql/fragments'

/** How the series of an event counts, for the form that says so. */
export const OfficeSeriesFields = graphql(
  `
    fragment OfficeSeriesFields on Event @_unmask {
      seriesTable {
        name {
          ...WordsFields
        }
        terms {
          by
          measure
          placePoints
          sum
          best
          least
          ranking
          strata {
            name {
              ...WordsFields
            }
            atMost
            prizes
          }
          handicaps {
            points
            person {
              number
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const SetSeriesTermsMutation = graphql(
  `
    mutation SetSeriesTerms($input: SetSeriesTermsInput!) {
      setSeriesTerms(input: $input) {
        event {
          id
          slug
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const SetSeriesMutation = graphql(
  `
    mutation SetSeries($input: SetSeriesInput!) {
      setSeries(input: $input) {
        event {
          id
          slug
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
