import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { slugOfEvent } from '@/features/events'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths, type Slugged } from '@/lib/paths'
import { plugOf } from '@/sports/plugs'
import { loadSeries, pageLines, type SeriesTableData } from './load-series'
import { SeriesTableView } from './series-table-view'
import { SeriesTermsView } from './series-terms-view'

interface PageProps {
  readonly eventId: string
  readonly from?: string
  /** Which class, from 0; the whole field when absent. */
  readonly stratum?: string
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined

/** The whole field and each class, side by side; nothing where there are no classes. */
async function Classes({
  table,
  event,
  stratum,
}: {
  readonly table: SeriesTableData
  readonly event: Slugged
  readonly stratum: number | undefined
}) {
  const [t, locale] = await Promise.all([getTranslations('series'), getLocale()])
  if (table.terms.strata.length === 0) return null
  const tab = (label: string, index?: number) => ({
    href: paths.eventSection(event, 'series', { class: index }),
    label,
    current: index === stratum,
  })
  return (
    <ChoiceTabs
      label={t('classes')}
      tabs={[tab(t('everybody')), ...table.terms.strata.map(({ name }, index) => tab(inLanguage(name, locale), index))]}
    />
  )
}

/** The order over the evenings of the series an event belongs to. */
export async function SeriesPage({ eventId, from, stratum: asked }: PageProps) {
  const skip = wholeNumber(from) ?? 0
  const [t, locale, event, answer] = await Promise.all([
    getTranslations('series'),
    getLocale(),
    slugOfEvent(eventId),
    loadSeries(eventId, skip),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const table = answer.data.event?.seriesTable
  if (!table) return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
  const stratum = wholeNumber(asked)
  const hrefOf = (start: number) => paths.eventSection(event, 'series', { from: start, class: stratum })
  const to = skip + table.lines.length
  return (
    <>
      <h2 className="mb-1 text-lg">{inLanguage(table.name, locale)}</h2>
      <SeriesTermsView table={table} />
      {plugOf(answer.data.event?.sport ?? '')?.leaders ? (
        <p className="mb-4 text-sm" data-no-print="">
          <Link
            href={paths.eventSection(event, 'leaders', { of: 'series' })}
            className="link inline-flex min-h-11 items-center lg:min-h-8"
          >
            {t('leaders')}
          </Link>
        </p>
      ) : null}
      <Classes table={table} event={event} stratum={stratum} />
      {table.totalLines === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <SeriesTableView table={table} stratum={stratum} />
      )}
      {table.totalLines > pageLines ? (
        <Pagination
          label={t('pages')}
          summary={t('rows', { from: skip + 1, to, total: table.totalLines })}
          previous={skip > 0 ? { href: hrefOf(Math.max(0, skip - pageLines)), label: t('previous') } : undefined}
          next={to < table.totalLines ? { href: hrefOf(to), label: t('next') } : undefined}
        />
      ) : null}
    </>
  )
}
