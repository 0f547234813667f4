'use client'

import { useLocale } from 'next-intl'
import { EntryNames, type EntryNamesProps, entryText } from '@/components/entry-names'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, Row, RowHead } from '@/components/ui/table'
import { fill } from '@/lib/format/fill'
import { paths } from '@/lib/paths'

/** What a contestant got in one column, as printed; what is not said is not there. */
export interface CrossFigure {
  /** Which result of the contestant it is, where the total is not meant. */
  readonly slot?: string
  /** The figure that counts, and what it was made from. */
  readonly main: string
  readonly small?: string
  /** What is to be said of it. */
  readonly marked?: string
}

/** A contestant's line: for each column its figures, null in the column that is its own. */
export interface CrossLine {
  /** The entry's id, shortened. */
  readonly id: string
  readonly number: string
  readonly names: EntryNamesProps['entry']
  readonly rank: string
  readonly total: string
  readonly percent?: string
  readonly cells: readonly (readonly CrossFigure[] | null)[]
}

/** The sentences of the lines, their places open; of each column what it is about. */
export interface CrossWords {
  readonly same: string
  readonly explain: string
  readonly about: readonly string[]
}

interface CrossRowsProps {
  readonly lines: readonly CrossLine[]
  readonly words: CrossWords
  /** The revision's id, shortened. */
  readonly revision: string
  readonly withPercent: boolean
}

/** The figure that counts first, what it was made from beneath. */
function Figure({
  figure,
  label,
  href,
}: {
  readonly figure: CrossFigure
  readonly label: string
  readonly href: string
}) {
  const { main, small, marked } = figure
  return (
    <div className="py-0.5 leading-tight">
      <FigureLink href={href} label={label}>
        {main}
      </FigureLink>
      {marked ? (
        <abbr title={marked} className="text-muted no-underline">
          *<span className="sr-only">{marked}</span>
        </abbr>
      ) : null}
      {small ? <div className="text-muted text-xs">{small}</div> : null}
    </div>
  )
}

type LineProps = Omit<CrossRowsProps, 'lines'> & { readonly line: CrossLine }

function Line({ line, words, revision, withPercent }: LineProps) {
  const name = entryText(line.names, useLocale())
  return (
    <Row>
      <RowHead stuck className="min-w-32">
        <span className="figures mr-1.5 font-normal text-muted text-sm">{line.number}</span>
        <EntryNames entry={line.names} both />
      </RowHead>
      <Cell numeric>{line.rank}</Cell>
      <Cell numeric data-decides="">
        {line.total}
      </Cell>
      {withPercent ? <Cell numeric>{line.percent}</Cell> : null}
      {line.cells.map((figures, column) => (
        <Cell key={column} numeric className={figures ? undefined : 'bg-raised'}>
          {figures ? null : <span className="sr-only">{words.same}</span>}
          {figures?.map((figure, at) => (
            <Figure
              key={figure.slot ?? at}
              figure={figure}
              href={paths.explainStanding(revision, line.id, figure.slot)}
              label={fill(words.explain, { name, about: words.about[column] ?? '', value: figure.main })}
            />
          ))}
        </Cell>
      ))}
    </Row>
  )
}

/** The lines of a cross-table, drawn from what each says, so that they go to the browser once. */
export function CrossRows({ lines, ...table }: CrossRowsProps) {
  return lines.map(line => <Line key={line.id} line={line} {...table} />)
}
