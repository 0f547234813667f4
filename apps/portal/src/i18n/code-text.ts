export type CodeValues = Readonly<Record<string, string | number>>

interface Translating {
  translate(key: string, values?: CodeValues): string
  has(key: string): boolean
  raw(key: string): unknown
}

/** Any translator of messages: typed as a method is, it may be one that takes the keys of its namespace alone. */
export type Words = Translating['translate'] & Pick<Translating, 'has' | 'raw'>

/** Values for every argument the message names; what is not given shows as an ellipsis, never as a failure. */
const complete = (message: unknown, values: CodeValues): CodeValues => {
  const names =
    typeof message === 'string' ? [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(match => match[1] ?? '') : []
  return { ...Object.fromEntries(names.map(name => [name, '…'])), ...values }
}

/** The words for a code that comes from outside; a code nobody has words for yet is shown as it is. */
export const codeText = (t: Words, code: string, values: CodeValues = {}, fallback: string = code): string =>
  t.has(code) ? t(code, complete(t.raw(code), values)) : fallback
