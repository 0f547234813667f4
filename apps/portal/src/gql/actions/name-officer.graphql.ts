// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const NameOfficerMutation = graphql(
  `
    mutation NameOfficer($input: NameOfficerInput!) {
      nameOfficer(input: $input) {
        organisation { id code }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const nameOfficer = actionOf(NameOfficerMutation, data => data.nameOfficer, [
  { name: 'person', kind: 'person', isOptional: false },
  { name: 'organisation', kind: 'organisation', isOptional: false },
  { name: 'office', kind: 'code', isOptional: false, codes: ['president', 'vicePresident', 'secretary', 'treasurer', 'registrar', 'delegate', 'coach'] },
  { name: 'from', kind: 'day', isOptional: false },
  { name: 'until', kind: 'endDay', isOptional: true },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
