import { graphql } from '@/gql'
import { ProblemFields, SeriesTermsFields, WordsFields } from '@/gql/fragments'

/** The other events of its series, and how they count together. */
export const OfficeSeriesFields = graphql(
  `
    fragment OfficeSeriesFields on Event @_unmask {
      series(first: 60) {
        id
        name {
          ...WordsFields
        }
        startsOn
        endsOn
        status
      }
      seriesTable {
        name {
          ...WordsFields
        }
        terms {
          ...SeriesTermsFields
        }
      }
    }
  `,
  [SeriesTermsFields, WordsFields],
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
