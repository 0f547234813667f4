/** What can be wrong with a mail and with what somebody chooses about mails. */
export const mailProblemCodes = ['MAIL_NOT_WAITING', 'MAIL_UNKNOWN', 'QUIET_HOURS_NOT_READABLE', 'TOPIC_TWICE'] as const

export type MailProblemCode = (typeof mailProblemCodes)[number]
