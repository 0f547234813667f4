import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { slugOfEvent } from '@/features/events'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { CrossTableView } from './cross-table-view'
import { loadCrossTable, loadCrossTableStages, pageRows } from './load-cross-table'

interface PageProps {
  readonly eventId: string
  readonly stage?: string
  readonly from?: string
}

const wholeNumber = (text: string | undefined): number => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)

/** The cross-table of one stage; the stages that have one are side by side. */
export async function CrossTablePage({ eventId, stage: asked, from }: PageProps) {
  const [t, locale, event, stages] = await Promise.all([
    getTranslations('crossTable'),
    getLocale(),
    slugOfEvent(eventId),
    loadCrossTableStages(eventId),
  ])
  if (!stages.ok) return <FailureNotice failure={stages.failure} />
  const shown = (stages.data.event?.stages ?? []).filter(stage => stage.standings?.hasCrossTable)
  const stage = shown.find(one => one.id === asked) ?? shown[0]
  const skip = wholeNumber(from)
  const answer = stage?.standings ? await loadCrossTable(stage.standings.id, skip) : undefined
  if (answer && !answer.ok) return <FailureNotice failure={answer.failure} />
  const table = answer?.data.revision?.crossTable
  if (!stage?.standings || !table) return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
  const hrefOf = (id: string, start?: number) => paths.eventSection(event, 'cross-table', { stage: id, from: start })
  const to = skip + table.rows.length
  return (
    <>
      <ChoiceTabs
        label={t('title')}
        tabs={shown.map(one => ({
          href: hrefOf(one.id),
          label: inLanguage(one.name, locale),
          current: one.id === stage.id,
        }))}
      />
      <h2 className="mb-3 text-lg">{t('title')}</h2>
      <CrossTableView table={table} event={event} revision={stage.standings.id} />
      {table.totalRows > table.rows.length ? (
        <Pagination
          label={t('pages')}
          summary={t('rows', { from: skip + 1, to, total: table.totalRows })}
          previous={
            skip > 0 ? { href: hrefOf(stage.id, Math.max(0, skip - pageRows)), label: t('previous') } : undefined
          }
          next={to < table.totalRows ? { href: hrefOf(stage.id, to), label: t('next') } : undefined}
        />
      ) : null}
    </>
  )
}
