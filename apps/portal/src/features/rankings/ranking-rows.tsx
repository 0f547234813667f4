'use client'

import type { ReactNode } from 'react'
import { type NamedPerson, PersonName } from '@/components/person-name'
import { type MoveWords, RankMove } from '@/components/rank-move'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { fill } from '@/lib/format/fill'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'

/** One line of a list, with nothing in it that all lines share; what is not said is not so. */
export interface RankingLine {
  /** The person's id, shortened. */
  readonly id: string
  readonly person: NamedPerson
  readonly partners?: readonly NamedPerson[]
  readonly rank: number
  readonly shared?: true
  /** Unset on a line that is new; else how many places were won, negative where they were lost. */
  readonly moved?: number
  readonly value: string
  readonly counting: number
  readonly results: number
  /** Of a rating: the estimate and how far it may be off. */
  readonly estimate?: string
  readonly provisional?: true
  readonly club?: { readonly code: string; readonly name: string }
}

/** The sentences of the lines, their places open. */
export interface RankingWords extends MoveWords {
  readonly shared: string
  readonly partner: string
  readonly explain: string
  readonly countingOf: string
  readonly of: string
}

interface RowsProps {
  readonly lines: readonly RankingLine[]
  readonly words: RankingWords
  /** The list's id, shortened. */
  readonly list: string
  /** The mark of a rating that has not settled; given for ratings alone. */
  readonly provisional?: ReactNode
}

/** Of a rating: what it is estimated at and how surely, and whether it has settled. */
function RatingCells({ line, provisional }: { readonly line: RankingLine; readonly provisional: ReactNode }) {
  return (
    <>
      <Cell numeric className="whitespace-nowrap">
        {line.estimate ?? '—'}
      </Cell>
      <Cell numeric>{line.results}</Cell>
      <Cell>{line.provisional ? provisional : null}</Cell>
    </>
  )
}

function Line({ line, words, list, provisional }: Omit<RowsProps, 'lines'> & { readonly line: RankingLine }) {
  const of = { n: line.counting, m: line.results }
  return (
    <Row id={line.id}>
      <Cell numeric stuck className="figures">
        {line.rank}
        {line.shared ? (
          <>
            <span aria-hidden="true">=</span>
            <span className="sr-only"> {words.shared}</span>
          </>
        ) : null}
      </Cell>
      <Cell numeric className="figures">
        <RankMove moved={line.moved} words={words} />
      </Cell>
      <RowHead>
        <PersonName person={line.person} both />
        {line.partners?.map(partner => (
          <span key={partner.number} className="block font-normal text-muted text-sm">
            {words.partner} <PersonName person={partner} />
          </span>
        ))}
      </RowHead>
      <Cell numeric data-decides="">
        <FigureLink href={paths.explainRanking(list, line.id)} label={fill(words.explain, { value: line.value })}>
          {printFigure(line.value)}
        </FigureLink>
      </Cell>
      {provisional ? (
        <RatingCells line={line} provisional={provisional} />
      ) : (
        <Cell numeric title={fill(words.countingOf, of)}>
          {fill(words.of, of)}
        </Cell>
      )}
      <Cell className="whitespace-nowrap">
        {line.club ? (
          <Link href={paths.club(line.club)} className="way">
            {line.club.name}
          </Link>
        ) : null}
      </Cell>
      <Cell className="figures text-muted">{line.person.number}</Cell>
    </Row>
  )
}

/**
 * The lines of a list. The browser draws them too, from what each says: as elements of the server they would go along a
 * second time, at eight times the length.
 */
export function RankingRows({ lines, ...shared }: RowsProps) {
  return lines.map(line => <Line key={line.id} line={line} {...shared} />)
}
