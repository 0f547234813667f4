import { useTranslations } from 'next-intl'
import { onlyEntryNames } from '@/components/entry-names'
import { ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { open } from '@/lib/format/fill'
import { printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import { shortId } from '@/lib/short-id'
import { type CrossFigure, type CrossLine, CrossRows } from './cross-rows'
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

const figureOf = (cell: CrossCell, kind: CrossTable['kind'], marked: string): CrossFigure => {
  const [main, small] = cell.victoryPoints ? [cell.victoryPoints, cell.points] : [cell.points, cell.percent]
  return {
    ...(kind === 'boards' ? { slot: cell.slot } : {}),
    main: printFigure(main),
    ...(small ? { small: printFigure(small) } : {}),
    ...(marked ? { marked } : {}),
  }
}

interface LinesProps extends Omit<ViewProps, 'event'> {
  readonly withPercent: boolean
}

/** The lines as they are drawn from, with what is said of all of them. */
function Lines({ table, revision, withPercent }: LinesProps) {
  const t = useTranslations('crossTable')
  const marks = useTranslations('mark')
  const nameOf = useColumnName(true)
  const lineOf = (row: CrossRow): CrossLine => ({
    id: shortId(row.entry.id),
    number: row.entry.number,
    names: onlyEntryNames(row.entry),
    rank: row.shared ? `${row.rank}=` : String(row.rank),
    total: printFigure(row.total),
    ...(row.percent ? { percent: printFigure(row.percent) } : {}),
    cells: table.columns.map((column, index) =>
      column.entry?.id === row.entry.id
        ? null
        : row.cells
            .filter(cell => cell.column === index)
            .map(cell => figureOf(cell, table.kind, cell.marks.map(mark => codeText(marks, mark)).join(' · '))),
    ),
  })
  return (
    <CrossRows
      lines={table.rows.map(lineOf)}
      words={{
        same: t('same'),
        explain: t('explain', open('name', 'about', 'value')),
        about: table.columns.map(nameOf),
      }}
      revision={shortId(revision)}
      withPercent={withPercent}
    />
  )
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
          <ColumnHead numeric data-decides="">
            {t('total')}
          </ColumnHead>
          {withPercent ? <ColumnHead numeric>{t('percent')}</ColumnHead> : null}
          {table.columns.map(column => (
            <ColumnHead key={keyOf(column)} numeric>
              <ColumnName column={column} several={several} event={event} revision={revision} />
            </ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        <Lines table={table} revision={revision} withPercent={withPercent} />
      </tbody>
    </RegisterTable>
  )
}
