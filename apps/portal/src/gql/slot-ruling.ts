import { graphql } from '@/gql'
import { ClauseFields } from '@/gql/clause'
import { WordsFields } from '@/gql/fragments'

/** A ruling beside the sheet it was given at: its article and what the table has to observe. */
export const SlotRulingFields = graphql(
  `
    fragment SlotRulingFields on Ruling @_unmask {
      id
      decision
      clause {
        ...ClauseFields
      }
      led {
        effects {
          ...WordsFields
        }
      }
    }
  `,
  [ClauseFields, WordsFields],
)
