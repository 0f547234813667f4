import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD = 30_000
const DIGITS = 6

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text.replace(/=+$/, ''), letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join(
    '',
  )
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** The code that an authenticator shows for an address `otpauth://…` (RFC 6238: SHA-1, six digits, thirty seconds). */
export const totpOf = (uri: string, at = Date.now()): string => {
  const key = fromBase32(new URL(uri).searchParams.get('secret') ?? '')
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}
