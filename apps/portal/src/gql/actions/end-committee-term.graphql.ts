// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const EndCommitteeTermMutation = graphql(
  `
    mutation EndCommitteeTerm($input: EndCommitteeTermInput!) {
      endCommitteeTerm(input: $input) {
        organisation { id code }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const endCommitteeTerm = actionOf(EndCommitteeTermMutation, data => data.endCommitteeTerm, [
  { name: 'term', kind: 'id', isOptional: false },
  { name: 'reason', kind: 'reason', isOptional: false },
])
