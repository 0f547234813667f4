import type { EntrantId, Explanation } from '@paiji/rules'
import { explainBracket } from '@paiji/rules/pairing'
import { explainTies } from '@paiji/rules/tie-break'
import type { DerivedStandings } from './derive-standings.js'
import { inOrderOfPlay } from './order-of-play.js'

/**
 * Why a contestant has its points in one slot, or its total; with the total, every tie it was in, what separated it
 * and the games behind each figure of the tied, or its way through the bracket. What was played stands in the order of play.
 */
export const explainStanding = (
  { edition, facts: stored, scoreLines, standings }: DerivedStandings,
  target: { readonly entrant: EntrantId; readonly slot?: string },
): Explanation | undefined => {
  const facts = { ...stored, sheets: inOrderOfPlay(stored.sheets) }
  const tree = edition.explain(facts, target)
  if (!tree || target.slot !== undefined) return tree
  const inBracket = explainBracket(facts, scoreLines, target.entrant)
  if (inBracket) return { ...tree, steps: [...(tree.steps ?? []), inBracket] }
  const totals = new Map(standings.map(line => [line.entrant, line.total]))
  const chain = edition.tieBreaks(facts.settings)
  const ties = explainTies({ field: { facts, lines: scoreLines, totals }, chain, standings }, target.entrant)
  return { ...tree, steps: [...(tree.steps ?? []), ...ties] }
}
