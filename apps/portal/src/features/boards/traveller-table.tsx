import { useLocale, useTranslations } from 'next-intl'
import { EntryNames, entryText } from '@/components/entry-names'
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

function Award({
  line,
  side,
  revision,
}: {
  readonly line: TravellerLine
  readonly side: number
  readonly revision: string
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
      <FigureLink
        href={paths.explainStanding(revision, entry.id, line.slot)}
        label={t('explain', { value, name: entryText(entry, locale) })}
      >
        {value}
      </FigureLink>
    </>
  )
}

/** Section and table as people say them: `A3`. */
export const tableOf = (line: Pick<TravellerLine, 'section' | 'table'>): string =>
  [line.section, line.table].filter(Boolean).join('')

/** One line for each table: who met, what the sheet says, what each side got for it. */
export function TravellerTable({
  lines,
  revision,
  caption,
  records,
}: {
  readonly lines: readonly TravellerLine[]
  readonly revision: string
  readonly caption: string
  /** Where a table's auction and play are shown, and whose are shown now. */
  readonly records: { readonly hrefOf: (sheet: string) => string; readonly shown: string | undefined }
}) {
  const t = useTranslations('columns')
  const boards = useTranslations('boards')
  const page = useTranslations('boardPage')
  const recorded = lines.some(line => line.recorded)
  const names = printedNames(lines)
  const sides = Math.max(...lines.map(line => line.sides.length), 0)
  const sideHead = (side: number): string =>
    sides === 2 ? t(side === 0 ? 'pairNs' : 'pairEw') : `${t('names')} ${side + 1}`
  const sideIndexes = Array.from({ length: sides }, (_, side) => side)
  return (
    <RegisterTable caption={caption} captionHidden label={caption}>
      <thead>
        <Row>
          <ColumnHead stuck>{t('table')}</ColumnHead>
          {sideIndexes.map(side => (
            <ColumnHead key={side}>{sideHead(side)}</ColumnHead>
          ))}
          {names.map(name => (
            <ColumnHead key={name} numeric={isPrintedNumber(name)}>
              {codeText(t, name)}
            </ColumnHead>
          ))}
          {sideIndexes.map(side => (
            <ColumnHead key={side} numeric>
              {sides === 2 ? t(side === 0 ? 'ns' : 'ew') : side + 1}
            </ColumnHead>
          ))}
          {recorded ? <ColumnHead>{page('record')}</ColumnHead> : null}
        </Row>
      </thead>
      <tbody>
        {lines.map(line => (
          <Row key={line.sheetId}>
            <Cell stuck className="figures whitespace-nowrap text-muted text-sm">
              {tableOf(line)}
              {line.round === null ? null : (
                <span className="max-sm:hidden"> · {boards('round', { round: line.round })}</span>
              )}
            </Cell>
            {sideIndexes.map(side => {
              const entry = line.sides[side]
              const content = entry ? (
                <>
                  <span className="figures mr-1.5 font-normal text-muted text-sm">{entry.number}</span>
                  <EntryNames entry={entry} />
                  {side === 0 && line.corrected ? <StateMark state="corrected" className="ml-2" /> : null}
                </>
              ) : null
              return side === 0 ? (
                <RowHead key={side} className="min-w-28">
                  {content}
                </RowHead>
              ) : (
                <Cell key={side} className="min-w-28">
                  {content}
                </Cell>
              )
            })}
            {names.map(name => {
              const value = line.printed.find(item => item.name === name)?.value
              return (
                <Cell key={name} numeric={isPrintedNumber(name)}>
                  {value === undefined ? null : <PrintedValue name={name} value={value} />}
                  {name === names[0] && line.printed.some(item => item.name === 'notPlayed') ? (
                    <Chip>{t('notPlayed')}</Chip>
                  ) : null}
                </Cell>
              )
            })}
            {sideIndexes.map(side => (
              <Cell key={side} numeric data-decides="">
                <Award line={line} side={side} revision={revision} />
              </Cell>
            ))}
            {recorded ? (
              <Cell data-no-print="">
                {line.recorded ? (
                  <Link
                    href={records.hrefOf(line.sheetId)}
                    className="link whitespace-nowrap"
                    aria-label={page('showRecordOf', { table: tableOf(line) })}
                    aria-current={line.sheetId === records.shown ? 'true' : undefined}
                  >
                    {page(line.sheetId === records.shown ? 'recordShown' : 'showRecord')}
                  </Link>
                ) : null}
              </Cell>
            ) : null}
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
