import type { Explanation } from '../core/explanation.js'
import type { EntrantId } from '../core/ids.js'
import { toDecimal, zero } from '../core/ratio.js'
import type { Criterion, Field, StandingLine } from '../core/standings.js'
import { type Decision, decisionsOf } from './decisions.js'
import type { TieBreakExplanationCode } from './figure.js'

type Node = Explanation & { readonly code: TieBreakExplanationCode }

/** A ranked list with what it was ranked from. */
export interface RankedField {
  readonly field: Field
  readonly chain: readonly Criterion[]
  readonly standings: readonly StandingLine[]
}

/** Most contestants of one tie whose figures are shown; of larger ties those next to the one asked about. */
const mostShown = 8

const shownOf = (tied: readonly EntrantId[], entrant: EntrantId): readonly EntrantId[] => {
  const last = Math.max(tied.length - mostShown, 0)
  const from = Math.min(Math.max(tied.indexOf(entrant) - mostShown / 2, 0), last)
  return tied.slice(from, from + mostShown)
}

const stepNode = (field: Field, criterion: Criterion, decision: Decision, entrant: EntrantId): Node => {
  const { tied, values, decided } = decision
  const figure = (one: EntrantId): string => toDecimal(values.get(one) ?? zero, criterion.decimals)
  const contestant = (one: EntrantId): Node => ({
    code: 'tieBreakContestant',
    value: figure(one),
    params: { contestant: one },
    steps: criterion.explain?.(field, tied, one)?.steps ?? [],
  })
  return {
    code: decided ? 'tieBreakDecided' : 'tieBreakLevel',
    value: figure(entrant),
    params: { criterion: criterion.code, tied: tied.length },
    clause: criterion.clause,
    steps: shownOf(tied, entrant).map(contestant),
  }
}

/**
 * Every tie that a contestant was in, down the chain: what was asked, whether it separated, and the figures of the
 * tied with the games behind them. A rank that stays shared says so last; nothing for a contestant that was never level.
 */
export const explainTies = ({ field, chain, standings }: RankedField, entrant: EntrantId): readonly Explanation[] =>
  decisionsOf(standings)
    .filter(({ tied }) => tied.includes(entrant))
    .flatMap((decision): readonly Node[] => {
      const { tied } = decision
      const criterion = chain.find(({ code }) => code === decision.criterion)
      if (criterion) return [stepNode(field, criterion, decision, entrant)]
      const rank = standings.find(line => line.entrant === entrant)?.rank ?? 0
      return [{ code: 'tieBreakShared', value: `${rank}`, params: { tied: tied.length } }]
    })
