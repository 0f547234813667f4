// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const ContestStatedActMutation = graphql(
  `
    mutation ContestStatedAct($input: ContestStatedActInput!) {
      contestStatedAct(input: $input) {
        report { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const contestStatedAct = actionOf(ContestStatedActMutation, data => data.contestStatedAct, [
  { name: 'act', kind: 'id', isOptional: false },
  { name: 'note', kind: 'reason', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
