import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { SECRET_MARK } from '../../domain/mail/compose.js'
import type { MailState } from '../../domain/mail/outbox.repo.js'
import type { Language, MailTopic } from '../../domain/mail/topics.js'
import type { MailRow } from '../../domain/mail/write-mail.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { enumOf } from '../shared/enum.js'
import { connectionOf } from '../shared/page.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'

export const MailTopicEnum = enumOf<MailTopic>('MailTopic', 'What mails and notices are about.', {
  account: 'The account itself: links, another address. It cannot be declined.',
  cases: 'Rulings and appeals that concern the reader.',
  caseWork: 'Cases that the reader works on, as clerk, director or member of a panel.',
  entries: 'Entries to events.',
  results: 'Results that have become official.',
  lists: 'Ranking lists; in the daily mail only.',
  honours: 'Grades, certificates and sanctions.',
  office: 'Work that waits at the desk.',
  follows: 'Players, bodies and events that the reader follows.',
})

/** A name of GraphQL takes no hyphen, so the languages have names of their own here. */
export const MailLanguageEnum = { zh: 'zh-CN', en: 'en' } as const
registerEnumType(MailLanguageEnum, {
  name: 'MailLanguage',
  description: 'A language that mails are written in.',
  valuesConfig: { zh: { description: 'Simplified Chinese.' }, en: { description: 'English.' } },
})

export const MailStateEnum = enumOf<MailState>('MailState', 'What has become of a mail.', {
  WAITING: 'To be sent, now or at its next attempt.',
  SENT: 'Taken by the mail server.',
  REFUSED: 'Not taken: the address is refused, or every attempt failed.',
  EXPIRED: 'Of no use any more before it could be sent.',
})

@ObjectType('Mail', { simpleResolvers: true, description: 'A mail in the outbox, for administrators.' })
export class MailType {
  @Field(() => ID, { description: 'Names it.' })
  id!: string

  @Field(() => String, { description: 'Whom it goes to.' })
  address!: string

  @Field(() => MailTopicEnum, { description: 'What it is about.' })
  topic!: MailTopic

  @Field(() => MailStateEnum, { description: 'What has become of it.' })
  state!: MailState

  @Field(() => MailLanguageEnum, { description: 'The language it is written in.' })
  language!: Language

  @Field(() => String, { description: 'Its subject.' })
  subject!: string

  @Field(() => String, {
    description: `Its plain text; where a one-time link stands it says \`${SECRET_MARK}\`, whoever reads it.`,
  })
  text!: string

  @Field(() => Boolean, { description: 'Whether it carries a one-time link, which nobody but its reader is shown.' })
  hasLink!: boolean

  @Field(() => Int, { description: 'How often it was tried to send it.' })
  tries!: number

  @Field(() => DateTime, { description: 'When it was written.' })
  at!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it is tried next; null when it is not.' })
  nextTryAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When the server took it.' })
  sentAt?: Date | null

  @Field(() => String, { nullable: true, description: 'What the mail server said last, in its own words.' })
  lastProblem?: string | null

  @Field(() => Boolean, { description: 'Whether it can be tried again now.' })
  canTryAgain!: boolean
}

export const MailConnectionType = connectionOf(MailType, 'Mail')

export const toMail = (row: MailRow): MailType => ({
  id: toGlobalId('Mail', row.id),
  address: row.address,
  topic: row.topic,
  state: row.state,
  language: row.language,
  subject: row.subject,
  text: row.text,
  hasLink: row.text.includes(SECRET_MARK),
  tries: row.tries,
  at: row.recordedAt,
  nextTryAt: row.state === 'WAITING' ? row.nextTryAt : null,
  sentAt: row.sentAt,
  lastProblem: row.lastProblem,
  canTryAgain: row.state === 'WAITING' ? row.tries > 0 : row.state === 'REFUSED' && row.topic !== 'account',
})

@ObjectType('TryMailAgainPayload', { description: 'The mail as it stands now.' })
export class TryMailAgainPayload {
  @Field(() => MailType, { nullable: true, description: 'The mail.' })
  mail?: MailType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@InputType('TryMailAgainInput', { description: 'Which mail to try again.' })
export class TryMailAgainInputType {
  @Field(() => ID, { description: 'The mail.' })
  mail!: string
}

@InputType('AskEmailChangeInput', { description: 'Another address to sign in with.' })
export class AskEmailChangeInputType {
  @Field(() => String, { description: 'The new address; a link goes there.' })
  address!: string

  @Field(() => String, { description: 'The present password.' })
  password!: string
}

@ObjectType('AskEmailChangePayload', { description: 'Whether the link is on its way.' })
export class AskEmailChangePayload {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True when it was requested; the answer is the same where the address belongs to somebody else.',
  })
  requested?: boolean

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}
