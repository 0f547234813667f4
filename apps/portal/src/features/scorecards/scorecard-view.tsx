import { getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { StandingsReplaced } from '@/components/standings-replaced'
import { sheetAnchor } from '@/components/table-place'
import { EmptyState } from '@/components/ui/empty-state'
import { slugOfEvent } from '@/features/events'
import { ParticipationTable } from '@/features/line-ups'
import { PlayOnCard } from '@/features/play'
import { loadViewer } from '@/features/sign-in'
import { Link } from '@/i18n/navigation'
import { paths, type Slugged } from '@/lib/paths'
import type { SheetView } from '@/sports/sheet-view'
import { sheetViewOf } from '@/sports/sheet-views'
import { BesideView } from './beside-view'
import { CardTable } from './card-table'
import { type CardLine, loadScorecard } from './load-scorecard'

/** Whether its matches have days of their own: everyone meets everyone, or teams send who plays. */
const isLeague = (plan: Readonly<Record<string, unknown>> | null): boolean => {
  const format = plan?.format as { readonly kind?: string } | undefined
  return plan?.lineUp !== undefined || format?.kind === 'roundRobin' || format?.kind === 'schedule'
}

interface CalendarProps {
  readonly event: Slugged
  readonly stage: { readonly id: string; readonly plan: Readonly<Record<string, unknown>> | null }
  readonly entry: string
}

async function WayToCalendar({ event, stage, entry }: CalendarProps) {
  const t = await getTranslations('matchDays')
  if (!isLeague(stage.plan)) return null
  return (
    <p className="mt-4" data-no-print="">
      <Link
        href={paths.eventSection(event, 'calendar', { stage: stage.id, entry })}
        className="link inline-flex min-h-11 items-center"
      >
        {t('title')}
      </Link>
    </p>
  )
}

/** Sheets that say more than a line can hold are shown whole beneath the table. */
const isShownWhole = (line: CardLine): boolean => sheetViewOf(line.sheet.__typename) !== undefined

/** The views of these lines' sheets, each once. */
const viewsOf = (lines: readonly CardLine[]): readonly SheetView[] => [
  ...new Set(lines.flatMap(line => sheetViewOf(line.sheet.__typename) ?? [])),
]

/** All boards of one contestant. */
export async function ScorecardView({
  eventId,
  revisionId,
  entryId,
  beside,
}: {
  readonly eventId: string
  readonly revisionId: string
  readonly entryId: string
  /** The position of the line that it is put beside. */
  readonly beside?: number | undefined
}) {
  const [t, viewer, event, answer] = await Promise.all([
    getTranslations(),
    loadViewer(),
    slugOfEvent(eventId),
    loadScorecard(revisionId, entryId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const card = answer.data.revision?.scorecard
  if (!answer.data.revision) return <StandingsReplaced event={event} />
  if (!card) return <EmptyState title={t('standings.scorecardLaterTitle')}>{t('standings.scorecardLater')}</EmptyState>
  const person = viewer.ok ? viewer.data.viewer.person?.id : undefined
  const own = person !== undefined && card.entry.players.some(player => player.person?.id === person)
  const appeal = own
    ? { stage: answer.data.revision.stage.id, label: t('myCases.appeal'), report: t('resultReports.title') }
    : undefined
  return (
    <>
      <h2 className="mb-3 flex flex-wrap gap-x-3 text-lg">
        <span className="figures text-muted">{card.entry.number}</span>
        <EntryNames entry={card.entry} both />
      </h2>
      <BesideView event={event} revisionId={revisionId} entryId={entryId} position={beside} />
      <CardTable
        card={card}
        unit={answer.data.revision.unit}
        event={event}
        revision={revisionId}
        brief={false}
        appeal={appeal}
        wholeAt={line => (isShownWhole(line) ? `#${sheetAnchor(line.sheetId)}` : undefined)}
      />
      {viewsOf(card.lines).map((Sheets, at) => (
        <Sheets key={at} revision={revisionId} entry={entryId} />
      ))}
      <PlayOnCard revision={revisionId} entry={entryId} />
      <WayToCalendar event={event} stage={answer.data.revision.stage} entry={card.entry.id} />
      <ParticipationTable entryId={entryId} />
    </>
  )
}
