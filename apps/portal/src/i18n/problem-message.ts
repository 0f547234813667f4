import { valuesInLanguage } from '@paiji/rules/in-language'
import type { ApiProblem } from '@/lib/graphql/result'
import { type CodeValues, codeText } from './code-text'

type Words = Parameters<typeof codeText>[0]

/**
 * Name–value pairs of the API as the values of a message, names as the reader writes them; who plays in one field is told to
 * be in the group `none`.
 */
export const valuesOf = (params: ApiProblem['params'], locale: string): CodeValues =>
  valuesInLanguage(
    Object.fromEntries(
      (params ?? []).map(({ name, value }) => [name, name === 'group' && value === '' ? 'none' : value]),
    ),
    locale,
  )

/**
 * A problem's sentence in the reader's language; `words` are those of the namespace `problem`. What the API found may name
 * somebody and needs the locale; what the rules found in the browser never does.
 */
export const problemMessage = (words: Words, problem: Pick<ApiProblem, 'code' | 'params'>, locale = ''): string =>
  codeText(words, problem.code, valuesOf(problem.params, locale), codeText(words, 'UNKNOWN', { code: problem.code }))
