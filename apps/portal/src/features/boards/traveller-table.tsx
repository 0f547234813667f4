import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DrawnNames } from '@/components/drawn-names'
import { entryText, onlyEntryNames } from '@/components/entry-names'
import { isPrintedNumber, PrintedValue } from '@/components/printed-sheet'
import { StateMark } from '@/components/state-mark'
import { Chip } from '@/components/ui/chip'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { TravellerLine } from './load-boards'

const order = ['contract', 'declarer', 'lead', 'tricks', 'result', 'score', 'ns', 'ew', 'copy']
const rankOf = (name: string): number => (order.indexOf(name) === -1 ? order.length : order.indexOf(name))

/** Names of what the sheets of these lines print, in the customary order; tricks are implied where the result stands. */
export const printedNames = (lines: readonly Pick<TravellerLine, 'printed'>[]): string[] => {
  const names = new Set(lines.flatMap(line => line.printed.map(item => item.name)))
  if (names.has('result')) names.delete('tricks')
  names.delete('notPlayed')
  return [...names].sort((a, b) => rankOf(a) - rankOf(b))
}

/** What a side got; beneath that of another it leads on only in the reader's own line, as a second link of each weighs too much. */
function Award({
  line,
  side,
  revision,
  plain,
}: {
  readonly line: TravellerLine
  readonly side: number
  readonly revision: string
  readonly plain?: boolean
}) {
  const t = useTranslations('standings')
  const marks = useTranslations('mark')
  const locale = useLocale()
  const entry = line.sides[side]
  const award = entry && line.awards.find(item => item.entry.id === entry.id)
  if (!entry || !award) return null
  const value = printFigure(award.points)
  const marked = award.marks.map(mark => codeText(marks, mark)).join(' · ')
  return (
    <>
      {marked ? (
        <abbr title={marked} className="mr-1 text-muted no-underline">
          *<span className="sr-only">{marked}</span>
        </abbr>
      ) : null}
      {plain ? (
        value
      ) : (
        <FigureLink
          href={paths.explainStanding(revision, entry.id, line.slot)}
          label={t('explain', { value, name: entryText(entry, locale) })}
        >
          {value}
        </FigureLink>
      )}
    </>
  )
}

/** Section and table as people say them: `A3`. */
export const tableOf = (line: Pick<TravellerLine, 'section' | 'table'>): string =>
  [line.section, line.table].filter(Boolean).join('')

interface TableProps {
  readonly lines: readonly TravellerLine[]
  readonly revision: string
  readonly caption: string
  /** The reader, whose own line is marked. */
  readonly person?: string | undefined
  /** Where a table's auction and play are shown, and whose are shown now. */
  readonly records: { readonly hrefOf: (sheet: string) => string; readonly shown: string | undefined }
}

/** What the lines of one traveller have in common: their columns. */
interface Columns {
  readonly sides: readonly number[]
  readonly names: readonly string[]
  readonly recorded: boolean
}

const columnsOf = (lines: readonly TravellerLine[]): Columns => ({
  sides: Array.from({ length: Math.max(...lines.map(line => line.sides.length), 0) }, (_, side) => side),
  names: printedNames(lines),
  recorded: lines.some(line => line.recorded),
})

/** What the side is called over its names, and over its figure. */
const useSideWords = (count: number) => {
  const t = useTranslations('columns')
  const two = count === 2
  return {
    names: (side: number): string => (two ? t(side === 0 ? 'pairNs' : 'pairEw') : `${t('names')} ${side + 1}`),
    figure: (side: number): string => (two ? t(side === 0 ? 'ns' : 'ew') : `${side + 1}`),
  }
}

/** Columns of the second side and those after it: on a phone they stand beneath the first. */
const wide = (side: number): string | undefined => (side === 0 ? undefined : 'max-sm:hidden')

function Heads({ sides, names, recorded }: Columns) {
  const t = useTranslations('columns')
  const page = useTranslations('boardPage')
  const words = useSideWords(sides.length)
  return (
    <Row>
      <ColumnHead stuck>{t('table')}</ColumnHead>
      {sides.map(side => (
        <ColumnHead key={side} className={wide(side)}>
          {words.names(side)}
          {side === 0 ? sides.slice(1).map(other => <Beneath key={other}>{words.names(other)}</Beneath>) : null}
        </ColumnHead>
      ))}
      {names.map(name => (
        <ColumnHead key={name} numeric={isPrintedNumber(name)}>
          {codeText(t, name)}
        </ColumnHead>
      ))}
      {sides.map(side => (
        <ColumnHead key={side} numeric data-decides={side === 0 ? '' : undefined} className={wide(side)}>
          {words.figure(side)}
          {side === 0 ? sides.slice(1).map(other => <Beneath key={other}>{words.figure(other)}</Beneath>) : null}
        </ColumnHead>
      ))}
      {recorded ? <ColumnHead>{page('record')}</ColumnHead> : null}
    </Row>
  )
}

/** On a phone only: a line of its own under that of the first side. */
function Beneath({ children }: { readonly children: ReactNode }) {
  return <span className="beneath">{children}</span>
}

