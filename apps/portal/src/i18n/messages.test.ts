import { describe, expect, it } from 'vitest'
import { loadMessages } from './load-messages'

type Tree = { readonly [key: string]: string | Tree }

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )

/** Names of the arguments of an ICU message, at its outer level. */
const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*([A-Za-z]\w*)\s*[,}]/g)].map(m => m[1]!))].sort()

const [chinese, english] = [new Map(flatten(await loadMessages('zh-CN'))), new Map(flatten(await loadMessages('en')))]

describe('messages', () => {
  it('exist in both languages', () => expect([...english.keys()].sort()).toEqual([...chinese.keys()].sort()))

  it('say of every tie-break what it compares, and of nothing else', () => {
    const codesIn = (namespace: string) =>
      [...chinese.keys()].filter(key => key.startsWith(`${namespace}.`)).map(key => key.slice(namespace.length + 1))
    expect(codesIn('tieBreakRule').sort()).toEqual(codesIn('tieBreak').sort())
  })

  it('say something', () => {
    for (const [key, text] of [...chinese, ...english]) expect(text.trim(), key).not.toBe('')
  })

  it('use the same values in both languages', () => {
    for (const [key, text] of chinese) expect(argumentsOf(english.get(key) ?? ''), key).toEqual(argumentsOf(text))
  })

  it('end no sentence with an exclamation mark', () => {
    for (const [key, text] of [...chinese, ...english]) expect(text, key).not.toMatch(/[!！]/)
  })

  it('use full-width punctuation between Han characters', () => {
    for (const [key, text] of chinese) expect(text, key).not.toMatch(/[\u4e00-\u9fff][,;?]/)
  })
})
