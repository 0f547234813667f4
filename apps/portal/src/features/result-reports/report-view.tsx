import { ClauseRef } from '@/components/clause-ref'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { LoginLink } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { slotWords } from '@/i18n/slot-words'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ReportCard } from './report-card'
import { ReportForm } from './report-forms'
import { ReportableResultQuery } from './result-reports.graphql'

const namespaces = ['resultReports', 'registerDesk', 'problemList', 'failure', 'common', 'clause'] as const

type Stage = NonNullable<ResultOf<typeof ReportableResultQuery>['stage']>
type Result = NonNullable<Stage['reportableResult']>

/** Until when something may be said here, and what is left afterwards. */
async function Clock({ stage, result }: Readonly<{ stage: Stage; result: Result }>) {
  const t = await getTranslations('resultReports')
  const { dueAt, article, isOver } = result
  const zone = stage.event?.timeZone ?? 'UTC'
  const edition = stage.event?.edition.id
  return (
    <div className="max-w-prose">
      {dueAt ? (
        <p>
          {t(isOver ? 'wasCorrectedUntil' : 'correctedUntil')} <Instant at={dueAt} zone={zone} />
          {article && edition ? (
            <>
              {' '}
              <ClauseRef clause={{ edition, article }} />
            </>
          ) : null}
        </p>
      ) : (
        <p>{t(isOver ? 'official' : 'noClock')}</p>
      )}
      {isOver ? (
        <p>
          {t('timeOver')}{' '}
          <Link href={paths.newAppeal({ stage: stage.id, slot: result.slot })} className="link">
            {t('appeal')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** Where a contestant says that a result is wrong, and sees what became of it. */
export async function ReportView({ stage, slot }: Readonly<{ stage: string; slot: string }>) {
  const [t, frame, places, answer] = await Promise.all([
    getTranslations('resultReports'),
    getTranslations('frame'),
    getTranslations('place'),
    ask(ReportableResultQuery, { stage, slot }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const found = answer.data.stage
  if (!found) return <NotFound />
  const result = found.reportableResult
  if (!result)
    return (
      <EmptyState title={t('title')}>
        {answer.data.viewer.accountId ? t('notYours') : t('logInFirst')}{' '}
        {answer.data.viewer.accountId ? null : <LoginLink label={frame('logIn')} />}
      </EmptyState>
    )
  const waits = result.myReports.some(report => report.answer === null)
  return (
    <ClientMessages namespaces={namespaces}>
      <BrowserClientProvider>
        <section className="flex flex-col gap-4">
          <h2 className="text-lg">{t('title')}</h2>
          <p className="figures">{slotWords(places, slot)}</p>
          <Clock stage={found} result={result} />
          <ul className="border-rule border-t empty:border-0">
            {result.myReports.map(report => (
              <li key={report.id} className="border-rule border-b py-3">
                <ReportCard report={report} zone={found.event?.timeZone ?? 'UTC'} />
              </li>
            ))}
          </ul>
          {waits || result.isOver ? null : <ReportForm stage={found.id} slot={slot} version={result.version} />}
        </section>
      </BrowserClientProvider>
    </ClientMessages>
  )
}
