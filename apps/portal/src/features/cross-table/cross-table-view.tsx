import { useLocale, useTranslations } from 'next-intl'
import { EntryNames, entryText } from '@/components/entry-names'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import type { CrossCell, CrossColumn, CrossRow, CrossTable } from './load-cross-table'

interface ViewProps {
  readonly table: CrossTable
  readonly event: Slugged
  readonly revision: string
}

const keyOf = (column: CrossColumn): string => column.entry?.id ?? `${column.session ?? ''}/${column.board ?? ''}`

function useColumnName(several: boolean) {
  const t = useTranslations('crossTable')
  return ({ entry, session, board }: CrossColumn): string => {
    if (entry) return t('against', { number: entry.number })
    return several && session !== null
      ? t('boardOfSession', { session, board: board ?? '' })
      : t('board', { board: board ?? '' })
  }
}

/** The figure that counts first, what it was made from beneath. */
function CellFigures({
  cell,
  label,
  href,
}: {
  readonly cell: CrossCell
  readonly label: string
  readonly href: string
}) {
  const marks = useTranslations('mark')
  const marked = cell.marks.map(mark => codeText(marks, mark)).join(' · ')
  const [main, small] = cell.victoryPoints ? [cell.victoryPoints, cell.points] : [cell.points, cell.percent]
  return (
    <div className="py-0.5 leading-tight">
      <FigureLink href={href} label={label}>
        {printFigure(main)}
      </FigureLink>
      {marked ? (
        <abbr title={marked} className="text-muted no-underline">
          *<span className="sr-only">{marked}</span>
        </abbr>
      ) : null}
      {small ? <div className="text-muted text-xs">{printFigure(small)}</div> : null}
    </div>
  )
}

function RowCells({ row, table, revision }: Omit<ViewProps, 'event'> & { readonly row: CrossRow }) {
  const t = useTranslations('crossTable')
  const locale = useLocale()
  const nameOf = useColumnName(true)
  return table.columns.map((column, index) => {
    const cells = row.cells.filter(cell => cell.column === index)
    const same = column.entry?.id === row.entry.id
    return (
      <Cell key={keyOf(column)} numeric className={same ? 'bg-raised' : undefined}>
        {same ? <span className="sr-only">{t('same')}</span> : null}
        {cells.map(cell => (
          <CellFigures
            key={cell.slot}
            cell={cell}
            href={paths.explainStanding(revision, row.entry.id, table.kind === 'boards' ? cell.slot : undefined)}
            label={t('explain', {
              name: entryText(row.entry, locale),
              about: nameOf(column),
              value: printFigure(cell.victoryPoints ?? cell.points),
            })}
          />
        ))}
      </Cell>
    )
  })
}

function ColumnName({
  column,
  several,
  event,
  revision,
}: Omit<ViewProps, 'table'> & { readonly column: CrossColumn; readonly several: boolean }) {
  const name = useColumnName(several)(column)
  if (column.entry || column.board === null) return <abbr title={name}>{column.entry?.number}</abbr>
  return (
    <Link
      href={paths.board(event, { revision, board: column.board, session: column.session })}
      className="link"
      aria-label={name}
    >
      {several && column.session !== null ? `${column.session}·${column.board}` : column.board}
    </Link>
  )
}

/** Contestants against each other or by board; the frame scrolls both ways and is reached by the keyboard. */
export function CrossTableView({ table, event, revision }: ViewProps) {
  const t = useTranslations('crossTable')
  const byMatches = table.kind === 'matches'
  const several = new Set(table.columns.map(column => column.session)).size > 1
  const withPercent = table.rows.some(row => row.percent !== null)
  const scored = table.rows.some(row => row.cells.some(cell => cell.victoryPoints !== null))
  const caption = t(byMatches ? (scored ? 'ofMatches' : 'ofMatchesPlain') : 'ofBoards')
  return (
    <RegisterTable caption={caption} label={t('title')}>
      <thead>
        <Row>
          <ColumnHead stuck>{t('entrant')}</ColumnHead>
          <ColumnHead numeric>{t('rank')}</ColumnHead>
          <ColumnHead numeric>{t('total')}</ColumnHead>
          {withPercent ? <ColumnHead numeric>{t('percent')}</ColumnHead> : null}
          {table.columns.map(column => (
            <ColumnHead key={keyOf(column)} numeric>
              <ColumnName column={column} several={several} event={event} revision={revision} />
            </ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {table.rows.map(row => (
          <Row key={row.entry.id}>
            <RowHead stuck className="min-w-32">
              <span className="figures mr-1.5 font-normal text-muted text-sm">{row.entry.number}</span>
              <EntryNames entry={row.entry} both />
            </RowHead>
            <Cell numeric>{row.shared ? `${row.rank}=` : row.rank}</Cell>
            <Cell numeric data-decides="">
              {printFigure(row.total)}
            </Cell>
            {withPercent ? <Cell numeric>{row.percent ? printFigure(row.percent) : null}</Cell> : null}
            <RowCells row={row} table={table} revision={revision} />
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
