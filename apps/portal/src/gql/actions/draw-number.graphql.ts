// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const DrawNumberMutation = graphql(
  `
    mutation DrawNumber($input: DrawNumberInput!) {
      drawNumber(input: $input) {
        stage { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const drawNumber = actionOf(DrawNumberMutation, data => data.drawNumber, [
  { name: 'entry', kind: 'id', isOptional: false },
  { name: 'number', kind: 'amount', isOptional: true },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
