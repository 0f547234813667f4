import type { languages, mailTopics } from '../../db/schema/index.js'

export type MailTopic = (typeof mailTopics)[number]
export type Language = (typeof languages)[number]
