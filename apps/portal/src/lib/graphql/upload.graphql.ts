import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const OpenUploadMutation = graphql(
  `
    mutation OpenUpload($input: OpenUploadInput!) {
      openUpload(input: $input) {
        ticket
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
