// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const StateSwitchMutation = graphql(
  `
    mutation StateSwitch($input: StateSwitchInput!) {
      stateSwitch(input: $input) {
        organisation { id code }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const stateSwitch = actionOf(StateSwitchMutation, data => data.stateSwitch, [
  { name: 'organisation', kind: 'organisation', isOptional: false },
  { name: 'sport', kind: 'sport', isOptional: false },
  { name: 'system', kind: 'text', isOptional: false },
  { name: 'day', kind: 'day', isOptional: false },
  { name: 'reason', kind: 'reason', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
