import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyCertificate, verifyProof } from './verify.js'

/** A log of one row that seals one content, made by hand from the published format. */

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ type: 'spki', format: 'pem' }).toString()

const sha256 = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const hex = (bytes: Buffer) => bytes.toString('hex')
/** RFC 6962, section 2.1: the hash of a leaf. */
const leafHash = (data: string) => hex(sha256(Buffer.of(0), data))

const content = { key: 'r1', kind: 'ruling', row: { article: '16B1' } }
const row = {
  sequence: 1,
  id: 'a1',
  recordedAt: '2026-03-01T00:00:00.000Z',
  digest: 'ab',
  contents: leafHash(JSON.stringify(['ruling', 'r1', hex(sha256(JSON.stringify(content)))])),
}
const root = leafHash(JSON.stringify([row.sequence, row.id, row.recordedAt, row.digest, row.contents]))
const at = '2026-03-02T00:00:00.000Z'
const words = JSON.stringify({ at, format: 'paiji-tree-head/1', root, size: 1 })
const head = { size: 1, root, at, signature: hex(sign(null, Buffer.from(words), privateKey)) }
const only = { index: 0, size: 1, path: [] }
const proof = { format: 'paiji-inclusion/1', head, row, inLog: only, content, inRow: only }

const codes = (of: unknown, by = key) => verifyProof(of, by).map(({ code }) => code)

describe('a proof', () => {
  it('is valid under the key of the federation', () => {
    expect(codes(proof)).toEqual([])
    expect(codes({ format: 'paiji-consistency/1', first: head, second: head, path: [] })).toEqual([])
  })

  it.each([
    ['another content', { ...proof, content: { ...content, row: { article: '27B' } } }, 'PROOF_CONTENT_DIFFERS'],
    ['another row', { ...proof, row: { ...row, digest: 'cd' } }, 'PROOF_NOT_INCLUDED'],
    ['another head', { ...proof, head: { ...head, at: '2026-03-03T00:00:00.000Z' } }, 'PROOF_HEAD_SIGNATURE_INVALID'],
    ['no proof', { format: 'paiji-inclusion/1' }, 'PROOF_UNREADABLE'],
    ['nothing', null, 'PROOF_UNREADABLE'],
  ])('is refused that shows %s', (_, of, code) => {
    expect(codes(of)).toEqual([code])
  })

  it('is refused under another key, and a key that is none is an error', () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(codes(proof, other)).toEqual(['PROOF_HEAD_SIGNATURE_INVALID'])
    expect(() => codes(proof, 'rubbish')).toThrow()
  })
})

it('anything but a certificate file is reported as unreadable', () => {
  expect(verifyCertificate({ format: 'x' }, key)).toEqual({
    problems: [{ code: 'CERTIFICATE_UNREADABLE' }],
    status: 'UNREADABLE',
  })
})
