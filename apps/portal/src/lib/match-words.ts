import { partsOfMatch } from '@paiji/rules/place-name'
import { codeText } from '@/i18n/code-text'

type Words = Parameters<typeof codeText>[0]

/** A match of a bracket, or the seed who starts there, as a person calls it; `w/r2/m1` is the rules' own name for it. */
export const matchWords = (t: Words, name: string): string => {
  const parts = partsOfMatch(name)
  return parts ? codeText(t, parts.code, parts.values) : name
}
