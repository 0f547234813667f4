// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const AcceptDifferencesMutation = graphql(
  `
    mutation AcceptDifferences($input: AcceptDifferencesInput!) {
      acceptDifferences(input: $input) {
        check { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const acceptDifferences = actionOf(AcceptDifferencesMutation, data => data.acceptDifferences, [
  { name: 'check', kind: 'id', isOptional: false },
  { name: 'reason', kind: 'code', isOptional: false, codes: ['printedOnly', 'hereOnly', 'countedOtherwise', 'pointsMissing', 'pointsMore', 'placeOnly'] },
  { name: 'note', kind: 'reason', isOptional: false },
])
