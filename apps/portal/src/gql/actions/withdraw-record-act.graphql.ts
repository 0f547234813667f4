// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const WithdrawRecordActMutation = graphql(
  `
    mutation WithdrawRecordAct($input: WithdrawRecordActInput!) {
      withdrawRecordAct(input: $input) {
        person { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const withdrawRecordAct = actionOf(WithdrawRecordActMutation, data => data.withdrawRecordAct, [
  { name: 'proposal', kind: 'id', isOptional: false },
])
