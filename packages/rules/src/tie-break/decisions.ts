import type { EntrantId } from '../core/ids.js'
import { compare, type Ratio } from '../core/ratio.js'
import type { StandingLine } from '../core/standings.js'

/** What was asked about one group of level contestants, and what came of it. */
export interface Decision {
  /** In the order of the standings. */
  readonly tied: readonly EntrantId[]
  /** The criterion that was asked; `undefined` when none was left and the rank stays shared. */
  readonly criterion?: string
  readonly values: ReadonlyMap<EntrantId, Ratio>
  /** Whether it put at least two of them apart. */
  readonly decided: boolean
}

const runsBy = <T>(items: readonly T[], same: (a: T, b: T) => boolean): T[][] => {
  const runs: T[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && same(last[0] as T, item)) last.push(item)
    else runs.push([item])
  }
  return runs
}

const within = (lines: readonly StandingLine[], step: number): readonly Decision[] => {
  const [first] = lines
  if (!first || lines.length === 1) return []
  const tied = lines.map(line => line.entrant)
  const asked = first.columns[step]
  if (!asked) return [{ tied, values: new Map(), decided: false }]
  const figure = (line: StandingLine): Ratio => line.columns[step]?.value ?? asked.value
  const runs = runsBy(lines, (a, b) => compare(figure(a), figure(b)) === 0)
  const values = new Map(lines.map(line => [line.entrant, figure(line)]))
  const here: Decision = { tied, criterion: asked.code, values, decided: runs.length > 1 }
  return [here, ...runs.flatMap(run => within(run, step + 1))]
}

/** Every tie of a ranked list, followed down the chain: who was level, what was asked, what it said. */
export const decisionsOf = (standings: readonly StandingLine[]): readonly Decision[] =>
  runsBy(standings, (a, b) => a.group === b.group && compare(a.total.rankBy, b.total.rankBy) === 0).flatMap(run =>
    within(run, 0),
  )
