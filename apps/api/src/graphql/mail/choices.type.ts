import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { MailChoices } from '../../domain/mail/choices.js'
import { deliveriesOf, type Language, type MailDelivery, type MailTopic } from '../../domain/mail/topics.js'
import { enumOf } from '../shared/enum.js'
import { ProblemType } from '../shared/problem.type.js'
import { MailLanguageEnum, MailTopicEnum } from './mail.type.js'

export const MailDeliveryEnum = enumOf<MailDelivery>('MailDelivery', 'How mails of a topic come.', {
  AT_ONCE: 'Each by itself, as soon as it is written.',
  DAILY: 'All of a day in one mail, at eight in the morning.',
  NEVER: 'Not at all; the inbox has the notices all the same.',
})

@ObjectType('MailTopicChoice', { simpleResolvers: true, description: 'How mails of one topic come.' })
export class MailTopicChoiceType {
  @Field(() => MailTopicEnum, { description: 'The topic.' })
  topic!: MailTopic

  @Field(() => MailDeliveryEnum, { description: 'How they come.' })
  delivery!: MailDelivery

  @Field(() => [MailDeliveryEnum], { description: 'The ways they can come.' })
  possible!: readonly MailDelivery[]
}

@ObjectType('MailChoices', { simpleResolvers: true, description: 'How the viewer wants mails.' })
export class MailChoicesType {
  @Field(() => MailLanguageEnum, { description: 'The language they are written in.' })
  language!: Language

  @Field(() => Int, { nullable: true, description: 'Where the quiet hours begin, in minutes since midnight.' })
  quietFrom?: number | null

  @Field(() => Int, { nullable: true, description: 'Where the quiet hours end, in minutes since midnight.' })
  quietUntil?: number | null

  @Field(() => String, { description: 'The IANA zone whose clock counts: the federation’s.' })
  timeZone!: string

  @Field(() => [MailTopicChoiceType], { description: 'Each topic that can be chosen.' })
  topics!: MailTopicChoiceType[]
}

export const toMailChoices = ({ topics, ...rest }: MailChoices): MailChoicesType => ({
  ...rest,
  topics: topics.map(one => ({ ...one, possible: deliveriesOf(one.topic) })),
})

@InputType('SetCalendarLinkInput', { description: 'Whether the viewer has a secret calendar link.' })
export class SetCalendarLinkInputType {
  @Field(() => Boolean, { description: 'True makes one, in place of any before; false takes it away.' })
  open!: boolean
}

@ObjectType('SetCalendarLinkPayload', { description: 'The link as it is now.' })
export class SetCalendarLinkPayload {
  @Field(() => String, { nullable: true, description: 'The address of the file; null where there is none.' })
  address?: string | null

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@InputType('MailTopicChoiceInput', { description: 'How mails of one topic shall come.' })
export class MailTopicChoiceInputType {
  @Field(() => MailTopicEnum, { description: 'The topic.' })
  topic!: MailTopic

  @Field(() => MailDeliveryEnum, { description: 'How they shall come.' })
  delivery!: MailDelivery
}

@InputType('SetMailChoicesInput', { description: 'How the viewer wants mails.' })
export class SetMailChoicesInputType {
  @Field(() => MailLanguageEnum, { description: 'The language they are written in.' })
  language!: Language

  @Field(() => Int, { nullable: true, description: 'Where the quiet hours begin, in minutes since midnight.' })
  quietFrom?: number | null

  @Field(() => Int, { nullable: true, description: 'Where they end; both or neither.' })
  quietUntil?: number | null

  @Field(() => [MailTopicChoiceInputType], { description: 'Topics to be changed; the others stay as they are.' })
  topics!: MailTopicChoiceInputType[]
}

@ObjectType('SetMailChoicesPayload', { description: 'How the viewer gets mails now.' })
export class SetMailChoicesPayload {
  @Field(() => MailChoicesType, { nullable: true, description: 'What holds now.' })
  choices?: MailChoicesType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}
