import PDFDocument from 'pdfkit'
import encodeQR from 'qr'
import { commonFont, rareFont, type Weight } from './fonts.js'
import type { Paper, PaperBlock } from './paper.js'
import { setCards, setDeals } from './set-deals.js'

type Document = InstanceType<typeof PDFDocument>
type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>

const MARGIN = 56
const FOOT = 84
const QR = 64
const INK = '#1a1a1a'
const MUTED = '#5c5c5c'

interface Style {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  readonly align?: 'left' | 'right'
}

const BODY: Style = { size: 10.5 }
const SMALL: Style = { size: 8.5, color: MUTED }
const FINE: Style = { size: 7, color: MUTED }

interface Run {
  readonly font: string
  text: string
}

/** A document with the font it sets in, which its types do not name. */
type SettingDocument = Document & {
  readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } }
}

/** Writes text in the common font, and each rarer character in the font that has it. */
class Setter {
  readonly #doc: Document
  readonly #registered = new Set<string>()

  constructor(doc: Document) {
    this.#doc = doc
    for (const weight of [400, 700] as const) doc.registerFont(`common-${weight}`, commonFont(weight))
  }

  #has(character: string): boolean {
    const { _font } = this.#doc as SettingDocument
    return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }

  #fontOf(character: string, weight: Weight): string {
    const common = `common-${weight}`
    if (/\s/.test(character) || this.#has(character)) return common
    const rare = rareFont(character, weight)
    if (!rare) return common
    const name = `${rare.name}-${weight}`
    if (!this.#registered.has(name)) this.#doc.registerFont(name, rare.font)
    this.#registered.add(name)
    return name
  }

  #runs(text: string, weight: Weight): Run[] {
    this.#doc.font(`common-${weight}`)
    const runs: Run[] = []
    for (const character of text) {
      const font = this.#fontOf(character, weight)
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  width(text: string, { size, weight = 400 }: Style): number {
    return this.#doc.font(`common-${weight}`).fontSize(size).widthOfString(text)
  }

  height(text: string, style: Style, width: number): number {
    const { size, weight = 400 } = style
    return this.#doc
      .font(`common-${weight}`)
      .fontSize(size)
      .heightOfString(text || ' ', { width, lineGap: 2 })
  }

  write(text: string, style: Style, x: number, y: number, width: number): void {
    const { size, weight = 400, color = INK, align = 'left' } = style
    const runs = this.#runs(text || ' ', weight)
    this.#doc.fillColor(color).fontSize(size)
    runs.forEach((run, at) => {
      const options = { width, align, lineGap: 2, continued: at < runs.length - 1 }
      this.#doc.font(run.font)
      if (at === 0) this.#doc.text(run.text, x, y, options)
      else this.#doc.text(run.text, options)
    })
  }
}

/** One page after another, from the top margin down. */
class Sheet {
  readonly doc: Document
  readonly setter: Setter
  readonly left = MARGIN
  y = MARGIN

  constructor(doc: Document) {
    this.doc = doc
    this.setter = new Setter(doc)
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN
  }

  get #bottom(): number {
    return this.doc.page.height - FOOT
  }

  newPage(): void {
    this.doc.addPage()
    this.y = MARGIN
  }

  /** Room for so many points on this page, or the next one. */
  room(height: number): void {
    if (this.y > MARGIN && this.y + height > this.#bottom) this.newPage()
  }

  /** Where to break a text so that about this share of it comes first: after a space, or anywhere in Chinese. */
  static #cut(text: string, share: number): number {
    const wanted = Math.max(1, Math.floor(text.length * share))
    const space = text.lastIndexOf(' ', wanted)
    return space > wanted * 0.8 ? space + 1 : wanted
  }

  /** A line of the text as it came; what does not fit on this page goes on on the next. */
  #lines(text: string, style: Style, indent: number): void {
    const width = this.width - indent
    const height = this.setter.height(text, style, width)
    const left = this.#bottom - this.y
    if (height > left && left > 60 && text.length > 80) {
      const at = Sheet.#cut(text, (left / height) * 0.93)
      this.#lines(text.slice(0, at), style, indent)
      this.newPage()
      this.#lines(text.slice(at), style, indent)
      return
    }
    this.room(height)
    this.setter.write(text, style, this.left + indent, this.y, width)
    this.y += height
  }

  paragraph(text: string, style: Style, { before = 0, after = 6, indent = 0 } = {}): void {
    if (this.y > MARGIN) this.y += before
    for (const line of text.split('\n')) this.#lines(line, style, indent)
    this.y += after
  }

  rule(): void {
    this.room(12)
    this.doc
      .moveTo(this.left, this.y + 4)
      .lineTo(this.left + this.width, this.y + 4)
      .lineWidth(0.5)
      .strokeColor('#b0b0b0')
      .stroke()
    this.y += 12
  }
}

const TONES: Readonly<Record<NonNullable<Of<'paragraph'>['tone']>, Style>> = {
  muted: { size: 9.5, color: MUTED },
  strong: { size: 10.5, weight: 700 },
  large: { size: 16, weight: 700 },
}

const heading = (sheet: Sheet, { text, level }: Of<'heading'>): void => {
  const style: Style = { size: level === 1 ? 14 : 11, weight: 700 }
  sheet.room(60)
  sheet.paragraph(text, style, { before: level === 1 ? 10 : 6, after: 3 })
}

