// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const GiveLicenceMutation = graphql(
  `
    mutation GiveLicence($input: GiveLicenceInput!) {
      giveLicence(input: $input) {
        person { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const giveLicence = actionOf(GiveLicenceMutation, data => data.giveLicence, [
  { name: 'person', kind: 'person', isOptional: false },
  { name: 'organisation', kind: 'organisation', isOptional: false },
  { name: 'sport', kind: 'sport', isOptional: false },
  { name: 'kind', kind: 'code', isOptional: false, codes: ['director', 'referee', 'scorer'] },
  { name: 'level', kind: 'code', isOptional: false, codes: ['international', 'national', 'first', 'second', 'third'] },
  { name: 'from', kind: 'day', isOptional: false },
  { name: 'until', kind: 'endDay', isOptional: true },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
