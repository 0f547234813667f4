import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { DrawnNames } from '@/components/drawn-names'
import { DerivedNoteOf, onlyEntryNames } from '@/components/entry-names'
import { isPrintedNumber, PrintedValue } from '@/components/printed-sheet'
import { StateMark } from '@/components/state-mark'
import { sheetAnchor } from '@/components/table-place'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import { directionOf, seatOf } from '@/sports/plugs'
import type { TableResultsQuery } from './table-results.graphql'

export type TableLine = NonNullable<ResultOf<typeof TableResultsQuery>['revision']>['tables']['lines'][number]

export interface TableProps {
  readonly event: Slugged
  readonly sport: string
  readonly revision: string
  /** What the order is by. */
  readonly unit: string
}

/** What a sheet of a table says in a word or two, beside its points. */
const told = ['levels', 'decidedBy']

function Sheet({ line, event, revision }: Pick<TableProps, 'event' | 'revision'> & { readonly line: TableLine }) {
  const t = useTranslations()
  const columns = useTranslations('columns')
  const table = `${line.section ?? ''}${line.table ?? ''}`
  const first = line.sides[0]
  const printed = told.flatMap(name => line.printed.find(item => item.name === name) ?? [])
  return (
    <>
      <span className="figures">{table}</span>
      {first ? (
        <Link
          href={`${paths.scorecard(event, { revision, entry: first.id })}#${sheetAnchor(line.sheetId)}`}
          className="link block font-normal text-sm"
          aria-label={t('tables.sheetOf', { table: t('boards.table', { table }) })}
        >
          {t('tables.sheet')}
        </Link>
      ) : null}
      {printed.map(({ name, value }) => (
        <span key={name} className="block font-normal text-muted text-sm">
          {codeText(columns, name)}{' '}
          <PrintedValue name={name} value={isPrintedNumber(name) ? printFigure(value) : value} />
        </span>
      ))}
      {line.corrected ? <StateMark state="corrected" /> : null}
    </>
  )
}

interface SideProps extends TableProps {
  readonly line: TableLine
  readonly at: number
  readonly units: readonly string[]
}

/** One side of a table: where it sat, who it is, what it got. */
function SideRow({ line, at, units, ...of }: SideProps) {
  const seats = useTranslations('seat')
  const columns = useTranslations('columns')
  const side = line.sides[at]
  if (!side) return null
  const seat = seatOf(of.sport, line.sides.length, at)
  const direction = directionOf(of.sport, line.sides.length, at)
  return (
    <Row>
      {at === 0 ? (
        <RowHead rowSpan={line.sides.length} className="align-top">
          <Sheet line={line} event={of.event} revision={of.revision} />
        </RowHead>
      ) : null}
      <Cell className="ps-(--cell-x)!">
        <span className="mr-2 text-muted text-sm">
          {seat ? codeText(seats, seat) : direction ? codeText(columns, direction) : null}{' '}
          <span className="figures">{side.number}</span>
        </span>
        <DrawnNames entry={onlyEntryNames(side)} plain both />
      </Cell>
      {units.map((unit, column) => {
        const points = line.awards.find(award => award.entry.id === side.id && award.unit === unit)?.points
        return (
          <Cell key={unit} numeric {...(column === 0 ? { 'data-decides': '' } : {})}>
            {points === undefined ? null : printFigure(column === 0 ? points : points.replace(/\.0+$/, ''))}
          </Cell>
        )
      })}
    </Row>
  )
}

/** Tables of one round or session: who sat there and what each side got, the unit the order is by first. */
export function ResultsTable({
  lines,
  caption,
  ...of
}: TableProps & { readonly lines: readonly TableLine[]; readonly caption: string }) {
  const t = useTranslations()
  const words = useTranslations('unit')
  const units = [...new Set(lines.flatMap(line => line.awards.map(award => award.unit)))].sort(
    (a, b) => Number(b === of.unit) - Number(a === of.unit),
  )
  return (
    <>
      <RegisterTable caption={caption} captionHidden label={caption} fits>
        <thead>
          <Row>
            <ColumnHead className="min-w-20">{t('columns.table')}</ColumnHead>
            <ColumnHead>{t('tables.contestant')}</ColumnHead>
            {units.map((unit, column) => (
              <ColumnHead key={unit} numeric data-decides={column === 0 ? '' : undefined}>
                {codeText(words, unit)}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {lines.map(line => (
            <Fragment key={line.sheetId}>
              {line.sides.map(({ number }, at) => (
                <SideRow key={number} line={line} at={at} units={units} {...of} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </RegisterTable>
      <DerivedNoteOf entries={lines.flatMap(line => line.sides)} />
    </>
  )
}
