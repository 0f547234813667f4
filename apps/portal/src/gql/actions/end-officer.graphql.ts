// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const EndOfficerMutation = graphql(
  `
    mutation EndOfficer($input: EndOfficerInput!) {
      endOfficer(input: $input) {
        organisation { id code }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const endOfficer = actionOf(EndOfficerMutation, data => data.endOfficer, [
  { name: 'officer', kind: 'id', isOptional: false },
  { name: 'on', kind: 'day', isOptional: false },
])
