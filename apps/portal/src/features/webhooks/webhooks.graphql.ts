import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const WebhooksQuery = graphql(`
  query Webhooks($after: String) {
    webhookBodies {
      id
      name {
        zh
        en
      }
    }
    webhooks(first: 30, after: $after) {
      totalCount
      edges {
        node {
          id
          url
          topics
          state
          failingSince
          organisation {
            id
            name {
              zh
              en
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const WebhookQuery = graphql(`
  query Webhook($id: ID!, $after: String) {
    webhook(id: $id) {
      id
      url
      topics
      state
      failingSince
      createdAt
      organisation {
        id
        name {
          zh
          en
        }
      }
      deliveries(first: 20, after: $after) {
        totalCount
        edges {
          node {
            id
            messageId
            topic
            state
            body
            tries
            at
            nextTryAt
            lastTryAt
            failure
            status
            answer
            milliseconds
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)

export const CreateWebhookMutation = graphql(
  `
    mutation CreateWebhook($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
        webhook {
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

export const SwitchWebhookMutation = graphql(
  `
    mutation SwitchWebhook($input: SwitchWebhookInput!) {
      switchWebhook(input: $input) {
        webhook {
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

export const RemoveWebhookMutation = graphql(
  `
    mutation RemoveWebhook($input: WebhookInput!) {
      removeWebhook(input: $input) {
        webhook {
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

export const TestWebhookMutation = graphql(
  `
    mutation TestWebhook($input: WebhookInput!) {
      testWebhook(input: $input) {
        delivery {
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

export const RepeatWebhookDeliveryMutation = graphql(
  `
    mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) {
      repeatWebhookDelivery(input: $input) {
        delivery {
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
