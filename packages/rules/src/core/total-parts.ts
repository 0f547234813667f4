import type { SheetFact, StageFacts } from './facts.js'
import type { EntrantId } from './ids.js'
import type { Ratio } from './ratio.js'
import type { ScoreLine } from './score-line.js'

/** What one board, or one round, adds to the figure that two contestants are compared by. */
export interface TotalPart {
  readonly value: Ratio
  /** Where it was made; absent for a whole match that has no place of its own. */
  readonly slot?: string
  readonly session?: number
  readonly round?: number
  /** Only where contestants are compared on the same deal. */
  readonly board?: string
}

/** The parts of several contestants' figures, in one measure for all of them. */
export interface ComparedParts {
  /** The measure: the total as published, or its percentage. */
  readonly by: 'total' | 'percent'
  readonly parts: ReadonlyMap<EntrantId, readonly TotalPart[]>
}

/** Where a line was made, as its sheet says. */
export const placeOfPart = (
  slot: string,
  fact: SheetFact<unknown> | undefined,
): Pick<TotalPart, 'slot' | 'session' | 'round' | 'board'> => ({
  slot,
  ...(fact?.session === undefined ? {} : { session: fact.session }),
  ...(fact?.round === undefined ? {} : { round: fact.round }),
  ...(fact?.board === undefined ? {} : { board: fact.board }),
})

/** The lines of the total's own unit are its parts: so it is wherever a total is a sum of what was scored. */
export const linesAsParts = (
  { sheets }: StageFacts<unknown>,
  lines: readonly ScoreLine[],
  units: ReadonlyMap<EntrantId, string>,
): ComparedParts => {
  const facts = new Map(sheets.map(fact => [fact.slot, fact]))
  const partsOf = (entrant: EntrantId, unit: string): readonly TotalPart[] =>
    lines.flatMap(line =>
      line.entrant === entrant && line.unit === unit
        ? [{ value: line.points.value, ...placeOfPart(line.slot, facts.get(line.slot)) }]
        : [],
    )
  return { by: 'total', parts: new Map([...units].map(([entrant, unit]) => [entrant, partsOf(entrant, unit)])) }
}
