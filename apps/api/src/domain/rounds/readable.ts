import type { Explanation, Problem } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { calledEntries } from '../events/entries-called.js'
import type { EntryRow } from '../events/events.repo.js'
import type { Called } from '../registry/called.js'

/** An id of the database anywhere in a text. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** The space between two of them. */
const BETWEEN = new RegExp(`(?<=${ID.source}) (?=${ID.source})`, 'g')

/** Somebody a text may speak of by an id: what is put there for readers of each language. */
export interface Spoken extends Called {
  readonly id: string
}

/** A contestant as a text speaks of it: by number and name. */
export const spokenOf = ({ id, number, zh, en }: Spoken & { readonly number: string }): Spoken => ({
  id,
  zh: `${number} ${zh}`,
  en: `${number} ${en}`,
})

type Params = Readonly<Record<string, string | number>>

/**
 * Puts number and name where a text speaks of a contestant by its id: names may be corrected, so only ids are stored. A value
 * that reads otherwise in English stands beside the first, as `opponentEn` beside `opponent`.
 */
const reader = (spoken: readonly Spoken[]) => {
  const known = new Map(spoken.map(one => [one.id, one]))
  const text = (value: string, language: keyof Called): string =>
    value.replace(BETWEEN, ', ').replace(ID, id => known.get(id)?.[language] ?? id)
  const inBoth = (name: string, value: string): Params => {
    const [zh, en] = [text(value, 'zh'), text(value, 'en')]
    return en === zh ? { [name]: zh } : { [name]: zh, [`${name}En`]: en }
  }
  const params = (values: Params): Params =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        Object.entries(typeof value === 'string' ? inBoth(name, value) : { [name]: value }),
      ),
    )
  return { text, params }
}

/** Every id that a tree speaks of, each once: of contestants, and of bodies they are kept apart by. */
export const idsSpokenOf = (tree: Explanation): string[] => [...new Set(JSON.stringify(tree).match(ID) ?? [])]

/** An explanation with names in place of ids. */
export const readableExplanation = (tree: Explanation, spoken: readonly Spoken[]): Explanation => {
  const { text, params } = reader(spoken)
  const walk = (node: Explanation): Explanation => ({
    ...node,
    value: text(node.value, 'zh'),
    ...(node.params ? { params: params(node.params) } : {}),
    ...(node.steps ? { steps: node.steps.map(walk) } : {}),
  })
  return walk(tree)
}

/** Problems with the names of these contestants in place of their ids. */
export const readableProblems = async (
  db: Db,
  problems: readonly Problem[],
  entries: readonly EntryRow[],
): Promise<readonly Problem[]> => {
  if (problems.length === 0) return problems
  const { params } = reader((await calledEntries(db, entries)).map(spokenOf))
  return problems.map(found => ({ ...found, ...(found.params ? { params: params(found.params) } : {}) }))
}
