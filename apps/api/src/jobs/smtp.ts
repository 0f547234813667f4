import { createTransport } from 'nodemailer'
import type { Delivery, Letter, MailTransport } from '../domain/shared/mailing.js'

export interface SmtpSettings {
  /** `smtp://name:password@host:587` or `smtps://…`. */
  readonly url: string
  /** The sender's address. */
  readonly from: string
}

/** Longer than a slow server takes, and together far shorter than the lease of a mail. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** What is wrong with the way to the server, not with the mail. */
const DOWN = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'EAUTH', 'ETLS'])

const textOf = (value: unknown): string => (value instanceof Error ? value.message : String(value))

/** How a failure of the transport is read: 5xx about this mail is for good, 4xx for now, the rest is the server's. */
const readFailure = (error: unknown): Delivery => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const problem = textOf(error)
  if (typeof code === 'string' && DOWN.has(code)) return { kind: 'down', problem }
  // 421: the server closes; it says nothing about the mail.
  if (responseCode === 421) return { kind: 'down', problem }
  return { kind: typeof responseCode === 'number' && responseCode >= 500 ? 'refused' : 'failed', problem }
}

const hostOf = (address: string): string => address.split('@')[1]?.replace(/[^\w.-]/g, '') || 'paiji'

/** The way to a mail server over SMTP; one connection is kept between the mails of a round. */
export const createSmtp = ({ url, from }: SmtpSettings): MailTransport => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    ...TIMES,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter: Letter): Promise<Delivery> => {
      try {
        await transport.sendMail({
          from: { name: letter.fromName, address: from },
          to: { name: '', address: letter.to },
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          messageId: `<${letter.id}@${hostOf(from)}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(letter.unsubscribe
              ? {
                  'List-Unsubscribe': { prepared: true, value: `<${letter.unsubscribe}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        })
        return { kind: 'sent' }
      } catch (error) {
        return readFailure(error)
      }
    },
    close: () => transport.close(),
  }
}
