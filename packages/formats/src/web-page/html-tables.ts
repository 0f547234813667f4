import { Parser } from 'htmlparser2'
import { defined } from '../values/defined.js'

/** A table of a page, its cells as text; a cell over several columns stands in each of them. */
export interface HtmlTable {
  /** The text in front of it, the nearest last: headings, captions. */
  readonly before: string
  readonly rows: readonly (readonly string[])[]
  /** What the links and buttons of each row lead to, as written. */
  readonly links: readonly (readonly string[])[]
  /** Which table of the page, from 1. */
  readonly number: number
  /** The board and the section whose container or heading stands in front of it, where the page marks them so. */
  readonly board?: string
  readonly section?: string
  /** The classes of the cells of its widest row: some programs name their columns by nothing else. */
  readonly classes?: readonly string[]
  /** Where a table stands that is of no page, and the number of its first row there. */
  readonly place?: string
  readonly firstRow?: number
}

export interface HtmlPage {
  readonly title: string
  readonly tables: readonly HtmlTable[]
  /** The page breaks off within a table, whose last row is left out. */
  readonly brokenOff: boolean
  /** Its headings in their order. */
  readonly headings: readonly string[]
  /** Members' numbers that the page keeps beside names, by name; a name with several is left out. */
  readonly numbers: ReadonlyMap<string, string>
  /** What stands in scripts and in attributes that hold an object: where pages keep the data they draw. */
  readonly data: readonly string[]
}

/** What a page may hold, so that a hostile one ends. */
const MOST_CELLS = 500_000
const MOST_SPAN = 50
/** Open elements that are looked at; deeper ones are layout. */
const WAITING = 24
/** Characters in front of a table that are looked at for its heading. */
const HEADING = 200

interface OpenTable {
  readonly before: string
  readonly rows: string[][]
  readonly links: string[][]
  readonly board: string | undefined
  readonly section: string | undefined
  /** Of the row that is open, and of the widest so far. */
  classes: string[]
  widest: readonly string[]
  cell: { parts: string[]; span: number } | undefined
}

const suitWords: readonly (readonly [RegExp, string])[] = [
  [/spade|♠/i, 'S'],
  [/heart|♥/i, 'H'],
  [/diamond|♦/i, 'D'],
  [/club|♣/i, 'C'],
  [/no.?trump|\bnt\b/i, 'NT'],
]

/** The suit that an empty element draws by its style. */
const suitOfClass = (classes: string | undefined): string => {
  const name = /(?:^|[\s_-])(spade|heart|diam(?:ond)?|club|notrump)s?(?=[\s_-]|$)/i.exec(classes ?? '')?.[1] ?? ''
  return suitWords.find(([word]) => word.test(name.replace(/^diam$/i, 'diamond')))?.[1] ?? ''
}

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Elements that are never closed, so that nothing waits for their end. */
const voidTags = new Set(['img', 'br', 'hr', 'input', 'meta', 'link', 'wbr', 'col', 'source', 'area', 'base', 'embed'])

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

/** `1234567 | 7654321`: the members' numbers of those an element names, in their order. */
const memberList = /^\s*[A-Z]?\d{6,7}(?:\s*\|\s*[A-Z]?\d{6,7})+\s*$/

/** Who of the names in a text has which of the numbers beside it; nobody where there are not as many of both. */
const membersOf = (text: string, told: string): readonly (readonly [string, string])[] => {
  if (!told.includes('|')) return [[text, told]]
  const ids = told.split('|').map(id => id.trim())
  const names = text.replace(/^[A-Z]{0,3}\d{1,3}\s*(?:NS|EW|N-S|E-W)?\s*[-–]\s*/i, '').split(/\s+[-–&]\s+/)
  return names.length === ids.length ? names.map((name, i) => [name.trim(), ids[i] as string]) : []
}

