import type { ApiProblem } from '@/lib/graphql/result'
import { type CodeValues, codeText } from './code-text'

type Words = Parameters<typeof codeText>[0]

/** Name–value pairs of the API as the values of a message; who plays in one field is told to be in the group `none`. */
export const valuesOf = (params: ApiProblem['params']): CodeValues =>
  Object.fromEntries((params ?? []).map(({ name, value }) => [name, name === 'group' && value === '' ? 'none' : value]))

/** A problem's sentence in the reader's language; `words` are those of the namespace `problem`. */
export const problemMessage = (words: Words, problem: Pick<ApiProblem, 'code' | 'params'>): string =>
  codeText(words, problem.code, valuesOf(problem.params), codeText(words, 'UNKNOWN', { code: problem.code }))
