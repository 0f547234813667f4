// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const AnswerRecordActMutation = graphql(
  `
    mutation AnswerRecordAct($input: AnswerRecordActInput!) {
      answerRecordAct(input: $input) {
        person { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const answerRecordAct = actionOf(AnswerRecordActMutation, data => data.answerRecordAct, [
  { name: 'proposal', kind: 'id', isOptional: false },
  { name: 'answer', kind: 'code', isOptional: false, codes: ['agreed', 'objected'] },
  { name: 'reason', kind: 'text', isOptional: true },
])
