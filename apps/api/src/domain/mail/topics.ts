import { type deliveries, type languages, mailTopics } from '../../db/schema/index.js'

export type MailTopic = (typeof mailTopics)[number]
export type Language = (typeof languages)[number]
export type MailDelivery = (typeof deliveries)[number]

/** How a topic is sent to somebody who has not said anything. */
const USUAL: Readonly<Record<MailTopic, MailDelivery>> = {
  account: 'AT_ONCE',
  cases: 'AT_ONCE',
  caseWork: 'AT_ONCE',
  entries: 'AT_ONCE',
  results: 'AT_ONCE',
  lists: 'DAILY',
  honours: 'AT_ONCE',
  office: 'DAILY',
  follows: 'DAILY',
}

/** Topics somebody may choose for; mails about the account itself are not chosen. */
export const chosenTopics: readonly MailTopic[] = mailTopics.filter(topic => topic !== 'account')

/** A list of a thousand people is news for the daily mail, never a thousand mails within the minute. */
const ONLY_DAILY: ReadonlySet<MailTopic> = new Set(['lists'])

/** The ways a topic can be sent. */
export const deliveriesOf = (topic: MailTopic): readonly MailDelivery[] =>
  ONLY_DAILY.has(topic) ? ['DAILY', 'NEVER'] : ['AT_ONCE', 'DAILY', 'NEVER']

/** How a topic is sent to somebody who chose this, or nothing. */
export const deliveryOf = (topic: MailTopic, chosen: MailDelivery | undefined): MailDelivery => {
  const wanted = chosen ?? USUAL[topic]
  return deliveriesOf(topic).includes(wanted) ? wanted : 'DAILY'
}
