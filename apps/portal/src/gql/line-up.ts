import { graphql } from '.'
import { PermissionFields, PersonNameFields } from './fragments'

export const LineUpPlayerFields = graphql(
  `
    fragment LineUpPlayerFields on EntryPlayer @_unmask {
      id
      ordinal
      nameAsEntered
      person {
        ...PersonNameFields
      }
    }
  `,
  [PersonNameFields],
)

/** The sides of a match with whom they name. */
export const LineUpFields = graphql(
  `
    fragment LineUpFields on LineUpSide @_unmask {
      entry {
        id
      }
      canGive {
        ...PermissionFields
      }
      canMend {
        ...PermissionFields
      }
      seats
      dueAt
      lateArticle
      seen
      players {
        ...LineUpPlayerFields
      }
      segments {
        number
        boards
        started
        submitted
        lineUp {
          givenAt
          byOffice
          reason
          rooms {
            room
            players {
              ...LineUpPlayerFields
            }
          }
        }
      }
    }
  `,
  [PermissionFields, LineUpPlayerFields],
)
