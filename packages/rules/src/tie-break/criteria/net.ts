import type { EntrantId } from '../../core/ids.js'
import { add, divide, type Ratio, subtract, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'

export interface BalanceOptions extends CriterionLabel, LineFilter {
  /** All games, or those among the tied. */
  readonly scope: 'all' | 'amongTied'
}

interface Balance {
  readonly line: ScoreLine
  readonly own: Ratio
  readonly theirs: Ratio
}

const balances = (
  field: Field,
  options: BalanceOptions,
  tied: readonly EntrantId[],
  entrant: EntrantId,
): readonly Balance[] => {
  const index = indexOf(field)
  const group = new Set(tied)
  return index
    .lines(entrant, options)
    .filter(line => line.opponents.length > 0)
    .filter(line => options.scope === 'all' || line.opponents.some(other => group.has(other)))
    .map(line => ({
      line,
      own: line.points.value,
      theirs: line.opponents
        .map(other => index.lineAt(other, line.slot, options.unit)?.points.value ?? zero)
        .reduce(add, zero),
    }))
}

/** Points won less points lost (net IMPs, 净分). */
export const net = (options: BalanceOptions): Criterion =>
  criterionOfTerms({
    label: label(options, 'net'),
    terms: (field, tied, entrant) =>
      balances(field, options, tied, entrant).map(({ line, own, theirs }) => ({ value: subtract(own, theirs), line })),
  })

/**
 * Quotient of points won and lost, as the share won / (won + lost): the order is that of won / lost, and a side that
 * lost nothing has a figure too.
 */
export const quotient = (options: BalanceOptions): Criterion =>
  criterionOfTerms({
    label: { ...label(options, 'quotient'), decimals: options.decimals ?? 4 },
    terms: (field, tied, entrant) => {
      const games = balances(field, options, tied, entrant)
      const all = games.map(game => add(game.own, game.theirs)).reduce(add, zero)
      if (all.num === 0n) return undefined
      return games.map(({ line, own }) => ({ value: divide(own, all), line }))
    },
  })
