import { graphql } from '@/gql'

/* In a file of its own: every screen of a hall has it, and needs none of the others. */

export const RoundClockFields = graphql(`
  fragment RoundClockFields on Round @_unmask {
    clock {
      state
      secondsLeft
      endsAt
      now
    }
    extraTime {
      table
      minutes
    }
  }
`)

/** Asked again and again by every screen that shows the clock. */
export const RoundClockQuery = graphql(
  `
    query RoundClock($id: ID!) {
      round(id: $id) {
        id
        ...RoundClockFields
      }
    }
  `,
  [RoundClockFields],
)
