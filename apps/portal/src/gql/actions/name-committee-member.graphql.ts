// Written by `npm run generate` from the actions that the API declares.
import { graphql } from '..'
import { ProblemFields } from '../fragments'
import { actionOf } from '../action'

export const NameCommitteeMemberMutation = graphql(
  `
    mutation NameCommitteeMember($input: NameCommitteeMemberInput!) {
      nameCommitteeMember(input: $input) {
        organisation { id code }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const nameCommitteeMember = actionOf(NameCommitteeMemberMutation, data => data.nameCommitteeMember, [
  { name: 'person', kind: 'person', isOptional: false },
  { name: 'organisation', kind: 'organisation', isOptional: false },
  { name: 'body', kind: 'code', isOptional: false, codes: ['appeals', 'integrity', 'nationalAuthority'] },
  { name: 'standing', kind: 'code', isOptional: false, codes: ['expert', 'player', 'official'] },
  { name: 'from', kind: 'day', isOptional: false },
  { name: 'until', kind: 'endDay', isOptional: true },
  { name: 'idempotencyKey', kind: 'key', isOptional: true },
])
