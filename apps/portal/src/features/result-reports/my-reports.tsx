import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ReportCard } from './report-card'
import { MyReportsQuery } from './result-reports.graphql'
import { StatedActLine } from './stated-act'

/** What the reader has said of results, with what became of it; nothing where nothing was said. */
export async function MyReports() {
  const [t, locale, answer] = await Promise.all([
    getTranslations('resultReports'),
    getLocale(),
    ask(MyReportsQuery, {}),
  ])
  if (!answer.ok || answer.data.myResultReports.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('mine')}</h2>
      <ul className="border-rule border-t">
        {answer.data.myResultReports.map(({ event, stage, statedAct, ...report }) => (
          <li key={report.id} className="border-rule border-b py-3">
            {event && stage ? (
              <Link
                href={
                  statedAct
                    ? paths.eventSection(event, 'enter')
                    : paths.reportResult(event, { stage: stage.id, slot: report.slot })
                }
                className="link font-medium"
              >
                {inLanguage(event.name, locale)}
              </Link>
            ) : null}
            {statedAct ? <StatedActLine act={statedAct} zone={event?.timeZone ?? 'UTC'} /> : null}
            <ReportCard report={report} zone={event?.timeZone ?? 'UTC'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