class Collector {
  title = ''
  /** Nothing more comes: what is still open was never ended. */
  ended = false
  brokenOff = false
  readonly tables: HtmlTable[] = []
  readonly data: string[] = []
  readonly headings: string[] = []
  readonly #numbers = new Map<string, Set<string>>()
  /** Elements that are open, with what waits for their end. */
  readonly #elements: { name: string; suit: string; member: string | undefined; text: string; heard: boolean }[] = []
  #heading: string[] | undefined
  readonly #open: OpenTable[] = []
  #script = ''
  #before = ''
  #board: string | undefined
  #section: string | undefined
  #inside: string | undefined
  #cells = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'title' || name === 'script' || name === 'style') this.#inside = name
    for (const value of Object.values(attributes)) if (value.startsWith('{')) this.data.push(value)
    this.#openElement(name, attributes)
    this.#board = /^board-?(\d{1,3})$/i.exec(attributes.id ?? '')?.[1] ?? this.#board
    if (name === 'table') this.#openTable()
    const table = this.#open.at(-1)
    if (name === 'tr' && table) {
      this.#endCell(table)
      table.rows.push([])
      table.links.push([])
      table.classes = []
    }
    for (const to of [attributes.href, attributes.onclick]) if (to) table?.links.at(-1)?.push(to)
    if ((name === 'td' || name === 'th') && table) {
      this.#endCell(table)
      if (name === 'td') table.classes.push(attributes.class ?? '')
      if (table.classes.length > table.widest.length) table.widest = table.classes
      const span = Number(attributes.colspan ?? '1')
      table.cell = { parts: [], span: Number.isInteger(span) && span > 0 && span <= MOST_SPAN ? span : 1 }
    }
    if (name === 'br' || name === 'p' || name === 'div' || name === 'li' || headingTags.has(name)) this.text('\n')
    if (name === 'img') this.text(suitOf(attributes))
  }

  #openTable(): void {
    const place = { before: this.#before, board: this.#board, section: this.#section }
    this.#open.push({ ...place, rows: [], links: [], classes: [], widest: [], cell: undefined })
  }

  text(text: string): void {
    if (this.#inside === 'title') this.title += text
    if (this.#inside === 'script') this.#script += text
    if (this.#inside !== undefined) return
    this.#hear(text)
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
    this.#closeElement(name)
    const table = this.#open.at(-1)
    if (!table) return
    if (this.ended) this.#dropRow(table)
    if (name === 'td' || name === 'th' || name === 'tr') this.#endCell(table)
    if (name !== 'table') return
    this.#endCell(table)
    this.#open.pop()
    const rows = table.rows.filter(row => row.length > 0)
    const links = table.links.filter((_, at) => (table.rows[at]?.length ?? 0) > 0)
    const { before, board, section, widest: classes } = table
    const place = defined({ before, board, section, number: this.tables.length + 1 })
    if (rows.length > 0) this.tables.push({ ...place, rows, links, ...(classes.some(Boolean) ? { classes } : {}) })
    // What stood in a table of one cell is a heading of what follows.
    if (rows.length === 1) this.#before = `${this.#before}\n${rows[0]?.join(' ') ?? ''}\n`.slice(-HEADING)
  }

  #dropRow(table: OpenTable): void {
    if (!this.brokenOff) {
      table.rows.pop()
      table.links.pop()
    }
    table.cell = undefined
    this.brokenOff = true
  }

  /** Members' numbers by the names they stand beside, each once. */
  get numbers(): ReadonlyMap<string, string> {
    return new Map([...this.#numbers].flatMap(([name, ids]) => (ids.size === 1 ? [[name, [...ids][0] as string]] : [])))
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    if (voidTags.has(name)) return
    const suit = name === 'table' || name === 'tr' ? '' : suitOfClass(attributes.class)
    this.#elements.push({
      name,
      suit,
      member: attributes['data-acbl'] ?? memberList.exec(attributes.title ?? '')?.[0],
      text: '',
      heard: false,
    })
    if (headingTags.has(name)) this.#heading = []
  }

  /** Text belongs to every open element that waits for some; an element that has text of its own draws no suit. */
  #hear(text: string): void {
    this.#heading?.push(text)
    for (const element of this.#elements.slice(-WAITING)) {
      if (text.trim() !== '') element.heard = true
      if (element.member !== undefined) element.text = `${element.text}${text}`.slice(0, HEADING)
    }
  }

  #closeElement(name: string): void {
    const at = this.#elements.slice(-WAITING).findLastIndex(one => one.name === name)
    if (at < 0) return
    const [closed] = this.#elements.splice(Math.max(0, this.#elements.length - WAITING) + at)
    if (!closed) return
    if (closed.suit !== '' && !closed.heard) this.text(closed.suit)
    if (closed.member !== undefined) {
      for (const [person, id] of membersOf(squeezed([closed.text]), closed.member))
        this.#numbers.set(person, (this.#numbers.get(person) ?? new Set()).add(id))
    }
    if (headingTags.has(name)) this.text('\n')
    if (headingTags.has(name) && this.#heading) {
      this.headings.push(squeezed(this.#heading))
      this.#section = /^Section\s+([A-Z]{1,3}\d?)\b/i.exec(this.headings.at(-1) ?? '')?.[1] ?? this.#section
      this.#heading = undefined
    }
  }

  #endCell(table: OpenTable): void {
    const { cell } = table
    table.cell = undefined
    if (!cell || this.#cells > MOST_CELLS) return
    if (table.rows.length === 0) {
      table.rows.push([])
      table.links.push([])
    }
    const row = table.rows.at(-1)
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
  collector.ended = true
  parser.end()
  const { headings, numbers, tables, data, brokenOff } = collector
  return { title: squeezed([collector.title]), tables, headings, numbers, data, brokenOff }
}
