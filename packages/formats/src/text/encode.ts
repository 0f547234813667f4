import type { WrittenFile } from '../written-file.js'

const encodeUtf8 = (text: string): Uint8Array => {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) as number
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}

/** The bytes of a written file in its own encoding. */
export const encodeFile = (file: WrittenFile): Uint8Array =>
  file.encoding === 'utf-8'
    ? encodeUtf8(file.text)
    : Uint8Array.from([...file.text].map(character => character.charCodeAt(0) & 0xff))
