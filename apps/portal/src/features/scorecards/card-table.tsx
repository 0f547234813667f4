import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { DrawnNames } from '@/components/drawn-names'
import { onlyEntryNames } from '@/components/entry-names'
import { PrintedCells } from '@/components/printed-cells'
import { isPrintedNumber } from '@/components/printed-sheet'
import { StateMark } from '@/components/state-mark'
import { TablePlace } from '@/components/table-place'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printedNames } from '@/features/boards'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import type { Card, CardLine } from './load-scorecard'

/** The columns of figures a card has: what its lines were worth, the unit the order is by first. */
interface FigureColumns {
  readonly units: readonly string[]
  readonly percent: boolean
  /** What the boards were worth at par, where some were solved. */
  readonly par: boolean
  /** Whether its lines are boards; else they are tables. */
  readonly boards: boolean
}

const columnsOf = (lines: readonly CardLine[], entry: string, unit: string): FigureColumns => {
  const awards = lines.flatMap(line => line.awards.filter(award => award.entry.id === entry))
  const units = new Set(awards.map(award => award.unit))
  return {
    units: units.size === 0 ? [unit] : [...units].sort((a, b) => Number(b === unit) - Number(a === unit)),
    percent: awards.some(award => award.percent),
    par: lines.some(line => line.parPoints !== null),
    boards: lines.some(line => line.board !== null),
  }
}

interface LineProps {
  readonly line: CardLine
  /** Where the whole sheet of a line without a board is shown. */
  readonly wholeAt: string | undefined
  readonly event: Slugged
  readonly revision: string
  readonly entry: string
  readonly names: readonly string[]
  readonly columns: FigureColumns
  readonly explain: string
  /** Names in the reader's script alone, where there is little room. */
  readonly brief: boolean
  /** Where the reader may say that this line is wrong, or appeal it: on a scorecard of the reader's own. */
  readonly appeal: { readonly stage: string; readonly label: string; readonly report: string } | undefined
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

interface DoubtProps extends Pick<LineProps, 'event'> {
  readonly slot: string
  readonly appeal: NonNullable<LineProps['appeal']>
}

/** The ways to have a line of one's own looked at again. */
function DoubtCell({ event, slot, appeal: { stage, label, report } }: DoubtProps) {
  return (
    <Cell data-no-print="" className="whitespace-nowrap">
      <Link href={paths.reportResult(event, { stage, slot })} className="link mr-3">
        {report}
      </Link>
      <Link href={paths.newAppeal({ stage, slot })} className="link">
        {label}
      </Link>
    </Cell>
  )
}

function ScorecardLine({ line, wholeAt, event, revision, entry, names, columns, explain, brief, appeal }: LineProps) {
  const awards = line.awards.filter(item => item.entry.id === entry)
  const percent = awards.find(award => award.percent)?.percent
  const opponents = line.sides.filter(side => side.id !== entry)
  return (
    <Row>
      <RowHead>
        {line.board === null ? (
          wholeAt ? (
            <a href={wholeAt} className={cn('link font-normal', brief || 'sm:whitespace-nowrap')}>
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
      <Cell className={brief ? undefined : 'min-w-36'}>
        {opponents.map(side => (
          <Fragment key={side.id}>
            {side === opponents[0] ? null : <span className="text-muted"> · </span>}
            <DrawnNames entry={onlyEntryNames(side)} both={!brief} />
          </Fragment>
        ))}
        {line.corrected ? <StateMark state="corrected" className="ml-2" /> : null}
      </Cell>
      <PrintedCells names={names} line={line} />
      {columns.par && !brief ? (
        <Cell numeric>{line.parPoints === null ? null : printFigure(`${line.parPoints}`)}</Cell>
      ) : null}
      <UnitCells
        awards={awards}
        units={columns.units}
        href={paths.explainStanding(revision, entry, line.slot)}
        explain={explain}
      />
      {columns.percent ? <Cell numeric>{percent ? printFigure(percent) : null}</Cell> : null}
      {appeal ? <DoubtCell event={event} slot={line.slot} appeal={appeal} /> : null}
    </Row>
  )
}

type ScorecardHeadProps = Pick<LineProps, 'names' | 'appeal' | 'brief'> & { readonly figures: FigureColumns }

async function ScorecardHead({ names, figures, appeal, brief }: ScorecardHeadProps) {
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
      {figures.par && !brief ? <ColumnHead numeric>{columns('par')}</ColumnHead> : null}
      {figures.units.map((unit, at) => (
        <ColumnHead key={unit} numeric data-decides={at === 0 ? '' : undefined}>
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

interface CardTableProps extends Pick<LineProps, 'event' | 'revision' | 'brief' | 'appeal'> {
  readonly card: Card
  readonly unit: string
  /** Where the whole sheet of a line is shown; its place alone is written where that is nowhere. */
  readonly wholeAt: (line: CardLine) => string | undefined
}

/** What a contestant got, line by line: boards with what is printed of them, tables by their place. */
export async function CardTable({ card, unit, event, revision, brief, appeal, wholeAt }: CardTableProps) {
  const t = await getTranslations()
  const names = printedNames(card.lines.filter(line => wholeAt(line) === undefined))
  const columns = columnsOf(card.lines, card.entry.id, unit)
  const title = t(columns.boards ? 'standings.scorecard' : 'standings.tableCard')
  return (
    <RegisterTable caption={title} captionHidden label={title}>
      <thead>
        <ScorecardHead names={names} figures={columns} appeal={appeal} brief={brief} />
      </thead>
      <tbody>
        {card.lines.map(line => (
          <ScorecardLine
            key={line.sheetId}
            line={line}
            wholeAt={wholeAt(line)}
            event={event}
            revision={revision}
            entry={card.entry.id}
            names={names}
            columns={columns}
            brief={brief}
            appeal={appeal}
            explain={t('boards.explainAward', { board: line.board ?? line.slot })}
          />
        ))}
      </tbody>
    </RegisterTable>
  )
}
