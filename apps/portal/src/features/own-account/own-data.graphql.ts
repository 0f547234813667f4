import { RightsFields } from '@/features/person-rights'
import { graphql } from '@/gql'

export const OwnDataQuery = graphql(
  `
    query OwnData {
      viewer {
        person {
          id
          number
          office {
            privacy {
              hideBirthYear
              hideClub
              hideGender
            }
            ...RightsFields
          }
        }
      }
    }
  `,
  [RightsFields],
)
