import { Unzlib } from 'fflate'

/** A hand is some twenty kilobytes; a packed file that grows beyond this was made to. */
const mostBytes = 4_000_000
/** So little is unpacked at a time that one piece cannot grow beyond all measure. */
const piece = 1_024

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const fromBase64 = (text: string): Uint8Array | undefined => {
  const plain = text.replace(/\s+/g, '').replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/')
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4))
  let [bits, count, at] = [0, 0, 0]
  for (const character of plain) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    bits = ((bits << 6) | value) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[at++] = (bits >> count) & 0xff
  }
  return bytes
}

/** The checksum at the end of a zlib stream: sums of the bytes and of those sums, by 65,521. */
const adler32 = (parts: readonly Uint8Array[]): number => {
  let [a, b] = [1, 0]
  for (const part of parts)
    for (const byte of part) {
      a = (a + byte) % 65_521
      b = (b + a) % 65_521
    }
  return b * 65_536 + a
}

const checksumOf = (packed: Uint8Array): number => packed.subarray(-4).reduce((number, byte) => number * 256 + byte, 0)

/** The bytes of base64 text over a zlib stream; undefined where it is neither, is cut short, or grows without measure. */
export const unpack = (text: string): Uint8Array | undefined => {
  const packed = fromBase64(text)
  if (!packed || packed.length < 8) return undefined
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Unzlib(part => {
    parts.push(part)
    size += part.length
  })
  try {
    for (let at = 0; at < packed.length && size <= mostBytes; at += piece)
      stream.push(packed.subarray(at, at + piece), at + piece >= packed.length)
  } catch {
    return undefined
  }
  if (size > mostBytes || adler32(parts) !== checksumOf(packed)) return undefined
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
