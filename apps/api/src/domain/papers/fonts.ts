import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const folder = path.dirname(require.resolve('@fontsource/noto-sans-sc/package.json'))

interface Table {
  readonly entry: Buffer
  readonly data: Buffer
}

/** A WOFF 1 file as the font it wraps: its tables inflated, behind a directory of their own. */
const unwrapped = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const tables: Table[] = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(44 + at * 20, 64 + at * 20)
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const stored = woff.subarray(offset, offset + packed)
    return { entry, data: packed < length ? inflateSync(stored) : stored }
  })
  const [powers, head] = [Math.floor(Math.log2(count)), Buffer.alloc(12 + count * 16)]
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** powers, 6)
  head.writeUInt16BE(powers, 8)
  head.writeUInt16BE(16 * (count - 2 ** powers), 10)
  let offset = head.length
  const bodies = tables.map(({ entry, data }, at) => {
    const line = 12 + at * 16
    entry.copy(head, line, 0, 4)
    entry.copy(head, line + 4, 16, 20)
    head.writeUInt32BE(offset, line + 8)
    head.writeUInt32BE(data.length, line + 12)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

export type Weight = 400 | 700

/** The common characters of a weight in one file. */
const COMMON = 'chinese-simplified'

interface Face {
  readonly name: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

const rangeOf = (text: string): readonly [number, number] => {
  const [from = '0', to = from] = text.trim().slice(2).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const faces = new Map<Weight, readonly Face[]>()

/** The files of rarer characters, each with the ranges it holds. */
const rareFaces = (weight: Weight): readonly Face[] => {
  const known = faces.get(weight)
  if (known) return known
  const css = readFileSync(path.join(folder, `${weight}.css`), 'utf8')
  const found = [...css.matchAll(/noto-sans-sc-([\w-]+)-\d+-normal\.woff\)[^}]*?unicode-range:\s*([^;}]+)/g)]
  const read = found.map(([, name = '', ranges = '']) => ({ name, ranges: ranges.split(',').map(rangeOf) }))
  faces.set(weight, read)
  return read
}

const fonts = new Map<string, Buffer>()

const load = (name: string, weight: Weight): Buffer => {
  const key = `${name}-${weight}`
  const known = fonts.get(key)
  if (known) return known
  const font = unwrapped(readFileSync(path.join(folder, 'files', `noto-sans-sc-${key}-normal.woff`)))
  fonts.set(key, font)
  return font
}

/** The font of the common characters. */
export const commonFont = (weight: Weight): Buffer => load(COMMON, weight)

/** The font that has a rarer character, if any does; what it is called, and itself. */
export const rareFont = (character: string, weight: Weight): { name: string; font: Buffer } | undefined => {
  const point = character.codePointAt(0) ?? 0
  const face = rareFaces(weight).find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))
  return face && { name: face.name, font: load(face.name, weight) }
}
