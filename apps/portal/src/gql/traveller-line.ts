import { graphql } from '@/gql'
import { EntryFields } from '@/gql/fragments'

/** A table's result on one line: where, who, what the sheet prints, what each side got. */
export const TravellerLineFields = graphql(
  `
    fragment TravellerLineFields on TravellerLine @_unmask {
      sheetId
      slot
      versions
      round
      table
      board
      section
      session
      corrected
      sides {
        ...EntryFields
      }
      printed {
        name
        value
      }
      awards {
        entry {
          id
        }
        points
        unit
        percent
        marks
      }
    }
  `,
  [EntryFields],
)
