import { graphql } from '.'
import { EntryFields, PermissionFields } from './fragments'

/** When and where a match is played, and whether that was changed. */
export const MatchDayFields = graphql(`
  fragment MatchDayFields on RoundTable @_unmask {
    startsAt
    venue
    home {
      id
    }
    move {
      id
      startsAt
      reason
      byOffice
    }
  }
`)

/** What the viewer may say of another day. */
export const MovableFields = graphql(
  `
    fragment MovableFields on RoundTable @_unmask {
      canMove {
        ...PermissionFields
      }
      sidesOfViewer {
        id
      }
      proposedMove {
        id
        startsAt
        venue
        reason
        agreed {
          ...EntryFields
        }
      }
    }
  `,
  [EntryFields, PermissionFields],
)
