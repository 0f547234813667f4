import { graphql } from '@/gql'
import { PermissionFields, PersonNameFields, WordsFields } from '@/gql/fragments'

/** A proposed act on a record, with who is consulted. */
export const RecordProposalFields = graphql(
  `
    fragment RecordProposalFields on RecordProposal @_unmask {
      id
      act
      reason
      day
      proposedAt
      objectUntil
      silence
      outcome
      because
      person {
        ...PersonNameFields
      }
      other {
        ...PersonNameFields
      }
      organisation {
        name {
          ...WordsFields
        }
      }
      consents {
        ofPerson
        answer
        answerReason
        answerFromAbove
        organisation {
          name {
            ...WordsFields
          }
        }
      }
      permissions {
        canAnswer {
          ...PermissionFields
        }
        answersFromAbove
        canWithdraw {
          ...PermissionFields
        }
      }
    }
  `,
  [PermissionFields, PersonNameFields, WordsFields],
)
