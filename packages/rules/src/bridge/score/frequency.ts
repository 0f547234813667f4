import { type Outcome, wholeWeight } from '../sheet/outcome.js'

/** One distinct score of a board with how often it occurred; `count` is in units of 1/`scale`. */
export interface Frequency {
  readonly score: number
  readonly count: number
  /** Twice what is lower plus what is equal, itself included; units of 1/`scale`. */
  readonly standing: number
}

/** The frequency table of one board (of one group of identical boards), seen by one side. */
export interface FrequencyTable {
  /** Lowest score first. */
  readonly rows: readonly Frequency[]
  readonly rowOf: ReadonlyMap<number, Frequency>
  /** Results that are compared; artificial ones are not. */
  readonly actual: number
  /** 1, or `wholeWeight` when weighted scores make frequencies fractional. */
  readonly scale: number
}

const tally = (outcomes: readonly Outcome[], scale: number): Map<number, number> => {
  const counts = new Map<number, number>()
  const count = (score: number, weight: number) => counts.set(score, (counts.get(score) ?? 0) + weight)
  for (const outcome of outcomes) {
    if (outcome.kind === 'score') count(outcome.score, scale)
    else if (outcome.kind === 'weighted') for (const part of outcome.parts) count(part.score, part.weight)
  }
  return counts
}

/** Counts the results of a board; a weighted score counts in each of its parts with its weight. */
export const frequencyTable = (outcomes: readonly Outcome[]): FrequencyTable => {
  const scale = outcomes.some(outcome => outcome.kind === 'weighted') ? wholeWeight : 1
  const counts = tally(outcomes, scale)
  const rows: Frequency[] = []
  const rowOf = new Map<number, Frequency>()
  let lower = 0
  for (const score of [...counts.keys()].sort((a, b) => a - b)) {
    const count = counts.get(score) as number
    const row = { score, count, standing: 2 * lower + count }
    rows.push(row)
    rowOf.set(score, row)
    lower += count
  }
  return { rows, rowOf, actual: lower / scale, scale }
}
