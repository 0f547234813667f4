import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** Somebody on one of the sides of a case. */
export const PartyFields = graphql(
  `
    fragment PartyFields on AppealParty @_unmask {
      id
      side
      called {
        ...WordsFields
      }
      isViewer
      concurrence
      guardians {
        name
        contact
      }
    }
  `,
  [WordsFields],
)
