// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const BeginSeasonMutation = graphql(
  `
    mutation BeginSeason($input: BeginSeasonInput!) {
      beginSeason(input: $input) {
        event { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const beginSeason = actionOf(BeginSeasonMutation, data => data.beginSeason, [
  { name: 'event', kind: 'id', isOptional: false },
  { name: 'startsOn', kind: 'day', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
