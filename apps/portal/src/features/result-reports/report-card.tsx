import { useLocale, useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import type { ResultOf } from '@/gql'
import { slotWords } from '@/i18n/slot-words'
import type { MyReportsQuery } from './result-reports.graphql'

export type Report = Omit<ResultOf<typeof MyReportsQuery>['myResultReports'][number], 'event' | 'stage' | 'statedAct'>

/** What somebody said of a result, until when it can be corrected, and what became of it. */
export function ReportCard({ report, zone, by }: Readonly<{ report: Report; zone: string; by?: string | null }>) {
  const t = useTranslations('resultReports')
  const places = useTranslations('place')
  const locale = useLocale()
  const [own, other] = locale === 'en' ? [report.reasonEn, report.reasonZh] : [report.reasonZh, report.reasonEn]
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-x-3">
        {report.slot ? <span className="figures">{slotWords(places, report.slot)}</span> : null}
        <span className="font-medium">{report.slot ? t(`kind.${report.kind}`) : t('statedActs.desk')}</span>
        <span>{report.answer ? t(`answer.${report.answer}`) : t('waits')}</span>
      </p>
      <p className="break-words">{report.note}</p>
      {own || other ? <p className="break-words">{t('because', { reason: own ?? other ?? '' })}</p> : null}
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        {by ? <span>{by}</span> : null}
        <Instant at={report.answeredAt ?? report.reportedAt} zone={zone} />
        {report.dueAt && !report.answer ? (
          <span>
            {t('correctedUntil')} <Instant at={report.dueAt} zone={zone} />
          </span>
        ) : null}
      </p>
    </div>
  )
}
