import type { Explanation } from '@paiji/rules'
import type { EntryRow } from '../../domain/events/events.repo.js'

/** An id of the register anywhere in a text. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * The stored reason of a pairing names contestants by id, because names may be corrected; whoever reads it is told
 * number and name.
 */
export const readableExplanation = (tree: Explanation, entries: readonly EntryRow[]): Explanation => {
  const words = new Map(entries.map(entry => [entry.id, `${entry.number} ${entry.nameAsEntered}`]))
  const read = (text: string): string => text.replace(ID, id => words.get(id) ?? id)
  const walk = (node: Explanation): Explanation => ({
    ...node,
    value: read(node.value),
    ...(node.params ? { params: readParams(node.params, read) } : {}),
    ...(node.steps ? { steps: node.steps.map(walk) } : {}),
  })
  return walk(tree)
}

const readParams = (params: Readonly<Record<string, string | number>>, read: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? read(value) : value]),
  )
