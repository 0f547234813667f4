import { graphql } from '.'
import { ClauseFields } from '@/gql/clause'

/** What a body may do in a case, and by which article. */
export const CasePowersFields = graphql(
  `
  fragment CasePowersFields on CasePowers @_unmask {
    matter
    body
    may
    outcomes
    orders {
      kind
      as
    }
    remandTo
    clause {
      ...ClauseFields
    }
  }
`,
  [ClauseFields],
)
