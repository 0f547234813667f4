import { err, ok, type Problem, type ProblemLocation, type Result } from '@paiji/rules'
import { fileProblem, type ProblemLog } from '../problem-log.js'
import type { SourceText } from '../text/source-text.js'
import { skipDoctype } from './doctype.js'
import { expandText } from './xml-text.js'
import { XmlElement } from './xml-element.js'
import { XmlFault } from './xml-fault.js'
import { type XmlLimits, xmlLimits } from './xml-limits.js'

const namePattern = /[\p{L}_:][\p{L}\p{N}_:.\-\u00b7]*/uy
const blankPattern = /[ \t\r\n]*/y

/** One pass over the text with an explicit stack; every construct is found by a forward search, so time is linear. */
class XmlScanner {
  readonly #source: SourceText
  readonly #text: string
  readonly #log: ProblemLog
  readonly #limits: XmlLimits
  #at = 0
  #elements = 0
  #depth = 0
  #open: XmlElement | undefined
  #root: XmlElement | undefined

  constructor(source: SourceText, log: ProblemLog, limits: XmlLimits) {
    this.#source = source
    this.#text = source.text
    this.#log = log
    this.#limits = limits
  }

  get openElement(): XmlElement | undefined {
    return this.#open
  }

  read(): XmlElement {
    while (this.#at < this.#text.length) {
      const next = this.#text.indexOf('<', this.#at)
      this.#characters(next < 0 ? this.#text.length : next)
      if (next >= 0) this.#markup(next)
    }
    if (this.#open) throw new XmlFault('XML_TRUNCATED', this.#text.length, { open: this.#open.name })
    if (!this.#root) throw new XmlFault('XML_TRUNCATED', this.#text.length)
    return this.#root
  }

  #characters(end: number): void {
    const start = this.#at
    this.#at = end
    if (end === start) return
    const raw = this.#text.slice(start, end)
    if (this.#open) this.#open.addText(expandText(raw, start, this.#source, this.#log))
    else if (raw.trim() !== '') throw new XmlFault(this.#root ? 'XML_TRAILING_CONTENT' : 'XML_MALFORMED', start)
  }

  #markup(start: number): void {
    const text = this.#text
    if (text.startsWith('<!--', start)) this.#at = this.#past('-->', start + 4, start)
    else if (text.startsWith('<![CDATA[', start)) this.#cdata(start)
    else if (text.startsWith('<!DOCTYPE', start)) this.#doctype(start)
    else if (text.startsWith('<?', start)) this.#at = this.#past('?>', start + 2, start)
    else if (text.startsWith('</', start)) this.#endTag(start)
    else this.#startTag(start)
  }

  #past(mark: string, from: number, start: number): number {
    const found = this.#text.indexOf(mark, from)
    if (found < 0) throw new XmlFault('XML_TRUNCATED', start)
    return found + mark.length
  }

  #cdata(start: number): void {
    if (!this.#open) throw new XmlFault('XML_MALFORMED', start)
    this.#at = this.#past(']]>', start + 9, start)
    this.#open.addText(this.#text.slice(start + 9, this.#at - 3))
  }

  #doctype(start: number): void {
    if (this.#root) throw new XmlFault('XML_MALFORMED', start)
    this.#at = skipDoctype(this.#text, start)
  }

  #name(from: number): string {
    namePattern.lastIndex = from
    const name = namePattern.exec(this.#text)?.[0]
    if (name === undefined) throw new XmlFault('XML_MALFORMED', from)
    if (name.length > this.#limits.nameLength)
      throw new XmlFault('XML_NAME_TOO_LONG', from, { most: this.#limits.nameLength })
    return name
  }

  #blank(from: number): number {
    blankPattern.lastIndex = from
    blankPattern.exec(this.#text)
    return blankPattern.lastIndex
  }

  #endTag(start: number): void {
    const name = this.#name(start + 2)
    const end = this.#blank(start + 2 + name.length)
    if (this.#text[end] !== '>') throw new XmlFault(end < this.#text.length ? 'XML_MALFORMED' : 'XML_TRUNCATED', start)
    if (!this.#open) throw new XmlFault('XML_TRAILING_CONTENT', start)
    if (this.#open.name !== name.toUpperCase())
      throw new XmlFault('XML_TAG_MISMATCH', start, { open: this.#open.name, close: name })
    this.#open = this.#open.parent
    this.#depth -= 1
    this.#at = end + 1
  }

  #startTag(start: number): void {
    if (this.#root && !this.#open) throw new XmlFault('XML_TRAILING_CONTENT', start)
    const name = this.#name(start + 1)
    this.#elements += 1
    this.#depth += 1
    if (this.#depth > this.#limits.depth) throw new XmlFault('XML_TOO_DEEP', start, { most: this.#limits.depth })
    if (this.#elements > this.#limits.elements)
      throw new XmlFault('TOO_MANY_ITEMS', start, { most: this.#limits.elements })
    const element = new XmlElement(name, start, this.#open, this.#source)
    this.#root ??= element
    const end = this.#attributes(element, start + 1 + name.length)
    const closed = this.#text[end] === '/'
    if (closed) this.#depth -= 1
    else this.#open = element
    this.#at = end + (closed ? 2 : 1)
  }

  /** Returns the offset of `>` or `/>`. */
  #attributes(element: XmlElement, from: number): number {
    for (let at = from; ; ) {
      const next = this.#blank(at)
      const mark = this.#text[next]
      if (mark === undefined) throw new XmlFault('XML_TRUNCATED', element.offset)
      if (mark === '>' || (mark === '/' && this.#text[next + 1] === '>')) return next
      if (next === at) throw new XmlFault('XML_MALFORMED', next)
      at = this.#attribute(element, next)
    }
  }

  #attribute(element: XmlElement, start: number): number {
    const name = this.#name(start)
    const equals = this.#blank(start + name.length)
    const quoteAt = this.#blank(equals + 1)
    const quote = this.#text[quoteAt]
    if (this.#text[equals] !== '=' || (quote !== '"' && quote !== "'")) throw new XmlFault('XML_MALFORMED', start)
    const end = this.#past(quote, quoteAt + 1, start) - 1
    const raw = this.#text.slice(quoteAt + 1, end)
    if (raw.includes('<')) throw new XmlFault('XML_MALFORMED', quoteAt)
    const key = name.toUpperCase()
    if (element.attributes.has(key)) throw new XmlFault('XML_ATTRIBUTE_DUPLICATE', start, { name })
    if (element.attributes.size >= this.#limits.attributes)
      throw new XmlFault('TOO_MANY_ITEMS', start, { most: this.#limits.attributes })
    element.attributes.set(key, expandText(raw, quoteAt + 1, this.#source, this.#log))
    return end + 1
  }
}

const faultLocation = (fault: XmlFault, source: SourceText, open: XmlElement | undefined): ProblemLocation =>
  source.locate(fault.offset, open?.path)

/**
 * Reads one XML document into located elements. A DOCTYPE is tolerated and never fetched; entities declared in
 * it are refused; depth, number and size of names are limited. Problems that spoil only a value go to the log.
 */
export const readXml = (source: SourceText, log: ProblemLog, limits = xmlLimits): Result<XmlElement, Problem[]> => {
  const scanner = new XmlScanner(source, log, limits)
  try {
    return ok(scanner.read())
  } catch (fault) {
    if (!(fault instanceof XmlFault)) throw fault
    return err([fileProblem(fault.code, 'error', faultLocation(fault, source, scanner.openElement), fault.params)])
  }
}
