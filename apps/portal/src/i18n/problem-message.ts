import type { ApiProblem } from '@/lib/graphql/result'
import { type CodeValues, codeText } from './code-text'

type Words = Parameters<typeof codeText>[0]

/** `eventZh` and `eventEn` make `event` in the reader's language; `opponentEn` alone stands beside an `opponent` for all others. */
const inReadersLanguage = (values: CodeValues, locale: string): CodeValues => {
  const own = locale === 'en' ? 'En' : 'Zh'
  const named = Object.entries(values).flatMap(([name, value]) => {
    const base = name.endsWith(own) ? name.slice(0, -own.length) : ''
    return base ? [[base, value] as const] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}

/**
 * Name–value pairs of the API as the values of a message, names as the reader writes them; who plays in one field is told to
 * be in the group `none`.
 */
export const valuesOf = (params: ApiProblem['params'], locale: string): CodeValues =>
  inReadersLanguage(
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
