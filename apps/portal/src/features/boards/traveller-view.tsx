import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { StandingsReplaced } from '@/components/standings-replaced'
import { SlotRulings } from '@/components/slot-rulings'
import { StateMark, stateOf } from '@/components/state-mark'
import { Pagination } from '@/components/ui/pagination'
import { loadViewer } from '@/features/sign-in'
import { codeText } from '@/i18n/code-text'
import { slugOfEvent } from '@/features/events'
import { Link } from '@/i18n/navigation'
import { paths, type Slugged } from '@/lib/paths'
import { loadTraveller, type Traveller, type TravellerLine, type TravellerRevision } from './load-boards'
import type { BoardAddress } from './settle-board'
import { FrequencyTables } from './frequency-tables'
import { HandsFigure } from './hands-figure'
import { AnalysisView } from './analysis-view'
import { BoardStrip } from './board-strip'
import { PlayThrough } from './play-through'
import { RecordView } from './record-view'
import { TravellerTable, tableOf } from './traveller-table'

interface TravellerViewProps {
  readonly eventId: string
  readonly at: BoardAddress
  /** After how many cards the recorded play is shown. */
  readonly cards?: number
}

/** The boards before and after this one in its session and section. */
const neighbours = (revision: TravellerRevision) => {
  const here = revision.traveller
  const same = revision.boards.filter(board => board.session === here?.session && board.section === here?.section)
  const index = same.findIndex(board => board.board === here?.board)
  return { same, before: same[index - 1], after: index === -1 ? undefined : same[index + 1] }
}

interface OwnLinesProps {
  readonly event: Slugged
  readonly stage: string
  readonly lines: readonly TravellerLine[]
  readonly person: string | undefined
}

/** Where the reader may say that a result of the reader's own is wrong. */
async function OwnLines({ event, stage, lines, person }: OwnLinesProps) {
  const t = await getTranslations('resultReports')
  const own = lines.find(line =>
    line.sides.some(side => side.players.some(player => person !== undefined && player.person?.id === person)),
  )
  if (!own) return null
  return (
    <p className="mt-3" data-no-print="">
      <Link href={paths.reportResult(event, { stage, slot: own.slot })} className="link">
        {t('title')}
      </Link>
    </p>
  )
}

interface ShownRecordProps {
  readonly event: Slugged
  readonly revision: string
  readonly traveller: Traveller
  readonly title: string
  readonly cards: number | undefined
}

/** What was called and played at one table, and the play card by card. */
function ShownRecord({ event, revision, traveller, title, cards }: ShownRecordProps) {
  const { record, hands, lines } = traveller
  if (!record) return null
  const hrefOf = (count: number) =>
    `${paths.board(event, { revision, ...traveller, sheet: record.sheetId, cards: count })}#record`
  return (
    <RecordView
      record={record}
      steps={<PlayThrough hands={hands} record={record} caption={title} count={cards} hrefOf={hrefOf} />}
      table={lines.filter(line => line.sheetId === record.sheetId).map(tableOf)[0] ?? ''}
    />
  )
}

/** The traveller of one board: every table's sheet and what it gave. */
export async function TravellerView({ eventId, at, cards }: TravellerViewProps) {
  const [t, seats, vulnerable, event, viewer, answer] = await Promise.all([
    getTranslations(),
    getTranslations('seat'),
    getTranslations('vulnerability'),
    slugOfEvent(eventId),
    loadViewer(),
    loadTraveller(at.revision, at.board, at.section, at.session, at.sheet),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const revision = answer.data.revision
  const traveller = revision?.traveller
  if (!revision) return <StandingsReplaced event={event} />
  if (!traveller) return <NotFound />
  const { same, before, after } = neighbours(revision)
  const person = viewer.ok ? viewer.data.viewer.person?.id : undefined
  const link = (board: (typeof revision.boards)[number]) => ({
    href: paths.board(event, { revision: revision.id, ...board }),
    label: t('boards.board', { board: board.board }),
  })
  const recordHref = (sheet: string) => `${paths.board(event, { revision: revision.id, ...traveller, sheet })}#record`
  const title = t('boards.board', { board: traveller.board })
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-lg">{title}</h2>
        {traveller.dealer ? <span>{t('boards.dealer', { seat: codeText(seats, traveller.dealer) })}</span> : null}
        {traveller.vulnerability ? <span>{codeText(vulnerable, traveller.vulnerability)}</span> : null}
        {traveller.section ? (
          <span className="text-muted">{t('boards.section', { section: traveller.section })}</span>
        ) : null}
        <StateMark state={stateOf(revision.status)} />
      </div>
      <BoardStrip event={event} revision={revision.id} boards={same} current={traveller.board} />
      <HandsFigure hands={traveller.hands} caption={title} compass={traveller} />
      <TravellerTable
        lines={traveller.lines}
        revision={revision.id}
        caption={title}
        person={person}
        records={{ hrefOf: recordHref, shown: traveller.record?.sheetId }}
      />
      <OwnLines event={event} stage={revision.stage.id} lines={traveller.lines} person={person} />
      <SlotRulings event={event} rulings={traveller.lines.flatMap(line => line.rulings)} />
      <ShownRecord event={event} revision={revision.id} traveller={traveller} title={title} cards={cards} />
      {traveller.analysis ? <AnalysisView analysis={traveller.analysis} frequencies={traveller.frequencies} /> : null}
      <FrequencyTables tables={traveller.frequencies} />
      <Pagination
        label={t('boards.neighbours')}
        previous={before ? link(before) : undefined}
        next={after ? link(after) : undefined}
      />
    </>
  )
}
