import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { isPrintedNumber, PrintedValue } from '@/components/printed-sheet'
import { StateMark } from '@/components/state-mark'
import { StandingsReplaced } from '@/components/standings-replaced'
import { sheetAnchor, TablePlace } from '@/components/table-place'
import { EmptyState } from '@/components/ui/empty-state'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { loadViewer } from '@/features/sign-in'
import { printedNames } from '@/features/boards'
import { ParticipationTable } from '@/features/line-ups'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { slugOfEvent } from '@/features/events'
import { paths, type Slugged } from '@/lib/paths'
import type { SheetView } from '@/sports/sheet-view'
import { sheetViewOf } from '@/sports/sheet-views'
import { type CardLine, loadScorecard } from './load-scorecard'

/** Sheets that say more than a line can hold are shown whole beneath the table. */
const isShownWhole = (line: CardLine): boolean => sheetViewOf(line.sheet.__typename) !== undefined

/** The views of these lines' sheets, each once. */
const viewsOf = (lines: readonly CardLine[]): readonly SheetView[] => [
  ...new Set(lines.flatMap(line => sheetViewOf(line.sheet.__typename) ?? [])),
]

interface LineProps {
  readonly line: CardLine
  readonly event: Slugged
  readonly revision: string
  readonly entry: string
  readonly names: readonly string[]
  readonly explain: string
  /** Where the reader may appeal this line: on a scorecard of the reader's own. */
  readonly appeal: { readonly stage: string; readonly label: string } | undefined
}

function ScorecardLine({ line, event, revision, entry, names, explain, appeal }: LineProps) {
  const award = line.awards.find(item => item.entry.id === entry)
  const opponents = line.sides.filter(side => side.id !== entry)
  return (
    <Row>
      <RowHead>
        {line.board === null ? (
          isShownWhole(line) ? (
            <a href={`#${sheetAnchor(line.sheetId)}`} className="link whitespace-nowrap font-normal">
              <TablePlace at={line} />
            </a>
          ) : (
            <TablePlace at={line} />
          )
        ) : (
          <Link
            href={paths.board(event, { revision, board: line.board, section: line.section, session: line.session })}
            className="figures link"
          >
            {line.board}
          </Link>
        )}
      </RowHead>
      <Cell className="min-w-36">
        {opponents.map(side => (
          <Fragment key={side.id}>
            {side === opponents[0] ? null : <span className="text-muted"> · </span>}
            <EntryNames entry={side} />
          </Fragment>
        ))}
        {line.corrected ? <StateMark state="corrected" className="ml-2" /> : null}
      </Cell>
      {names.map(name => {
        const value = line.printed.find(item => item.name === name)?.value
        return (
          <Cell key={name} numeric={isPrintedNumber(name)}>
            {value === undefined ? null : <PrintedValue name={name} value={value} />}
          </Cell>
        )
      })}
      <Cell numeric data-decides="">
        {award ? (
          <FigureLink href={paths.explainStanding(revision, entry, line.slot)} label={explain}>
            {printFigure(award.points)}
          </FigureLink>
        ) : null}
      </Cell>
      <Cell numeric>{award?.percent ? printFigure(award.percent) : null}</Cell>
      {appeal ? (
        <Cell data-no-print="">
          <Link href={paths.newAppeal({ stage: appeal.stage, slot: line.slot })} className="link">
            {appeal.label}
          </Link>
        </Cell>
      ) : null}
    </Row>
  )
}

interface ScorecardHeadProps extends Pick<LineProps, 'names' | 'appeal'> {
  readonly unit: string
}

async function ScorecardHead({ names, unit, appeal }: ScorecardHeadProps) {
  const [units, columns] = await Promise.all([getTranslations('unit'), getTranslations('columns')])
  return (
    <Row>
      <ColumnHead>{columns('board')}</ColumnHead>
      <ColumnHead>{columns('opponents')}</ColumnHead>
      {names.map(name => (
        <ColumnHead key={name} numeric={isPrintedNumber(name)}>
          {codeText(columns, name)}
        </ColumnHead>
      ))}
      <ColumnHead numeric>{codeText(units, unit, {}, columns('total'))}</ColumnHead>
      <ColumnHead numeric>{columns('percentHead')}</ColumnHead>
      {appeal ? (
        <ColumnHead data-no-print="">
          <span className="sr-only">{appeal.label}</span>
        </ColumnHead>
      ) : null}
    </Row>
  )
}

/** All boards of one contestant. */
export async function ScorecardView({
  eventId,
  revisionId,
  entryId,
}: {
  readonly eventId: string
  readonly revisionId: string
  readonly entryId: string
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
  const names = printedNames(card.lines.filter(line => !isShownWhole(line)))
  const title = t('standings.scorecard')
  const person = viewer.ok ? viewer.data.viewer.person?.id : undefined
  const own = person !== undefined && card.entry.players.some(player => player.person?.id === person)
  const appeal = own ? { stage: answer.data.revision.stage.id, label: t('myCases.appeal') } : undefined
  return (
    <>
      <h2 className="mb-3 flex flex-wrap gap-x-3 text-lg">
        <span className="figures text-muted">{card.entry.number}</span>
        <EntryNames entry={card.entry} />
      </h2>
      <RegisterTable caption={title} captionHidden label={title}>
        <thead>
          <ScorecardHead names={names} unit={answer.data.revision.unit} appeal={appeal} />
        </thead>
        <tbody>
          {card.lines.map(line => (
            <ScorecardLine
              key={line.sheetId}
              line={line}
              event={event}
              revision={revisionId}
              entry={entryId}
              names={names}
              appeal={appeal}
              explain={t('boards.explainAward', { board: line.board ?? line.slot })}
            />
          ))}
        </tbody>
      </RegisterTable>
      {viewsOf(card.lines).map((Sheets, at) => (
        <Sheets key={at} revision={revisionId} entry={entryId} />
      ))}
      <ParticipationTable entryId={entryId} />
    </>
  )
}
