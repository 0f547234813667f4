import { RightsFields } from '@/features/person-rights'
import { graphql } from '@/gql'
import { PersonNameFields } from '@/gql/fragments'

export const OwnDataQuery = graphql(
  `
    query OwnData {
      viewer {
        person {
          ...PersonNameFields
          number
          photo {
            path
          }
          office {
            privacy {
              hideBirthYear
              hideClub
              hideGender
              hidePhoto
            }
            ...RightsFields
          }
        }
      }
    }
  `,
  [PersonNameFields, RightsFields],
)
