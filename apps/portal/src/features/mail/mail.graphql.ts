import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const SendsMailQuery = graphql(`
  query SendsMail {
    sendsMail
  }
`)

export const OutboxQuery = graphql(`
  query Outbox($after: String, $state: MailState) {
    sendsMail
    outbox(first: 30, after: $after, state: $state) {
      totalCount
      edges {
        node {
          id
          address
          topic
          state
          subject
          text
          hasLink
          tries
          at
          nextTryAt
          sentAt
          lastProblem
          canTryAgain
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const TryMailAgainMutation = graphql(
  `
    mutation TryMailAgain($input: TryMailAgainInput!) {
      tryMailAgain(input: $input) {
        mail {
          id
          state
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const AskEmailChangeMutation = graphql(
  `
    mutation AskEmailChange($input: AskEmailChangeInput!) {
      askEmailChange(input: $input) {
        asked
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
