// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const ProposeRecordActMutation = graphql(
  `
    mutation ProposeRecordAct($input: ProposeRecordActInput!) {
      proposeRecordAct(input: $input) {
        person { id }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const proposeRecordAct = actionOf(ProposeRecordActMutation, data => data.proposeRecordAct, [
  { name: 'act', kind: 'code', isOptional: false, codes: ['mergePeople', 'undoMerge', 'declareDistinct', 'changeBirthDate', 'endAffiliation', 'erasePerson'] },
  { name: 'person', kind: 'person', isOptional: false },
  { name: 'other', kind: 'person', isOptional: true },
  { name: 'merge', kind: 'id', isOptional: true },
  { name: 'affiliation', kind: 'id', isOptional: true },
  { name: 'day', kind: 'day', isOptional: true },
  { name: 'reason', kind: 'reason', isOptional: false },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
