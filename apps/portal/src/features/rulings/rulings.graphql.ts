import { graphql } from '@/gql'
import { ClauseFields } from '@/gql/clause'
import { EntryFields, LedRecordFields, PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const RulingFields = graphql(
  `
    fragment RulingFields on Ruling @_unmask {
      id
      kind
      facts
      decision
      authority
      directorCalled {
        ...WordsFields
      }
      givenAt
      notifiedAt
      superseded
      reasons {
        ...WordsFields
      }
      clause {
        ...ClauseFields
      }
      situation {
        ...WordsFields
      }
      option {
        ...WordsFields
      }
      answers {
        name {
          ...WordsFields
        }
        value {
          ...WordsFields
        }
      }
      led {
        ...LedRecordFields
      }
      place {
        session
        section
        round
        table
        board
      }
      parties {
        role
        entry {
          ...EntryFields
        }
      }
      appealWindows {
        anchor
        minutes
        dueAt
        clause {
          ...ClauseFields
        }
      }
      appeals {
        id
        slug
        number
      }
    }
  `,
  [ClauseFields, WordsFields, EntryFields, LedRecordFields],
)

export const RulingsQuery = graphql(
  `
    query EventRulings($event: ID!, $after: String) {
      event(id: $event) {
        id
        slug
        timeZone
        rulings(first: 50, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...RulingFields
            }
          }
        }
        appeals {
          id
          slug
          number
          status
          isOpen
          outcome
          filedAt
          matter
        }
      }
    }
  `,
  [RulingFields],
)

export const RulingSlipQuery = graphql(
  `
    query RulingSlip($id: ID!) {
      ruling(id: $id) {
        ...RulingFields
        slot
        stage {
          id
        }
        canChange {
          ...PermissionFields
        }
        event {
          id
          slug
          timeZone
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [RulingFields, WordsFields, PermissionFields],
)

export const WithdrawRulingMutation = graphql(
  `
    mutation WithdrawRuling($input: WithdrawRulingInput!) {
      withdrawRuling(input: $input) {
        ruling {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
