import { getLocale, getTranslations } from 'next-intl/server'
import { DrawnNames } from '@/components/drawn-names'
import { onlyEntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { RankCell } from '@/components/ui/rank-cell'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { slugOfEvent } from '@/features/events'
import { ListDownloads } from '@/components/list-downloads'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths, type Slugged } from '@/lib/paths'
import { loadClassification } from './load-standings'
import { placedFirst } from './on-podium'
import { Podium } from './podium'
import type { ClassificationQuery } from './standings.graphql'

/** How the address of an event names the order of the whole event, in the place of a stage. */
export const WHOLE_EVENT = 'all'

interface ClassificationProps {
  readonly eventId: string
  readonly sport: string
  /** How many lines the pages before showed. */
  readonly skip: number
}

type Line = NonNullable<NonNullable<ResultOf<typeof ClassificationQuery>['event']>['classification']>['lines'][number]

interface RowProps {
  readonly event: Slugged
  readonly line: Line
}

async function ClassificationRow({ event, line: { entry, rank, shared, stage } }: RowProps) {
  const locale = await getLocale()
  return (
    <Row>
      <RankCell rank={rank} shared={shared} />
      <RowHead className="min-w-40">
        <DrawnNames entry={onlyEntryNames(entry)} both />
      </RowHead>
      <Cell>
        <Link href={paths.event(event, { stage: stage.id })} className="link">
          {inLanguage(stage.name, locale)}
        </Link>
      </Cell>
    </Row>
  )
}

/** The order of a whole event: each place with the stage that gave it. */
export async function ClassificationView({ eventId, sport, skip }: ClassificationProps) {
  const [t, columns, common, locale, event, answer] = await Promise.all([
    getTranslations('standings'),
    getTranslations('columns'),
    getTranslations('common'),
    getLocale(),
    slugOfEvent(eventId),
    loadClassification(eventId, skip),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const found = answer.data.event?.classification
  if (!found || found.totalLines === 0) return <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
  const official = found.stages.every(part => part.official)
  const order = found.stages.map(part => inLanguage(part.stage.name, locale)).join(' → ')
  const next = skip + found.lines.length
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={official ? 'strong' : 'plain'}>{t(official ? 'wholeOfficial' : 'wholeRunning')}</Chip>
        <span className="text-muted">{t('wholeOrder', { order })}</span>
      </p>
      {skip === 0 ? <Podium lines={placedFirst(official, found.lines)} sport={sport} /> : null}
      <RegisterTable caption={t('whole')} captionHidden label={t('whole')} fits>
        <thead>
          <Row>
            <ColumnHead numeric stuck>
              {columns('rank')}
            </ColumnHead>
            <ColumnHead>{columns('names')}</ColumnHead>
            <ColumnHead>{t('placedBy')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {found.lines.map(line => (
            <ClassificationRow key={line.entry.id} event={event} line={line} />
          ))}
        </tbody>
      </RegisterTable>
      {found.totalLines > found.lines.length ? (
        <Pagination
          label={common('pages')}
          summary={common('showing', { total: found.totalLines, shown: found.lines.length })}
          previous={
            skip > 0 ? { href: paths.event(event, { stage: WHOLE_EVENT }), label: common('firstPage') } : undefined
          }
          next={
            next < found.totalLines
              ? { href: paths.event(event, { stage: WHOLE_EVENT, after: `${next}` }), label: common('nextPage') }
              : undefined
          }
        />
      ) : null}
      <ListDownloads list="classification" id={eventId} />
    </>
  )
}
