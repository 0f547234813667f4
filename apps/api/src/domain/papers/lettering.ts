import PDFDocument from 'pdfkit'
import { commonFont, rareFont, type Weight } from './fonts.js'

/** A font as the setter of papers opens it; its types do not name this part. */
interface Face {
  readonly unitsPerEm: number
  hasGlyphForCodePoint(point: number): boolean
  glyphForCodePoint(point: number): { readonly advanceWidth: number; readonly path: { toSVG(): string } }
}

type OpeningDocument = InstanceType<typeof PDFDocument> & { readonly _font: { readonly font: Face } }

const faces = new Map<string, Face>()

const faceOf = (name: string, font: () => Buffer): Face => {
  const known = faces.get(name)
  if (known) return known
  const opener = new PDFDocument({ autoFirstPage: false }).registerFont(name, font()).font(name)
  const face = (opener as OpeningDocument)._font.font
  faces.set(name, face)
  return face
}

/** The common face where it has the character, else the one that does. */
const faceFor = (character: string, weight: Weight): Face => {
  const common = faceOf(`common-${weight}`, () => commonFont(weight))
  if (/\s/.test(character) || common.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return common
  const rare = rareFont(character, weight)
  return rare ? faceOf(`${rare.name}-${weight}`, () => rare.font) : common
}

interface Sign {
  readonly outline: string
  /** In ems. */
  readonly width: number
  readonly scale: number
}

const signOf = (character: string, weight: Weight): Sign => {
  const face = faceFor(character, weight)
  const glyph = face.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return { outline: glyph.path.toSVG(), width: glyph.advanceWidth / face.unitsPerEm, scale: 1 / face.unitsPerEm }
}

/** The width of a line in units of its size. */
const widthOf = (text: string, weight: Weight): number =>
  Array.from(text).reduce((sum, character) => sum + signOf(character, weight).width, 0)

interface Line {
  readonly text: string
  /** Pixels of the em. */
  readonly size: number
  readonly weight?: Weight
  readonly color: string
  /** Where it begins, or ends if it is set flush right; its baseline. */
  readonly x: number
  readonly y: number
  readonly align?: 'left' | 'right'
}

/** A line as outlines in SVG: it looks the same where no font is installed. */
export const drawn = ({ text, size, weight = 400, color, x, y, align = 'left' }: Line): string => {
  let at = align === 'right' ? x - widthOf(text, weight) * size : x
  const signs = Array.from(text, character => {
    const { outline, width, scale } = signOf(character, weight)
    const [left, factor] = [at, scale * size]
    at += width * size
    return outline ? `<path transform="translate(${left} ${y}) scale(${factor} ${-factor})" d="${outline}"/>` : ''
  })
  return `<g fill="${color}">${signs.join('')}</g>`
}

/** What fits in the width, with … where something was left out. */
export const fitted = (text: string, size: number, weight: Weight, width: number): string => {
  if (widthOf(text, weight) * size <= width) return text
  const signs = Array.from(text)
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, weight) * size > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Words that stay together; every Han character is one of its own. */
const words = (text: string): string[] => text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []

/** The text on so many lines of a width, the last of which says … where more was left. */
export const broken = (text: string, size: number, weight: Weight, width: number, most: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of words(text)) {
    if (line && widthOf((line + word).trimEnd(), weight) * size > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  lines.push(line.trimEnd())
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]}…`
  return shown.map(one => fitted(one, size, weight, width))
}
