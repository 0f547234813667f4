// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const ComparePrintedListMutation = graphql(
  `
    mutation ComparePrintedList($input: ComparePrintedListInput!) {
      comparePrintedList(input: $input) {
        check { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const comparePrintedList = actionOf(ComparePrintedListMutation, data => data.comparePrintedList, [
  { name: 'organisation', kind: 'organisation', isOptional: false },
  { name: 'list', kind: 'text', isOptional: false },
  { name: 'asOf', kind: 'day', isOptional: false },
  { name: 'ranking', kind: 'id', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
