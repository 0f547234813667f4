// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const AnswerMatchMoveMutation = graphql(
  `
    mutation AnswerMatchMove($input: AnswerMatchMoveInput!) {
      answerMatchMove(input: $input) {
        round { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const answerMatchMove = actionOf(AnswerMatchMoveMutation, data => data.answerMatchMove, [
  { name: 'table', kind: 'id', isOptional: false },
  { name: 'move', kind: 'id', isOptional: false },
  { name: 'agrees', kind: 'flag', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