/** On a phone, where sides share a column: whose line it is. */
function SideMark({ children }: { readonly children: ReactNode }) {
  return <span className="side-mark">{children}</span>
}

interface SidesProps {
  readonly line: TravellerLine
  readonly sides: readonly number[]
}

/** Who sat on a side: in a column of its own as everywhere, beneath another by the names alone, which weigh less. */
function Contestant({
  line,
  side,
  sides,
  beneath,
}: SidesProps & { readonly side: number; readonly beneath?: boolean }) {
  const words = useSideWords(sides.length)
  const locale = useLocale()
  const entry = line.sides[side]
  if (!entry) return null
  return (
    <>
      {beneath || side === 0 ? <SideMark>{words.figure(side)}</SideMark> : null}
      <span className="side-number">{entry.number}</span>
      {beneath ? <bdi>{entryText(entry, locale)}</bdi> : <DrawnNames entry={onlyEntryNames(entry)} both />}
    </>
  )
}

/** Who sat there; the first of them heads the line. */
function Contestants({ line, sides }: SidesProps) {
  const [first = 0, ...others] = sides
  return (
    <>
      <RowHead className="min-w-40 sm:min-w-28">
        <Contestant line={line} side={first} sides={sides} />
        {line.corrected ? <StateMark state="corrected" className="ml-2" /> : null}
        {others.map(side => (
          <Beneath key={side}>
            <Contestant line={line} side={side} sides={sides} beneath />
          </Beneath>
        ))}
      </RowHead>
      {others.map(side => (
        <Cell key={side} className="min-w-28 max-sm:hidden">
          <Contestant line={line} side={side} sides={sides} />
        </Cell>
      ))}
    </>
  )
}

/** What each side got, that of the first in sight at the edge of a phone and the others with it. */
function Awards({ line, sides, revision, own }: SidesProps & { readonly revision: string; readonly own: boolean }) {
  const words = useSideWords(sides.length)
  return sides.map(side => (
    <Cell key={side} numeric data-decides={side === 0 ? '' : undefined} className={wide(side)}>
      <Award line={line} side={side} revision={revision} />
      {side === 0
        ? sides.slice(1).map(other => (
            <Beneath key={other}>
              <SideMark>{words.figure(other)}</SideMark>
              <Award line={line} side={other} revision={revision} plain={!own} />
            </Beneath>
          ))
        : null}
    </Cell>
  ))
}

/** One figure of the sheet; what was not played is said in the first column. */
function Printed({
  line,
  name,
  first,
}: {
  readonly line: TravellerLine
  readonly name: string
  readonly first: boolean
}) {
  const t = useTranslations('columns')
  const value = line.printed.find(item => item.name === name)?.value
  return (
    <Cell numeric={isPrintedNumber(name)}>
      {value === undefined ? null : <PrintedValue name={name} value={value} />}
      {first && line.printed.some(item => item.name === 'notPlayed') ? <Chip>{t('notPlayed')}</Chip> : null}
    </Cell>
  )
}

function RecordLink({ line, records }: { readonly line: TravellerLine; readonly records: TableProps['records'] }) {
  const page = useTranslations('boardPage')
  const shown = line.sheetId === records.shown
  return (
    <Cell data-no-print="">
      {line.recorded ? (
        <Link
          href={records.hrefOf(line.sheetId)}
          className="link whitespace-nowrap"
          aria-label={page('showRecordOf', { table: tableOf(line) })}
          aria-current={shown ? 'true' : undefined}
        >
          {page(shown ? 'recordShown' : 'showRecord')}
        </Link>
      ) : null}
    </Cell>
  )
}

const isOwn = (line: TravellerLine, person: string | undefined): boolean =>
  person !== undefined && line.sides.some(side => side.players.some(player => player.person?.id === person))

/** One line for each table: who met, what the sheet says, what each side got for it. */
export function TravellerTable({ lines, revision, caption, person, records }: TableProps) {
  const boards = useTranslations('boards')
  const columns = columnsOf(lines)
  const { sides, names, recorded } = columns
  return (
    <RegisterTable caption={caption} captionHidden label={caption}>
      <thead>
        <Heads {...columns} />
      </thead>
      <tbody>
        {lines.map(line => (
          <Row key={line.sheetId} data-own={isOwn(line, person) ? '' : undefined}>
            <Cell stuck className="figures whitespace-nowrap text-muted text-sm">
              {tableOf(line)}
              {isOwn(line, person) ? <span className="ml-1 text-ink">{boards('own')}</span> : null}
              {line.round === null ? null : (
                <span className="block max-sm:hidden">{boards('round', { round: line.round })}</span>
              )}
            </Cell>
            <Contestants line={line} sides={sides} />
            {names.map((name, at) => (
              <Printed key={name} line={line} name={name} first={at === 0} />
            ))}
            <Awards line={line} sides={sides} revision={revision} own={isOwn(line, person)} />
            {recorded ? <RecordLink line={line} records={records} /> : null}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
