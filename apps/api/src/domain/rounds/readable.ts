import type { Explanation, Problem } from '@paiji/rules'

/** An id of the database anywhere in a text. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** The space between two of them. */
const BETWEEN = new RegExp(`(?<=${ID.source}) (?=${ID.source})`, 'g')

/** A contestant as a person calls it. */
export interface NamedEntry {
  readonly id: string
  readonly number: string
  readonly nameAsEntered: string
}

type Params = Readonly<Record<string, string | number>>

/** Puts number and name where a text names a contestant by id: names may be corrected, so only ids are stored. */
const reader = (entries: readonly NamedEntry[]) => {
  const words = new Map(entries.map(entry => [entry.id, `${entry.number} ${entry.nameAsEntered}`]))
  const text = (value: string): string => value.replace(BETWEEN, ', ').replace(ID, id => words.get(id) ?? id)
  const params = (values: Params): Params =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? text(value) : value]),
    )
  return { text, params }
}

export const readableExplanation = (tree: Explanation, entries: readonly NamedEntry[]): Explanation => {
  const { text, params } = reader(entries)
  const walk = (node: Explanation): Explanation => ({
    ...node,
    value: text(node.value),
    ...(node.params ? { params: params(node.params) } : {}),
    ...(node.steps ? { steps: node.steps.map(walk) } : {}),
  })
  return walk(tree)
}

export const readableProblems = (problems: readonly Problem[], entries: readonly NamedEntry[]): readonly Problem[] => {
  const { params } = reader(entries)
  return problems.map(found => ({ ...found, ...(found.params ? { params: params(found.params) } : {}) }))
}
