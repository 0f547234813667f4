// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const ReleaseFromRulesMutation = graphql(
  `
    mutation ReleaseFromRules($input: ReleaseFromRulesInput!) {
      releaseFromRules(input: $input) {
        event { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const releaseFromRules = actionOf(ReleaseFromRulesMutation, data => data.releaseFromRules, [
  { name: 'event', kind: 'id', isOptional: false },
  { name: 'rules', kind: 'text', isOptional: false },
])
