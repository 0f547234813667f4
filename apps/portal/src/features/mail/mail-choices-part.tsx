import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ClientMessages } from '@/i18n/client-messages'
import { ask } from '@/lib/graphql/server-client'
import { CalendarLink } from './calendar-link'
import { MailChoicesQuery } from './mail.graphql'
import { MailChoicesForm } from './mail-choices-form'

/** What comes as mail, when, and in which language. */
export async function MailChoicesPart() {
  const [t, answer] = await Promise.all([getTranslations('mailChoices'), ask(MailChoicesQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const choices = answer.data.viewer.account?.mails
  if (!choices) return null
  return (
    <section aria-labelledby="mail-choices" className="min-w-0">
      <h2 id="mail-choices" className="mb-2 text-lg">
        {t('byMail')}
      </h2>
      <p className="mb-4 text-muted">{t('served')}</p>
      <ClientMessages namespaces={['mailChoices', 'failure', 'problemList', 'common']}>
        <MailChoicesForm choices={choices} />
        <h2 className="mt-10 mb-2 text-lg">{t('calendar')}</h2>
        <p className="mb-4 text-muted">{t('calendarIntro')}</p>
        <CalendarLink address={answer.data.viewer.account?.calendarAddress ?? null} />
      </ClientMessages>
    </section>
  )
}
