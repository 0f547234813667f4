import { graphql } from '@/gql'
import { ProblemFields, WordsFields } from '@/gql/fragments'

export const LawDeskQuery = graphql(
  `
    query LawDesk($shelf: String!, $slug: String!) {
      lawBook(shelf: $shelf, slug: $slug) {
        id
        shelf
        slug
        title {
          ...WordsFields
        }
        texts {
          id
          access
          rights
          articles
          at
          organisation {
            id
            name {
              ...WordsFields
            }
          }
        }
        mayBring {
          id
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const LawTextReadingQuery = graphql(
  `
    query LawTextReading($input: LawTextReadingInput!) {
      lawTextReading(input: $input) {
        articles
        parts
        notInFile
        notInEdition
        leftOut {
          from
          to
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const LayLawTextMutation = graphql(
  `
    mutation LayLawText($input: LayLawTextInput!) {
      layLawText(input: $input) {
        book {
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
