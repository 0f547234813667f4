import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { DocumentList } from '@/features/event-documents'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { zoneTitle } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import { Officials } from './officials'
import { ProgrammeQuery } from './programme.graphql'
import { Timetable } from './timetable'

/** When an event is played, who directs it, and what there is to read before. */
export async function ProgrammeView({ eventId }: { readonly eventId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('programme'),
    getLocale(),
    ask(ProgrammeQuery, { id: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return null
  const timed = event.stages.filter(({ sessions }) => sessions.length > 0)
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h2 className="mb-2 text-lg">{t('schedule')}</h2>
        <p className="mb-3 text-muted text-sm">{t('zone', { zone: zoneTitle(locale, event.timeZone) })}</p>
        {timed.length === 0 ? <p className="max-w-prose">{t('noSessions')}</p> : null}
        <div className="flex flex-col gap-6">
          {timed.map(stage => (
            <Timetable key={stage.id} event={event} stage={stage} />
          ))}
        </div>
        <a href={paths.eventCalendar(event, locale)} className="link mt-2 inline-flex min-h-11 items-center">
          {t('calendar')}
        </a>
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t('officials')}</h2>
        {event.officials.length === 0 ? (
          <p className="max-w-prose text-muted">{t('noOfficials')}</p>
        ) : (
          <Officials officials={event.officials} />
        )}
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t('reading')}</h2>
        <Link href={paths.eventSection(event, 'regulations')} className="link inline-flex min-h-11 items-center">
          {t('regulations')}
        </Link>
        <DocumentList event={event.id} title={t('documents')} />
      </section>
    </div>
  )
}
