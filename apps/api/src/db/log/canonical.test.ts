import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, canonicalJsonNamed } from '@paiji/rules'
import { bytesOf, fromHex, toHex } from '@paiji/rules/proof'

/** The canonical text as its definition reads, without a thought of speed. */
const plainly = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${plainly(item)}`).join(',')}}`
}

/** Every text within a value called otherwise, as one reads it. */
const renamed = (value: unknown, named: (text: string) => string): unknown => {
  if (typeof value === 'string') return named(value)
  if (Array.isArray(value)) return value.map(item => renamed(item, named))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, named)]))
}

describe('the canonical text of a content', () => {
  it.each([
    [{ b: 1, a: [undefined, null, 'x'], c: undefined }, '{"a":[null,null,"x"],"b":1}'],
    [{ '10': 1, '9': 2, é: 3, z: 4 }, '{"10":1,"9":2,"z":4,"é":3}'],
    [12345678901234567890n, '"12345678901234567890"'],
    [{}, '{}'],
  ])('of case %#', (value, text) => expect(canonicalJson(value)).toBe(text))

  it('is what its definition says, of any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(canonicalJson(value)).toBe(plainly(value))
      }),
    )
  })

  it('with texts called otherwise is that of the renamed value, names of members as they were', () => {
    const named = (text: string) => (text.length % 2 === 0 ? `/${text}` : text)
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(canonicalJsonNamed(value, named)).toBe(plainly(renamed(value, named)))
      }),
    )
  })

  it('is UTF-8, of any script, and its digest hexadecimal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const bytes = bytesOf(text)
        expect(toHex(bytes)).toBe(Buffer.from(text).toString('hex'))
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
    expect(toHex(bytesOf('牌籍 é 😀'))).toBe(Buffer.from('牌籍 é 😀').toString('hex'))
  })
})
