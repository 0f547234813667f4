// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const EndLicenceMutation = graphql(
  `
    mutation EndLicence($input: EndLicenceInput!) {
      endLicence(input: $input) {
        person { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const endLicence = actionOf(EndLicenceMutation, data => data.endLicence, [
  { name: 'licence', kind: 'id', isOptional: false },
  { name: 'reason', kind: 'reason', isOptional: false },
])
