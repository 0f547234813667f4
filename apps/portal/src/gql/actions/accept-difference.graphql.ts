// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const AcceptDifferenceMutation = graphql(
  `
    mutation AcceptDifference($input: AcceptDifferenceInput!) {
      acceptDifference(input: $input) {
        check { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const acceptDifference = actionOf(AcceptDifferenceMutation, data => data.acceptDifference, [
  { name: 'difference', kind: 'id', isOptional: false },
  { name: 'note', kind: 'reason', isOptional: false },
])
