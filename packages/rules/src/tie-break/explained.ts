import type { Explanation } from '../core/explanation.js'
import type { EntrantId } from '../core/ids.js'
import { type Ratio, toDecimal } from '../core/ratio.js'
import type { Criterion, Field } from '../core/standings.js'
import { type Term, termNode } from './figure.js'

/** One contestant's figure under a criterion, with the terms behind it. */
const figureNode = (criterion: Criterion, value: Ratio, terms: readonly Term[], decimals: number): Explanation => ({
  code: 'tieBreakFigure',
  value: toDecimal(value, criterion.decimals),
  params: { criterion: criterion.code },
  clause: criterion.clause,
  steps: terms.map(term => termNode(term, decimals)),
})

/**
 * Gives a criterion whose figure is no plain sum the terms behind it; the figure stays that of the column. `decimals`
 * are those of the terms, where they are printed otherwise than the figure.
 */
export const explained = (
  criterion: Criterion,
  terms: (field: Field, entrant: EntrantId, tied: readonly EntrantId[]) => readonly Term[],
  decimals: number = criterion.decimals,
): Criterion => ({
  ...criterion,
  explain: (field, tied, entrant) => {
    const value = criterion.column(field, tied).get(entrant)
    return value && figureNode(criterion, value, terms(field, entrant, tied), decimals)
  },
})
