export { WebhookView } from './webhook-view'
export { WebhooksView } from './webhooks-view'
