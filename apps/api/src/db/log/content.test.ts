import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentDigest, contentLeaf, digestOfValue, fromHex, logLeaf, toHex } from '@paiji/rules/proof'
import type { Sha256 } from '@paiji/rules/proof'

const sha256: Sha256 = data => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('what a proof covers', () => {
  it('is the canonical text: the order in which it was written does not matter, anything else does', () => {
    const one = { kind: 'ruling', key: 'k', row: { a: 1, b: 'x' }, parts: { ruling_party: [{ role: 'offending' }] } }
    const same = { parts: { ruling_party: [{ role: 'offending' }] }, row: { b: 'x', a: 1 }, key: 'k', kind: 'ruling' }
    expect(contentDigest(sha256, one)).toBe(contentDigest(sha256, same))
    expect(contentDigest(sha256, one)).not.toBe(contentDigest(sha256, { ...one, row: { a: 1, b: 'y' } }))
    expect(contentDigest(sha256, one)).not.toBe(contentDigest(sha256, { ...one, withheld: '00' }))
    for (const written of ['é', '牌籍', '🀄', 'aé牌🀄', '\u0000\u007f\u0080\u07ff\u0800\uffff\u{10ffff}'])
      expect(toHex(contentLeaf(written, '', null))).toBe(
        Buffer.from(JSON.stringify([written, '', null])).toString('hex'),
      )
    expect(digestOfValue(sha256, '')).toBe(createHash('sha256').update('""').digest('hex'))
  })

  it('tells a content that was removed from one that has a digest, and a row that seals none from one that does', () => {
    expect(text(contentLeaf('ruling', 'k', null))).toBe('["ruling","k",null]')
    const row = { sequence: 7, id: 'i', recordedAt: '2026-01-01T00:00:00.000Z', digest: 'd' }
    expect(text(logLeaf({ ...row, contents: null }))).toBe('[7,"i","2026-01-01T00:00:00.000Z","d"]')
    expect(text(logLeaf({ ...row, contents: 'c' }))).toBe('[7,"i","2026-01-01T00:00:00.000Z","d","c"]')
  })

  it('is written in hexadecimal, which is read back and nothing else', () => {
    expect(toHex(Uint8Array.from([0, 15, 255]))).toBe('000fff')
    expect(fromHex('000fff')).toEqual(Uint8Array.from([0, 15, 255]))
    for (const wrong of ['0', 'zz', 'FF', '0x00']) expect(fromHex(wrong)).toBeUndefined()
  })
})
