// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const HoldUnderRulesMutation = graphql(
  `
    mutation HoldUnderRules($input: HoldUnderRulesInput!) {
      holdUnderRules(input: $input) {
        event { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const holdUnderRules = actionOf(HoldUnderRulesMutation, data => data.holdUnderRules, [
  { name: 'event', kind: 'id', isOptional: false },
  { name: 'rules', kind: 'text', isOptional: false },
])
