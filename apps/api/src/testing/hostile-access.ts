const PAGE = 4_096
const TABLE_DEFINITION = 2
const ENCODING_KEY = 0x3e
const CRYPT_STRUCTURE = 0x299

/** A Jet 4 database of four pages whose table definition on page 2 goes on on page 2. */
export const looped = (): Uint8Array => {
  const file = Buffer.alloc(4 * PAGE)
  file.writeUInt8(1, 1)
  file.write('Standard Jet DB\0', 4, 'latin1')
  file.writeUInt8(1, 0x14)
  headerBlock.copy(file, 0x18)
  file.writeUInt8(TABLE_DEFINITION, 2 * PAGE)
  file.writeUInt8(1, 2 * PAGE + 1)
  file.writeUInt32LE(2, 2 * PAGE + 4)
  return file
}

/** 128 zeros under the cipher that every such header is written in (RC4, the key that Access uses everywhere). */
const cipherStream = (length: number): Buffer => {
  const key = [0xc7, 0xda, 0x39, 0x6b]
  const state = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    Array.from({ length }, () => {
      i = (i + 1) % 256
      j = (j + (state[i] ?? 0)) % 256
      swap(i, j)
      return state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0
    }),
  )
}

const headerBlock = cipherStream(128)

/** An Access 2007 database that is encrypted with a key of its own, by a provider of this version. */
export const locked = (major: number, minor: number): Uint8Array => {
  const file = Buffer.alloc(4 * PAGE)
  file.writeUInt8(1, 1)
  file.write('Standard ACE DB\0', 4, 'latin1')
  file.writeUInt8(2, 0x14)
  headerBlock.copy(file, 0x18)
  file[ENCODING_KEY] = (file[ENCODING_KEY] ?? 0) ^ 0x55
  file.writeUInt16LE(8, CRYPT_STRUCTURE)
  file.writeUInt16LE(major, CRYPT_STRUCTURE + 2)
  file.writeUInt16LE(minor, CRYPT_STRUCTURE + 4)
  return file
}
