import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** Rules of a body in a list. */
export const RulesLineFields = graphql(
  `
    fragment RulesLineFields on LawBook @_unmask {
      id
      shelf
      slug
      effectiveFrom
      title {
        ...WordsFields
      }
      rules {
        name
        version
        kind
        scope
        sport
      }
    }
  `,
  [WordsFields],
)
