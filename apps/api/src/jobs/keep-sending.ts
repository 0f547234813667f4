import { expireMails, sendDueMails } from '../domain/mail/send-mail.js'
import { writeDigests, writeNoticeMails } from '../domain/notices/write-notice-mails.js'
import type { Deps } from '../domain/shared/deps.js'
import type { MailTransport } from '../domain/shared/mailing.js'
import { keepDoing } from './keep-doing.js'

/** How often the outbox is looked into; a mail is on its way within so many milliseconds of its commit. */
const EVERY = 3_000

export interface KeepSendingOptions {
  readonly deps: Deps
  /** None where the installation has no mail server: mails wait, and are of no use after a time. */
  readonly transport: MailTransport | undefined
  readonly onProblem: (message: string, error: unknown) => void
  readonly every?: number
}

/** Makes mails of notices and looks into the outbox until it is closed; several workers may. Closing lets the mail that is being sent end. */
export const keepSending = ({ deps, transport, onProblem, every = EVERY }: KeepSendingOptions) => {
  const round = async (signal: AbortSignal): Promise<void> => {
    while ((await writeNoticeMails(deps)) > 0 && !signal.aborted);
    await writeDigests(deps)
    if (transport) await sendDueMails(deps, transport, signal)
    else await expireMails(deps.db, deps.clock.now())
  }
  const { close } = keepDoing({ round, every, failure: 'the outbox was not looked after', onProblem })
  return {
    close: async (): Promise<void> => {
      await close()
      transport?.close()
    },
  }
}
