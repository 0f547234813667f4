import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

const PowerGroupFields = graphql(
  `
    fragment PowerGroupFields on PowerGroup @_unmask {
      acts
      roles
      holders {
        name {
          ...WordsFields
        }
        role
        scopeKind
        from
        until
        waitsForSecondFactor
        scopeName {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

export const EventPowersQuery = graphql(
  `
    query EventPowers($id: ID!) {
      event(id: $id) {
        id
        name {
          ...WordsFields
        }
        organisation {
          id
          name {
            ...WordsFields
          }
        }
      }
      powers(place: $id) {
        ...PowerGroupFields
      }
    }
  `,
  [PowerGroupFields, WordsFields],
)

export const BodyPowersQuery = graphql(
  `
    query BodyPowers($id: ID!) {
      organisation(id: $id) {
        id
        name {
          ...WordsFields
        }
        parent {
          id
          name {
            ...WordsFields
          }
        }
      }
      powers(place: $id) {
        ...PowerGroupFields
      }
    }
  `,
  [PowerGroupFields, WordsFields],
)
