import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

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
