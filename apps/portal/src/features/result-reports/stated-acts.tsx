import { getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { Refusal } from '@/components/permitted'
import { ClientMessages } from '@/i18n/client-messages'
import { ask } from '@/lib/graphql/server-client'
import { ReportCard } from './report-card'
import { ContestForm } from './report-forms'
import { StatedActsQuery } from './result-reports.graphql'
import { StatedActLine } from './stated-act'

const namespaces = ['resultReports', 'registerDesk', 'role', 'problemList', 'failure', 'common'] as const

/** What officers of the event did in the place of the reader's side, each with the way to object; nothing where nothing was. */
export async function StatedActs({ eventId }: { readonly eventId: string }) {
  const [t, answer] = await Promise.all([
    getTranslations('resultReports.statedActs'),
    ask(StatedActsQuery, { id: eventId }),
  ])
  const event = answer.ok ? answer.data.event : null
  if (!event || event.statedForViewer.length === 0) return null
  return (
    <ClientMessages namespaces={namespaces}>
      <section aria-labelledby="stated-acts">
        <h2 id="stated-acts" className="mb-2 text-lg">
          {t('title')}
        </h2>
        <p className="mb-3 max-w-prose text-muted">{t('intro')}</p>
        <ul className="border-rule border-t">
          {event.statedForViewer.map(act => (
            <li key={act.id} className="flex flex-col gap-2 border-rule border-b py-3">
              <StatedActLine act={act} zone={event.timeZone} />
              {act.contestUntil && act.canContest.allowed ? (
                <p className="text-muted text-sm">
                  {t('until')} <Instant at={act.contestUntil} zone={event.timeZone} />
                </p>
              ) : null}
              {act.contested ? (
                <ReportCard report={act.contested} zone={event.timeZone} />
              ) : act.canContest.allowed ? (
                <ContestForm act={act.id} />
              ) : (
                <Refusal permission={act.canContest} />
              )}
            </li>
          ))}
        </ul>
      </section>
    </ClientMessages>
  )
}
