import type { ApiProblem } from '@/lib/graphql/result'
import { problemMessage } from './problem-message'

type Words = Parameters<typeof problemMessage>[0]

/**
 * What is wrong with a form whose answer the server draws: the sentences of its fields, and what is of none of them. `fields`
 * are the names that paths have, or what tells the field of a path.
 */
export const problemsByField = (
  words: Words,
  problems: readonly ApiProblem[],
  fields: readonly string[] | ((path: string) => string | undefined),
  locale: string,
): { readonly said: ReadonlyMap<string, string>; readonly others: readonly ApiProblem[] } => {
  const said = new Map<string, string>()
  const others: ApiProblem[] = []
  for (const problem of problems) {
    const path = problem.path ?? ''
    const field = typeof fields === 'function' ? fields(path) : fields.find(name => name === path)
    if (field) said.set(field, [said.get(field), problemMessage(words, problem, locale)].filter(Boolean).join(' '))
    else others.push(problem)
  }
  return { said, others }
}