const list = (sheet: Sheet, { items }: Of<'list'>): void => {
  items.forEach((item, at) => {
    sheet.room(20)
    sheet.setter.write(`${at + 1}.`, BODY, sheet.left, sheet.y, 20)
    sheet.paragraph(item, BODY, { after: 2, indent: 20 })
  })
  sheet.y += 4
}

const row = (sheet: Sheet, cells: readonly string[], { numeric = [], widths }: Of<'table'>, style: Style): void => {
  const total = widths.reduce((sum, width) => sum + width, 0)
  const gap = 8
  const wide = widths.map(width => (sheet.width * width) / total)
  const height = Math.max(...cells.map((cell, at) => sheet.setter.height(cell, style, (wide[at] ?? 0) - gap)))
  sheet.room(height)
  let x = sheet.left
  cells.forEach((cell, at) => {
    const align = numeric.includes(at) ? ('right' as const) : ('left' as const)
    sheet.setter.write(cell, { ...style, align }, x, sheet.y, (wide[at] ?? 0) - gap)
    x += wide[at] ?? 0
  })
  sheet.y += height + 2
}

const table = (sheet: Sheet, block: Of<'table'>): void => {
  const head = () => {
    row(sheet, block.head, block, { ...SMALL, weight: 700 })
    sheet.rule()
    sheet.y -= 4
  }
  sheet.room(60)
  head()
  for (const cells of block.rows) {
    const before = sheet.y
    sheet.room(18)
    if (sheet.y < before) head()
    row(sheet, cells, block, { size: 9.5 })
  }
  sheet.y += 8
}

/** The room a step's value takes, and how far each step stands in from the one it is part of. */
const [STEP_VALUE, STEP_IN] = [96, 12]

const tree = (sheet: Sheet, { lines }: Of<'tree'>): void => {
  for (const { depth, text, note, value } of lines) {
    const indent = Math.min(depth, 8) * STEP_IN
    const style: Style = depth === 0 ? { ...BODY, weight: 700 } : { size: 9.5 }
    const wide = sheet.width - indent - STEP_VALUE
    const height = sheet.setter.height(text, style, wide)
    const below = note ? sheet.setter.height(note, FINE, wide) : 0
    sheet.room(height + below)
    sheet.setter.write(text, style, sheet.left + indent, sheet.y, wide)
    if (note) sheet.setter.write(note, FINE, sheet.left + indent, sheet.y + height, wide)
    const right = sheet.left + sheet.width - STEP_VALUE
    sheet.setter.write(value, { ...style, align: 'right' }, right, sheet.y, STEP_VALUE)
    sheet.y += height + below + 3
  }
  sheet.y += 6
}

const setters: { readonly [Kind in PaperBlock['kind']]: (sheet: Sheet, block: Of<Kind>) => void } = {
  heading,
  paragraph: (sheet, { text, tone }) => sheet.paragraph(text, tone ? TONES[tone] : BODY),
  list,
  facts: (sheet, { rows }) => {
    const widths = { kind: 'table' as const, head: [], rows: [], widths: [1, 3] }
    for (const cells of rows) row(sheet, cells, widths, BODY)
    sheet.y += 6
  },
  table,
  tree,
  deals: (sheet, { boards }) => setDeals(sheet, boards),
  cards: (sheet, { cards }) => setCards(sheet, cards),
  rule: sheet => sheet.rule(),
  newPage: sheet => sheet.newPage(),
}

const setBlock = <Kind extends PaperBlock['kind']>(sheet: Sheet, block: Of<Kind>): void =>
  (setters[block.kind as Kind] as (sheet: Sheet, block: Of<Kind>) => void)(sheet, block)

/** A code of squares that leads to the same page, dark on light with its quiet zone. */
const drawCode = (doc: Document, text: string, x: number, y: number): void => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = QR / modules.length
  doc.rect(x, y, QR, QR).fill('#ffffff')
  modules.forEach((line, down) => {
    line.forEach((dark, across) => {
      if (dark) doc.rect(x + across * side, y + down * side, side + 0.02, side + 0.02)
    })
  })
  doc.fill('#000000')
}

/** Beneath every page: what state it shows, where it is found, which page it is. */
const foot = (sheet: Sheet, paper: Paper): void => {
  const { doc, setter } = sheet
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    const y = doc.page.height - FOOT + 16
    const right = doc.page.width - MARGIN
    doc.page.margins.bottom = 0
    const wide = sheet.width - (paper.address ? QR + 12 : 0)
    const line = `${at + 1} / ${count}   ${paper.foot}`
    setter.write(line, SMALL, MARGIN, y, wide)
    if (paper.address) setter.write(paper.address, FINE, MARGIN, y + setter.height(line, SMALL, wide) + 2, wide)
    if (paper.address) drawCode(doc, paper.address, right - QR, y - 6)
  }
}

/** A paper as a PDF file: A4, its characters within it as text that can be searched, the state and the page beneath. */
export const setPaper = (paper: Paper): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      lang: paper.language,
      displayTitle: true,
      info: { Title: paper.title, Author: paper.kicker ?? 'Paiji', CreationDate: paper.at, ModDate: paper.at },
    })
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
    const sheet = new Sheet(doc)
    if (paper.kicker) sheet.paragraph(paper.kicker, TONES.muted, { after: 2 })
    sheet.paragraph(paper.title, { size: 18, weight: 700 }, { after: 10 })
    for (const block of paper.blocks) setBlock(sheet, block)
    foot(sheet, paper)
    doc.end()
  })
