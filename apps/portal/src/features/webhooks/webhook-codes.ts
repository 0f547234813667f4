import type { graphql } from '@/gql'

export type WebhookTopic = ReturnType<typeof graphql.scalar<'WebhookTopic'>>

/** What an address can be told of, in the order of the forms. */
export const webhookTopics: Readonly<Record<WebhookTopic, true>> = {
  published: true,
  corrected: true,
  official: true,
  listed: true,
  awarded: true,
  decided: true,
}
