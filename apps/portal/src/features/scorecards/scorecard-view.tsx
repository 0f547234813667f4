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

/** The columns of figures a card has: what its lines were worth, the unit the order is by first. */
interface FigureColumns {
  readonly units: readonly string[]
  readonly percent: boolean
  /** Whether its lines are boards; else they are tables. */
  readonly boards: boolean
}

const columnsOf = (lines: readonly CardLine[], entry: string, unit: string): FigureColumns => {
  const awards = lines.flatMap(line => line.awards.filter(award => award.entry.id === entry))
  const units = new Set(awards.map(award => award.unit))
  return {
    units: units.size === 0 ? [unit] : [...units].sort((a, b) => Number(b === unit) - Number(a === unit)),
    percent: awards.some(award => award.percent),
    boards: lines.some(line => line.board !== null),
  }
}

interface LineProps {
  readonly line: CardLine
  readonly event: Slugged
  readonly revision: string
  readonly entry: string
  readonly names: readonly string[]
  readonly columns: FigureColumns
  readonly explain: string
  /** Where the reader may appeal this line: on a scorecard of the reader's own. */
  readonly appeal: { readonly stage: string; readonly label: string } | undefined
}

interface UnitCellsProps {
  readonly awards: CardLine['awards']
  readonly units: readonly string[]
  /** Where the first figure is explained. */
  readonly href: string
  readonly explain: string
}

/** What a line was worth, unit by unit; the one that the order is by opens. */
function UnitCells({ awards, units, href, explain }: UnitCellsProps) {
  return units.map((unit, at) => {
    const points = awards.find(award => award.unit === unit)?.points
    if (at > 0)
      return (
        <Cell key={unit} numeric>
          {points === undefined ? null : printFigure(points.replace(/\.0+$/, ''))}
        </Cell>
      )
    return (
      <Cell key={unit} numeric data-decides="">
        {points === undefined ? null : (
          <FigureLink href={href} label={explain}>
            {printFigure(points)}
          </FigureLink>
        )}
      </Cell>
    )
  })
}

function ScorecardLine({ line, event, revision, entry, names, columns, explain, appeal }: LineProps) {
  const awards = line.awards.filter(item => item.entry.id === entry)
  const percent = awards.find(award => award.percent)?.percent
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
            <EntryNames entry={side} both />
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
      <UnitCells
        awards={awards}
        units={columns.units}
        href={paths.explainStanding(revision, entry, line.slot)}
        explain={explain}
      />
      {columns.percent ? <Cell numeric>{percent ? printFigure(percent) : null}</Cell> : null}
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

type ScorecardHeadProps = Pick<LineProps, 'names' | 'appeal'> & { readonly figures: FigureColumns }

async function ScorecardHead({ names, figures, appeal }: ScorecardHeadProps) {
  const [units, columns] = await Promise.all([getTranslations('unit'), getTranslations('columns')])
  return (
    <Row>
      <ColumnHead>{columns(figures.boards ? 'board' : 'table')}</ColumnHead>
      <ColumnHead>{columns('opponents')}</ColumnHead>
      {names.map(name => (
        <ColumnHead key={name} numeric={isPrintedNumber(name)}>
          {codeText(columns, name)}
        </ColumnHead>
      ))}
      {figures.units.map(unit => (
        <ColumnHead key={unit} numeric>
          {codeText(units, unit, {}, columns('total'))}
        </ColumnHead>
      ))}
      {figures.percent ? <ColumnHead numeric>{columns('percentHead')}</ColumnHead> : null}
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
  const figures = columnsOf(card.lines, card.entry.id, answer.data.revision.unit)
  const title = t(figures.boards ? 'standings.scorecard' : 'standings.tableCard')
  const person = viewer.ok ? viewer.data.viewer.person?.id : undefined
  const own = person !== undefined && card.entry.players.some(player => player.person?.id === person)
  const appeal = own ? { stage: answer.data.revision.stage.id, label: t('myCases.appeal') } : undefined
  return (
    <>
      <h2 className="mb-3 flex flex-wrap gap-x-3 text-lg">
        <span className="figures text-muted">{card.entry.number}</span>
        <EntryNames entry={card.entry} both />
      </h2>
      <RegisterTable caption={title} captionHidden label={title}>
        <thead>
          <ScorecardHead names={names} figures={figures} appeal={appeal} />
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
              columns={figures}
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
