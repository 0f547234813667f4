import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { NotFound } from '@/components/not-found'
import { Refusal } from '@/components/permitted'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ReportCard } from './report-card'
import { AnswerReportForm } from './report-forms'
import { ReportDeskQuery } from './result-reports.graphql'
import { StatedActLine } from './stated-act'

const namespaces = ['resultReports', 'registerDesk', 'problemList', 'failure', 'common', 'clause'] as const

/** What contestants say is wrong with an event's results: what waits first, each with the form that answers it. */
export async function ReportDeskView({ eventId }: { readonly eventId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('resultReports'),
    getLocale(),
    ask(ReportDeskQuery, { id: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  return (
    <ClientMessages namespaces={namespaces}>
      <PageTitle kicker={t('desk')} title={inLanguage(event.name, locale)}>
        <Link href={paths.deskCorrect(event.id)} className="link">
          {t('toCorrect')}
        </Link>
        <Link href={paths.deskRule(event.id)} className="link">
          {t('toRule')}
        </Link>
      </PageTitle>
      <Refusal permission={event.permissions.canRun} />
      {event.resultAgreements ? <p className="mb-4 text-muted">{t('agreements', event.resultAgreements)}</p> : null}
      {event.resultReports.length === 0 ? <EmptyState title={t('none')}>{t('noneHint')}</EmptyState> : null}
      <ul className="border-rule border-t empty:border-0">
        {event.resultReports.map(report => (
          <li key={report.id} className="flex flex-col gap-3 border-rule border-b py-4">
            {report.statedAct ? <StatedActLine act={report.statedAct} zone={event.timeZone} /> : null}
            <ReportCard report={report} zone={event.timeZone} by={report.reportedBy} />
            {report.answer ? null : (
              <Fold title={t('answerIt')}>
                <AnswerReportForm report={report.id} />
              </Fold>
            )}
          </li>
        ))}
      </ul>
    </ClientMessages>
  )
}
