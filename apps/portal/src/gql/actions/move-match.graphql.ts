// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const MoveMatchMutation = graphql(
  `
    mutation MoveMatch($input: MoveMatchInput!) {
      moveMatch(input: $input) {
        round { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const moveMatch = actionOf(MoveMatchMutation, data => data.moveMatch, [
  { name: 'table', kind: 'id', isOptional: false },
  { name: 'on', kind: 'day', isOptional: false },
  { name: 'time', kind: 'text', isOptional: false },
  { name: 'venue', kind: 'text', isOptional: true },
  { name: 'reason', kind: 'reason', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
