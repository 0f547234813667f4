// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const OpenSeatDrawMutation = graphql(
  `
    mutation OpenSeatDraw($input: OpenSeatDrawInput!) {
      openSeatDraw(input: $input) {
        stage { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const openSeatDraw = actionOf(OpenSeatDrawMutation, data => data.openSeatDraw, [
  { name: 'stage', kind: 'id', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
