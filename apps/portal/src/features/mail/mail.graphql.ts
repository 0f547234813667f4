import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const SendsMailQuery = graphql(`
  query SendsMail {
    sendsMail
  }
`)

export const MailChoicesQuery = graphql(`
  query MailChoices {
    viewer {
      account {
        calendarAddress
        mails {
          language
          quietFrom
          quietUntil
          timeZone
          topics {
            topic
            delivery
            possible
          }
        }
      }
    }
  }
`)

export const SetMailChoicesMutation = graphql(
  `
    mutation SetMailChoices($input: SetMailChoicesInput!) {
      setMailChoices(input: $input) {
        choices {
          language
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const SetCalendarLinkMutation = graphql(
  `
    mutation SetCalendarLink($input: SetCalendarLinkInput!) {
      setCalendarLink(input: $input) {
        address
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const UnsubscribeTopicQuery = graphql(`
  query UnsubscribeTopic($token: String!) {
    unsubscribeTopic(token: $token)
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
        requested
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
