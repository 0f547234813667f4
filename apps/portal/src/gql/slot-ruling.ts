import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** A ruling beside the sheet it was given at: its article and what the table has to observe. */
export const SlotRulingFields = graphql(
  `
    fragment SlotRulingFields on Ruling @_unmask {
      id
      decision
      clause {
        edition
        article
      }
      led {
        effects {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)
