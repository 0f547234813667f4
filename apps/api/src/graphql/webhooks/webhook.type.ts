import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { WebhookTopic } from '../../domain/webhooks/create-webhook.js'
import type { DeliveryFailure } from '../../domain/shared/calling.js'
import type { DeliveryRow, WebhookRow } from '../../domain/webhooks/webhooks.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { enumOf } from '../shared/enum.js'
import { connectionOf } from '../shared/page.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'

type WebhookState = WebhookRow['state']
type DeliveryState = DeliveryRow['state']

export const WebhookTopicEnum = enumOf<WebhookTopic>('WebhookTopic', 'What an address elsewhere is told of.', {
  published: 'Standings of a stage were published for the first time.',
  corrected: 'Published standings were replaced.',
  official: 'Standings have become official.',
  listed: 'A ranking list was issued.',
  awarded: 'Points of an event, or a grade, were awarded.',
  decided: 'A decided case was printed in the casebook.',
})

export const WebhookStateEnum = enumOf<WebhookState>('WebhookState', 'Whether an address is called.', {
  ACTIVE: 'It is told of what is published.',
  PAUSED: 'Somebody paused it; what happens meanwhile is told when it goes on.',
  DISABLED: 'Not called any more: calls failed for three days, or were answered with 410.',
})

export const WebhookDeliveryStateEnum = enumOf<DeliveryState>(
  'WebhookDeliveryState',
  'What has become of a message to an address.',
  {
    WAITING: 'To be sent, now or at its next attempt.',
    DELIVERED: 'Taken: answered with a status from 200 to 299.',
    FAILED: 'Given up after the last attempt.',
  },
)

export const WebhookFailureEnum = enumOf<DeliveryFailure>('WebhookFailure', 'Why a call was not taken.', {
  NAME_UNKNOWN: 'The host name has no address.',
  ADDRESS_NOT_PUBLIC: 'The host is not on the public internet, so it was not called.',
  NOT_REACHED: 'No connection, or none that could be trusted.',
  TIMED_OUT: 'No answer within ten seconds.',
  REDIRECTED: 'The answer led elsewhere; that is not followed.',
  REFUSED: 'Answered with a status of 400 or above.',
})

@ObjectType('Webhook', { description: 'An address elsewhere that is told of what is published.' })
export class WebhookType {
  @Field(() => ID, { description: 'Names it.' })
  id!: string

  organisationId!: string

  @Field(() => String, { description: 'Where messages are sent.' })
  url!: string

  @Field(() => [WebhookTopicEnum], { description: 'What it is told of.' })
  topics!: WebhookTopic[]

  @Field(() => WebhookStateEnum, { description: 'Whether it is called.' })
  state!: WebhookState

  @Field(() => DateTime, { nullable: true, description: 'Since when no call has been taken; null while they are.' })
  failingSince?: Date | null

  @Field(() => DateTime, { description: 'When it was registered.' })
  createdAt!: Date
}

@ObjectType('WebhookDelivery', { simpleResolvers: true, description: 'One message to one address.' })
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'Names it.' })
  id!: string

  @Field(() => String, { description: 'The `webhook-id` it is sent with, the same at every attempt.' })
  messageId!: string

  @Field(() => WebhookTopicEnum, { nullable: true, description: 'What it tells of; null for a test.' })
  topic?: WebhookTopic | null

  @Field(() => WebhookDeliveryStateEnum, { description: 'What has become of it.' })
  state!: DeliveryState

  @Field(() => String, { description: 'The body of the request, as it is sent.' })
  body!: string

  @Field(() => Int, { description: 'How often it was tried.' })
  tries!: number

  @Field(() => DateTime, { description: 'When it was written.' })
  at!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it is tried next; null when it is not.' })
  nextTryAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was tried last.' })
  lastTryAt?: Date | null

  @Field(() => WebhookFailureEnum, { nullable: true, description: 'Why the last attempt was not taken.' })
  failure?: DeliveryFailure | null

  @Field(() => Int, { nullable: true, description: 'The status of the last answer.' })
  status?: number | null

  @Field(() => String, { nullable: true, description: 'How the last answer begins.' })
  answer?: string | null

  @Field(() => Int, { nullable: true, description: 'After how many milliseconds the last attempt ended.' })
  milliseconds?: number | null
}

export const WebhookConnectionType = connectionOf(WebhookType, 'Webhook')
export const WebhookDeliveryConnectionType = connectionOf(WebhookDeliveryType, 'WebhookDelivery')

export const toWebhook = (row: WebhookRow): WebhookType => ({
  id: toGlobalId('Webhook', row.id),
  organisationId: row.organisationId,
  url: row.url,
  topics: [...row.topics],
  state: row.state,
  failingSince: row.failingSince,
  createdAt: row.recordedAt,
})

export const toDelivery = (row: DeliveryRow): WebhookDeliveryType => ({
  id: toGlobalId('WebhookDelivery', row.id),
  messageId: row.id,
  topic: row.topic,
  state: row.state,
  body: JSON.stringify(row.payload, null, 2),
  tries: row.tries,
  at: row.recordedAt,
  nextTryAt: row.state === 'WAITING' ? row.nextTryAt : null,
  lastTryAt: row.lastTryAt,
  failure: row.failure,
  status: row.status,
  answer: row.answer,
  milliseconds: row.milliseconds,
})

@InputType('CreateWebhookInput', { description: 'Which address to register.' })
export class CreateWebhookInputType {
  @Field(() => ID, { description: 'The body whose publications, and those of the bodies below it, are told.' })
  organisation!: string

  @Field(() => String, { description: 'Where to send messages: http or https.' })
  url!: string

  @Field(() => [WebhookTopicEnum], { description: 'What to tell of.' })
  topics!: WebhookTopic[]
}

@InputType('SwitchWebhookInput', { description: 'Which address to call, or not to.' })
export class SwitchWebhookInputType {
  @Field(() => ID, { description: 'The webhook.' })
  webhook!: string

  @Field(() => Boolean, { description: 'Whether it is to be called.' })
  active!: boolean
}

@InputType('WebhookInput', { description: 'One of the registered addresses.' })
export class WebhookInputType {
  @Field(() => ID, { description: 'The webhook.' })
  webhook!: string
}

@InputType('RepeatWebhookDeliveryInput', { description: 'Which message to send again.' })
export class RepeatWebhookDeliveryInputType {
  @Field(() => ID, { description: 'The message.' })
  delivery!: string
}

@ObjectType('CreateWebhookPayload', { description: 'The address that was registered.' })
export class CreateWebhookPayload {
  @Field(() => String, { nullable: true, description: 'What messages are signed with: shown now and never again.' })
  secret?: string

  @Field(() => WebhookType, { nullable: true, description: 'The webhook.' })
  webhook?: WebhookType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@ObjectType('WebhookPayload', { description: 'The webhook as it stands now, or as it last stood.' })
export class WebhookPayload {
  @Field(() => WebhookType, { nullable: true, description: 'The webhook.' })
  webhook?: WebhookType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@ObjectType('WebhookDeliveryPayload', { description: 'The message that is to be sent.' })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { nullable: true, description: 'The message.' })
  delivery?: WebhookDeliveryType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}
