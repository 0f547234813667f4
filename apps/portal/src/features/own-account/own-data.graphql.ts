import { RightsFields } from '@/features/person-rights'
import { RecordProposalFields } from '@/features/proposals'
import { graphql } from '@/gql'
import { PersonNameFields, WordsFields } from '@/gql/fragments'

/** What a page of a person may show, field by field. */
const SeenFields = graphql(
  `
    fragment SeenFields on Person @_unmask {
      ...PersonNameFields
      status
      club {
        id
        name {
          ...WordsFields
        }
      }
      gender
      birthYear
      photo {
        path
      }
      identifiers {
        issuer
        value
      }
    }
  `,
  [PersonNameFields, WordsFields],
)

export const OwnDataQuery = graphql(
  `
    query OwnData {
      viewer {
        person {
          ...SeenFields
          office {
            privacy {
              hideBirthYear
              hideClub
              hideGender
              hidePhoto
            }
            ...RightsFields
            proposals(first: 10) {
              ...RecordProposalFields
            }
          }
        }
      }
    }
  `,
  [RecordProposalFields, RightsFields, SeenFields],
)

/** The same person, for whoever is nobody in particular. */
export const AsOthersSeeQuery = graphql(
  `
    query AsOthersSee($id: ID!) {
      person(id: $id) {
        ...SeenFields
      }
    }
  `,
  [SeenFields],
)
