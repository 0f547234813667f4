'use client'

import { Fragment, type ReactNode } from 'react'
import { EntryNames, type EntryNamesProps, entryText } from '@/components/entry-names'
import { Chip } from '@/components/ui/chip'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, Row, RowHead } from '@/components/ui/table'
import { useLocale } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { fill } from '@/lib/format/fill'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { wholeId } from '@/lib/short-id'

/** One contestant's line of the standings; what is not said is not so. */
export interface StandingsLine {
  /** The entry's id, shortened. */
  readonly id: string
  readonly number: string
  readonly names: EntryNamesProps['entry']
  readonly rank: number
  readonly shared?: true
  readonly percent?: string
  readonly total: string
  readonly played: number
  /** Matches won, drawn and lost. */
  readonly matches?: string
  /** The figures that decide ties, in the order of the columns; null where there is none. */
  readonly figures: readonly (string | null)[]
  readonly award?: { readonly id: string; readonly points: string }
  /** What decided the place, where that is worth a word. */
  readonly decidedBy?: string
  /** Where the card of the contestant unfolds, or folds again. */
  readonly cardAt: string
  /** The card, unfolded. */
  readonly card?: ReactNode
}

/** The sentences of the lines, their places open. */
export interface StandingsWords {
  readonly shared: string
  readonly scorecardOf: string
  readonly explain: string
  readonly explainAward: string
}

interface RowsProps {
  readonly lines: readonly StandingsLine[]
  readonly words: StandingsWords
  /** The revision's id, shortened. */
  readonly revision: string
  readonly percent: boolean
  readonly award: boolean
  readonly matches: boolean
  /** How many columns the table has. */
  readonly width: number
}

type LineProps = Omit<RowsProps, 'lines' | 'width'> & { readonly line: StandingsLine }

/** The number of a contestant: pressed, its card unfolds beneath the line, and folds again. */
function CardLink({ line, name, words }: Pick<LineProps, 'line' | 'words'> & { readonly name: string }) {
  const label = fill(words.scorecardOf, { name })
  return (
    <Link
      href={line.cardAt}
      scroll={false}
      aria-expanded={line.card !== undefined}
      aria-label={`${line.number} ${label}`}
      title={label}
      className="unfolds figures"
    >
      {line.number}
    </Link>
  )
}

/** The points credited, unless a correction replaced them. */
function AwardCell({ award, name, words }: Pick<LineProps, 'words'> & Pick<StandingsLine, 'award'> & { name: string }) {
  return (
    <Cell numeric>
      {award ? (
        <FigureLink href={paths.explainAward(award.id)} label={fill(words.explainAward, { value: award.points, name })}>
          {printFigure(award.points)}
        </FigureLink>
      ) : null}
    </Cell>
  )
}

/** The figure that the place comes from, which opens, and the total beside a percentage. */
function ScoreCells({ line, name, words, revision, percent }: LineProps & { readonly name: string }) {
  const explained = (value: string) => (
    <FigureLink
      href={paths.explainStanding(revision, line.id)}
      label={fill(words.explain, { value: printFigure(value), name })}
    >
      {printFigure(value)}
    </FigureLink>
  )
  if (!percent)
    return (
      <Cell numeric data-decides="">
        {explained(line.total)}
      </Cell>
    )
  return (
    <>
      <Cell numeric data-decides="">
        {line.percent === undefined ? null : explained(line.percent)}
      </Cell>
      <Cell numeric>{printFigure(line.total)}</Cell>
    </>
  )
}

function Line({ line, ...table }: LineProps) {
  const { words, award, matches } = table
  const name = entryText(line.names, useLocale())
  return (
    <Row data-entry={wholeId('Entry', line.id)} data-state={`${line.rank} ${line.total} ${line.percent ?? ''}`}>
      <Cell numeric stuck className="figures">
        {line.rank}
        {line.shared ? (
          <>
            <span aria-hidden="true">=</span>
            <span className="sr-only"> {words.shared}</span>
          </>
        ) : null}
      </Cell>
      <RowHead className="min-w-40">
        <CardLink line={line} name={name} words={words} />
        <EntryNames entry={line.names} both />
        {line.decidedBy ? <Chip className="ml-2">{line.decidedBy}</Chip> : null}
      </RowHead>
      <ScoreCells line={line} name={name} {...table} />
      <Cell numeric>{line.played}</Cell>
      {matches ? <Cell numeric>{line.matches}</Cell> : null}
      {line.figures.map((figure, column) => (
        <Cell key={column} numeric>
          {figure}
        </Cell>
      ))}
      {award ? <AwardCell award={line.award} name={name} words={words} /> : null}
    </Row>
  )
}

/** The lines of standings, drawn from what each says, so that they go to the browser once; an open card beneath its line. */
export function StandingsRows({ lines, width, ...table }: RowsProps) {
  return lines.map(line => (
    <Fragment key={line.id}>
      <Line line={line} {...table} />
      {line.card ? (
        <Row>
          <Cell colSpan={width}>
            <div className="unfolded">{line.card}</div>
          </Cell>
        </Row>
      ) : null}
    </Fragment>
  ))
}
