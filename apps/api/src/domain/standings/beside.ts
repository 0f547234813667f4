import { Ratios } from '@paiji/rules'
import { type Beside, type BesidePart, besideOf } from '@paiji/rules/tie-break'
import type { DerivedStandings } from './derive-standings.js'
import type { LineRow } from './standings-reads.repo.js'

/** A figure as printed, and exactly: where print rounds, the printed ones need not add up. */
export interface ExactFigure {
  readonly printed: string
  readonly exact: string
  readonly isRounded: boolean
}

/** One place of two contestants, its figures printed. */
export interface ComparedPart extends Pick<BesidePart, 'session' | 'round' | 'board' | 'ownSlot' | 'otherSlot'> {
  /** Made at no board and in no round. */
  readonly isRest: boolean
  readonly own: ExactFigure | undefined
  readonly other: ExactFigure | undefined
  readonly difference: ExactFigure
}

/** The tie-break between two that are level. */
export interface ComparedTie {
  readonly criterion: string
  readonly clause: { readonly edition: string; readonly article: string } | undefined
  readonly own: string
  readonly other: string
}

/** Two lines of a revision and where their difference arose. */
export interface StandingComparison {
  readonly line: LineRow
  readonly beside: LineRow
  readonly isPercent: boolean
  readonly own: ExactFigure
  readonly other: ExactFigure
  readonly difference: ExactFigure
  readonly parts: readonly ComparedPart[] | undefined
  readonly tie: ComparedTie | undefined
}

/** The line at a position, else the one above; the first is put beside the second. */
const chosenOf = (lines: readonly LineRow[], line: LineRow, position: number | undefined): LineRow | undefined => {
  const own = lines.filter(({ group }) => group === line.group)
  if (position !== undefined) return own.find(one => one.position === position)
  const at = own.indexOf(line)
  return own[at === 0 ? 1 : at - 1]
}

/** Figures at the decimals of the totals, or of the lines where those have more. */
export const figurePrinter = ({ edition, facts }: DerivedStandings, by: Beside['by']) => {
  const { line, total, percent } = edition.decimals(facts.settings)
  const decimals = by === 'percent' ? percent : Math.max(line, total)
  return (value: Ratios.Ratio): ExactFigure => {
    const printed = Ratios.toDecimal(value, decimals)
    const read = Ratios.fromDecimal(printed)
    return { printed, exact: Ratios.toText(value), isRounded: !read || !Ratios.equals(read, value) }
  }
}

/** A place of two contestants with its figures printed. */
export const printPart = (
  { kind, own, other, difference, ...place }: BesidePart,
  print: (value: Ratios.Ratio) => ExactFigure,
): ComparedPart => ({
  ...place,
  isRest: kind === 'rest',
  own: own && print(own),
  other: other && print(other),
  difference: print(difference),
})

const tieOf = ({ tie }: Beside): ComparedTie | undefined =>
  tie && {
    criterion: tie.criterion,
    clause: tie.clause,
    own: Ratios.toDecimal(tie.own, tie.decimals),
    other: Ratios.toDecimal(tie.other, tie.decimals),
  }

/**
 * A contestant beside another of its group, by the other's position in the standings; undefined where there is none, where
 * it is not in these standings, or where a bracket places them.
 */
export const compareStandings = (
  derived: DerivedStandings,
  lines: readonly LineRow[],
  entryId: string,
  position: number | undefined,
): StandingComparison | undefined => {
  const line = lines.find(one => one.entryId === entryId)
  const beside = line && chosenOf(lines, line, position)
  const ids = [line, beside].map(one => derived.standings.find(({ entrant }) => entrant === one?.entryId)?.entrant)
  const [own, other] = ids
  const found = own && other && besideOf(derived, [own, other])
  if (!line || !beside || !found) return undefined
  const print = figurePrinter(derived, found.by)
  return {
    line,
    beside,
    isPercent: found.by === 'percent',
    own: print(found.own),
    other: print(found.other),
    difference: print(found.difference),
    parts: found.parts?.map(part => printPart(part, print)),
    tie: tieOf(found),
  }
}
