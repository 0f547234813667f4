import { valuesInLanguage } from '@paiji/rules/in-language'
import type { ApiProblem } from '@/lib/graphql/result'
import { type CodeValues, codeText } from './code-text'

type Words = Parameters<typeof codeText>[0]

/** A problem as the API sends it, or as the rules found it in the browser. */
export interface SaidProblem {
  readonly code: string
  readonly params?: ApiProblem['params'] | CodeValues
}

const isPairs = (params: SaidProblem['params']): params is NonNullable<ApiProblem['params']> => Array.isArray(params)

/**
 * Name–value pairs of the API as the values of a message, names as the reader writes them; who plays in one field is told to
 * be in the group `none`.
 */
export const valuesOf = (params: SaidProblem['params'], locale: string): CodeValues =>
  isPairs(params)
    ? valuesInLanguage(
        Object.fromEntries(params.map(({ name, value }) => [name, name === 'group' && value === '' ? 'none' : value])),
        locale,
      )
    : (params ?? {})

/**
 * A problem's sentence in the reader's language; `words` are those of the namespace `problem`. What the API found may name
 * somebody and needs the locale; what the rules found in the browser never does.
 */
export const problemMessage = (words: Words, problem: SaidProblem, locale = ''): string =>
  codeText(words, problem.code, valuesOf(problem.params, locale), codeText(words, 'UNKNOWN', { code: problem.code }))
