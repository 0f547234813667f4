'use client'

import { PersonName } from '@/components/person-name'
import { type MoveWords, RankMove } from '@/components/rank-move'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { fill } from '@/lib/format/fill'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { type RankingLine, readLine } from './ranking-line'

/** The sentences of the lines, their places open. */
export interface RankingWords extends MoveWords {
  readonly shared: string
  readonly partner: string
  readonly explain: string
  readonly countingOf: string
  readonly of: string
}

interface RowsProps {
  /** Each line as text. */
  readonly lines: readonly string[]
  readonly words: RankingWords
  /** The list's id, shortened. */
  readonly list: string
  /** The word for a rating that has not settled; given for ratings alone. */
  readonly provisional?: string
}

/** Of a rating: what it is estimated at and how surely, and whether it has settled. */
function RatingCells({ line, provisional }: { readonly line: RankingLine; readonly provisional: string }) {
  return (
    <>
      <Cell numeric>{line.estimate || '—'}</Cell>
      <Cell numeric>{line.results}</Cell>
      <Cell className={line.provisional ? 'unsettled' : undefined}>{line.provisional ? provisional : null}</Cell>
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
        {line.partners.map(partner => (
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
  return lines.map(readLine).map(line => <Line key={line.id} line={line} {...shared} />)
}
