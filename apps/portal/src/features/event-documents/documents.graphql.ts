import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const EventDocumentsQuery = graphql(`
  query EventDocuments($id: ID!) {
    event(id: $id) {
      documents {
        id
        title
        fileName
        mediaType
        size
        at
        path
      }
    }
  }
`)

export const AttachDocumentMutation = graphql(
  `
    mutation AttachDocument($input: AttachDocumentInput!) {
      attachDocument(input: $input) {
        event {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RemoveDocumentMutation = graphql(
  `
    mutation RemoveDocument($input: RemoveDocumentInput!) {
      removeDocument(input: $input) {
        event {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
