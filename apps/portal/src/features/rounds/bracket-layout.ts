import type { BracketMatchData } from './round-data'

type Part = BracketMatchData['part']

/** Which of the two matches before this one are drawn, and so which lines lead to it. */
export type Feeders = 'both' | 'upper' | 'lower' | 'straight' | 'none'

export interface PlacedMatch {
  readonly match: BracketMatchData
  /** Lines of the grid, counted from 1. */
  readonly column: number
  readonly row: number
  readonly span: number
  readonly feeders: Feeders
  /** Whether a match to its right continues it. */
  readonly goesOn: boolean
}

/** A part of the bracket as it is drawn: columns of rounds, on a grid of equal rows. */
export interface BracketSheet {
  readonly key: string
  readonly part: Part
  /** The place that a placement bracket is played for. */
  readonly place: number
  /** Whether it is a repechage: two matches decide the place, which both winners share. */
  readonly repechage: boolean
  readonly columns: number
  readonly rows: number
  readonly matches: readonly PlacedMatch[]
}

/** Whether no round halves the one before: the repechage, where others come in. */
const isStraight = (matches: readonly BracketMatchData[]): boolean => {
  const longest = (round: number) => Math.max(0, ...matches.flatMap(one => (one.round === round ? one.number : [])))
  return matches[0]?.part === 'placement' && longest(1) > 1 && longest(2) === longest(1)
}

/** Rows of the grid that a match of this round takes up; every second round of the losers halves nothing. */
const spanOf = (part: Part, round: number, straight: boolean): number => {
  if (part === 'final' || straight) return 1
  return 2 ** (part === 'losers' ? Math.floor((round - 1) / 2) : round - 1)
}

const feedersOf = (match: BracketMatchData, drawn: ReadonlySet<string>, straight: boolean): Feeders => {
  const from = match.sides.map(side => side.source === 'winner' && drawn.has(side.match ?? ''))
  if (match.part === 'final') return match.round > 1 ? 'straight' : 'none'
  if (straight || (match.part === 'losers' && match.round % 2 === 0)) return from[0] ? 'straight' : 'none'
  if (from[0] && from[1]) return 'both'
  if (match.part === 'losers') return from[0] || from[1] ? 'straight' : 'none'
  return from[0] ? 'upper' : from[1] ? 'lower' : 'none'
}

const keyOf = ({ part, name }: BracketMatchData): string => (part === 'placement' ? (name.split('/')[0] ?? part) : part)

const sheetOf = (key: string, matches: readonly BracketMatchData[], first: number): BracketSheet => {
  const shown = matches.filter(match => match.round >= first)
  const drawn = new Set(shown.map(match => match.name))
  const straight = isStraight(matches)
  const narrowest = Math.min(...shown.map(match => spanOf(match.part, match.round, straight)))
  const placed = shown.map((match): PlacedMatch => {
    const span = spanOf(match.part, match.round, straight) / narrowest
    return {
      match,
      column: match.round - first + 1,
      row: (match.number - 1) * span + 1,
      span,
      feeders: feedersOf(match, drawn, straight),
      goesOn: shown.some(other => other.sides.some(side => side.source === 'winner' && side.match === match.name)),
    }
  })
  return {
    key,
    part: shown[0]?.part ?? 'winners',
    place: shown[0]?.place ?? 1,
    repechage: straight,
    columns: Math.max(...placed.map(one => one.column)),
    rows: Math.max(...placed.map(one => one.row + one.span - 1)),
    matches: placed,
  }
}

/** The first round of a part that has no more matches than fit. */
const firstFitting = (matches: readonly BracketMatchData[], most: number): number => {
  const last = Math.max(...matches.map(match => match.round))
  for (let round = Math.min(...matches.map(match => match.round)); round < last; round++)
    if (Math.max(...matches.filter(match => match.round === round).map(match => match.number)) <= most) return round
  return last
}

/**
 * The sheets of a bracket in the order they are read: the winners, the losers, the final, the placement matches.
 * `most`: at most so many matches above each other; earlier rounds are left out.
 */
export const bracketSheets = (
  matches: readonly BracketMatchData[],
  most = Number.POSITIVE_INFINITY,
): readonly BracketSheet[] => {
  const order: readonly Part[] = ['winners', 'losers', 'final', 'placement']
  const keys = [...new Set(matches.map(keyOf))]
  return keys
    .map(key => {
      const own = matches.filter(match => keyOf(match) === key)
      return sheetOf(key, own, firstFitting(own, most))
    })
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
}
