import type { Explanation } from '@paiji/rules'
import type { RequestContext } from '../../context.js'
import { idsSpokenOf, readableExplanation, type Spoken, spokenOf } from '../../domain/rounds/readable.js'
import { calledEntryLoader } from '../events/events.loaders.js'

/** An explanation with contestants by number and name, and with what else it speaks of, in place of their ids. */
export const inNames = async (
  ctx: RequestContext,
  tree: Explanation,
  others: readonly Spoken[] = [],
): Promise<Explanation> => {
  const entries = await Promise.all(idsSpokenOf(tree).map(id => ctx.load(calledEntryLoader).load(id)))
  return readableExplanation(tree, [...entries.flatMap(entry => (entry ? [spokenOf(entry)] : [])), ...others])
}
