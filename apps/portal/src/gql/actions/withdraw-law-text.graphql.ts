// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const WithdrawLawTextMutation = graphql(
  `
    mutation WithdrawLawText($input: WithdrawLawTextInput!) {
      withdrawLawText(input: $input) {
        book { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const withdrawLawText = actionOf(WithdrawLawTextMutation, data => data.withdrawLawText, [
  { name: 'lawText', kind: 'id', isOptional: false },
  { name: 'reason', kind: 'reason', isOptional: false },
])
