import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { slugOfEvent } from '@/features/events'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ResultsTable, type TableLine, type TableProps } from './results-table'
import { EventTablesQuery, TableResultsQuery } from './table-results.graphql'

const pageTables = 20

const wholeNumber = (text: string | undefined): number => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)

/** Lines that were played at the same time, in the order the API gave. */
const byRound = (lines: readonly TableLine[]): readonly (readonly TableLine[])[] => {
  const groups = new Map<string, TableLine[]>()
  for (const line of lines) {
    const key = `${line.session ?? ''}/${line.round ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

/** The tables round by round, each round under its name. */
async function Rounds({ lines, ...of }: TableProps & { readonly lines: readonly TableLine[] }) {
  const t = await getTranslations()
  const placeOf = ({ session, round }: TableLine): string =>
    [session === null ? '' : t('place.session', { session }), round === null ? '' : t('place.round', { round })]
      .filter(Boolean)
      .join(' · ') || t('events.tables')
  return (
    <div className="flex flex-col gap-8">
      {byRound(lines).map(own => {
        const place = own[0] ? placeOf(own[0]) : ''
        return (
          <section key={place}>
            <h2 className="mb-2 text-md">{place}</h2>
            <ResultsTable lines={own} caption={place} {...of} />
          </section>
        )
      })}
    </div>
  )
}

interface PageProps {
  readonly eventId: string
  readonly stage?: string
  readonly from?: string
}

/** Every finished table of a stage with its result, round by round, each leading to its sheet. */
export async function TableResultsPage({ eventId, stage: asked, from }: PageProps) {
  const [t, locale, slug, event] = await Promise.all([
    getTranslations(),
    getLocale(),
    slugOfEvent(eventId),
    ask(EventTablesQuery, { event: eventId }),
  ])
  if (!event.ok) return <FailureNotice failure={event.failure} />
  const shown = (event.data.event?.stages ?? []).filter(stage => stage.hasTables && stage.standings)
  const stage = shown.find(one => one.id === asked) ?? shown.at(-1)
  const skip = wholeNumber(from)
  const answer = stage?.standings
    ? await ask(TableResultsQuery, { revision: stage.standings.id, first: pageTables, skip })
    : undefined
  if (answer && !answer.ok) return <FailureNotice failure={answer.failure} />
  const tables = answer?.data.revision?.tables
  if (!stage?.standings || !tables || tables.totalCount === 0)
    return <EmptyState title={t('tables.emptyTitle')}>{t('tables.empty')}</EmptyState>
  const { standings } = stage
  const hrefOf = (id: string, start?: number) => paths.eventSection(slug, 'tables', { stage: id, from: start })
  const to = skip + tables.lines.length
  return (
    <>
      <ChoiceTabs
        label={t('standings.stages')}
        tabs={shown.map(one => ({
          href: hrefOf(one.id),
          label: inLanguage(one.name, locale),
          current: one.id === stage.id,
        }))}
      />
      <Rounds
        lines={tables.lines}
        event={slug}
        sport={event.data.event?.sport ?? ''}
        revision={standings.id}
        unit={standings.unit}
      />
      {tables.totalCount > tables.lines.length ? (
        <Pagination
          label={t('common.pages')}
          summary={t('tables.rows', { from: skip + 1, to, total: tables.totalCount })}
          previous={
            skip > 0
              ? { href: hrefOf(stage.id, Math.max(0, skip - pageTables)), label: t('crossTable.previous') }
              : undefined
          }
          next={to < tables.totalCount ? { href: hrefOf(stage.id, to), label: t('common.nextPage') } : undefined}
        />
      ) : null}
    </>
  )
}
