import { Parser } from 'htmlparser2'

/** A table of a page, its cells as text; a cell over several columns stands in each of them. */
export interface HtmlTable {
  /** The text in front of it, the nearest last: headings, captions. */
  readonly before: string
  readonly rows: readonly (readonly string[])[]
  /** Which table of the page, from 1. */
  readonly number: number
}

export interface HtmlPage {
  readonly title: string
  readonly tables: readonly HtmlTable[]
  /** What stands in scripts and in attributes that hold an object: where pages keep the data they draw. */
  readonly data: readonly string[]
}

/** What a page may hold, so that a hostile one ends. */
const MOST_CELLS = 500_000
const MOST_SPAN = 50
/** Characters in front of a table that are looked at for its heading. */
const HEADING = 200

interface OpenTable {
  readonly before: string
  readonly rows: string[][]
  cell: { parts: string[]; span: number } | undefined
}

const suitWords: readonly (readonly [RegExp, string])[] = [
  [/spade|♠/i, 'S'],
  [/heart|♥/i, 'H'],
  [/diamond|♦/i, 'D'],
  [/club|♣/i, 'C'],
  [/no.?trump|\bnt\b/i, 'NT'],
]

/** The suit that a small picture shows; nothing for other pictures. */
const suitOf = (attributes: Readonly<Record<string, string>>): string => {
  const told = `${attributes.alt ?? ''} ${attributes.src?.split('/').at(-1) ?? ''}`
  const alone = /^[SHDC]$/i.exec((attributes.alt ?? '').trim())
  return alone ? alone[0].toUpperCase() : (suitWords.find(([word]) => word.test(told))?.[1] ?? '')
}

const squeezed = (parts: readonly string[]): string =>
  parts
    .join('')
    .replace(/[ \t\r\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

class Collector {
  title = ''
  readonly tables: HtmlTable[] = []
  readonly data: string[] = []
  readonly #open: OpenTable[] = []
  #script = ''
  #before = ''
  #inside: string | undefined
  #cells = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'title' || name === 'script' || name === 'style') this.#inside = name
    for (const value of Object.values(attributes)) if (value.startsWith('{')) this.data.push(value)
    if (name === 'table') this.#open.push({ before: this.#before, rows: [], cell: undefined })
    const table = this.#open.at(-1)
    if (name === 'tr' && table) {
      this.#endCell(table)
      table.rows.push([])
    }
    if ((name === 'td' || name === 'th') && table) {
      this.#endCell(table)
      const span = Number(attributes.colspan ?? '1')
      table.cell = { parts: [], span: Number.isInteger(span) && span > 0 && span <= MOST_SPAN ? span : 1 }
    }
    if (name === 'br' || name === 'p' || name === 'div' || name === 'li') this.text('\n')
    if (name === 'img') this.text(suitOf(attributes))
  }

  text(text: string): void {
    if (this.#inside === 'title') this.title += text
    if (this.#inside === 'script') this.#script += text
    if (this.#inside !== undefined) return
    const cell = this.#open.at(-1)?.cell
    if (cell) cell.parts.push(text)
    else if (this.#open.length === 0 || text.trim() !== '') this.#before = `${this.#before}${text}`.slice(-HEADING)
  }

  close(name: string): void {
    if (name === 'script') {
      this.data.push(this.#script)
      this.#script = ''
    }
    if (name === this.#inside) this.#inside = undefined
    const table = this.#open.at(-1)
    if (!table) return
    if (name === 'td' || name === 'th' || name === 'tr') this.#endCell(table)
    if (name !== 'table') return
    this.#endCell(table)
    this.#open.pop()
    const rows = table.rows.filter(row => row.length > 0)
    if (rows.length > 0) this.tables.push({ before: table.before, rows, number: this.tables.length + 1 })
    // What stood in a table of one cell is a heading of what follows.
    if (rows.length === 1) this.#before = `${this.#before}\n${rows[0]?.join(' ') ?? ''}\n`.slice(-HEADING)
  }

  #endCell(table: OpenTable): void {
    const { cell } = table
    table.cell = undefined
    if (!cell || this.#cells > MOST_CELLS) return
    const row = table.rows.at(-1) ?? table.rows[table.rows.push([]) - 1]
    const text = squeezed(cell.parts)
    for (let at = 0; at < cell.span; at++) row?.push(text)
    this.#cells += cell.span
  }
}

/** A page as people save it: its tables in their order, and the data it carries. Never throws; one pass. */
export const htmlTables = (text: string): HtmlPage => {
  const collector = new Collector()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      ontext: part => collector.text(part),
      onclosetag: name => collector.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(text)
  parser.end()
  return { title: squeezed([collector.title]), tables: collector.tables, data: collector.data }
}
