/** What can be wrong with an address that is to be told of publications. */
export const webhookProblemCodes = [
  'WEBHOOKS_TOO_MANY',
  'WEBHOOK_TOPIC_MISSING',
  'WEBHOOK_UNKNOWN',
  'WEBHOOK_URL_UNREADABLE',
] as const

export type WebhookProblemCode = (typeof webhookProblemCodes)[number]
