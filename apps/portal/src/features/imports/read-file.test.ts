import { expect, it } from 'vitest'
import { toBase64 } from './read-file'

it('encodes bytes of any length and value', () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, index) => index % 256)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(toBase64(new Uint8Array())).toBe('')
})
