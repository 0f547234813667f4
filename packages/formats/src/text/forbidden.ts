import { fileProblem } from '../problem-log.js'
import type { Problem } from '@paiji/rules'
import type { SourceText } from './source-text.js'

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

/** The first control character that no results file may carry, located. */
export const forbiddenCharacter = (source: SourceText): Problem | undefined => {
  const at = source.text.search(forbidden)
  if (at < 0) return undefined
  const code = source.text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  return fileProblem('FORBIDDEN_CHARACTER', 'error', source.locate(at), { character: `U+${code}` })
}
