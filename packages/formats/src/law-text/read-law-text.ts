import { err, ok, type Problem, type Result } from '@paiji/rules'
import { binaryKind } from '../detect-format.js'
import { fileProblem, ProblemLog } from '../problem-log.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { type Head, headsIn, type Numbering, risingHeads } from './heads.js'
import { type Item, Items, numberOf } from './items.js'
import { linesOf, type TextLine } from './lines.js'

/** An article of a rulebook, or a part of one that is cited by itself, as a file has it. */
export interface TextArticle {
  /** As it is cited: `54`, `12C1c`, `15.3.3`, `3.11.6-7 (1)`. */
  readonly number: string
  readonly title: string
  /** What it says beside its title, without what its parts say. */
  readonly text: string
  /** The line of the file on which it begins, from 1. */
  readonly line: number
}

/** Lines of the file that belong to no article. */
export interface LeftOut {
  readonly from: number
  readonly to: number
}

export interface LawTextFile {
  readonly numbering: Numbering
  /** How many of them are articles; the others are parts of these. */
  readonly whole: number
  readonly articles: readonly TextArticle[]
  readonly leftOut: readonly LeftOut[]
  readonly problems: readonly Problem[]
}

/** Headings of what holds articles, and of what comes after them; a rule drawn across the page ends a text as well. */
const STRUCTURE =
  /^第\s*[\d〇零一二三四五六七八九十百]{1,4}\s*(?:[编编章节節]|部\s*分)(?!的|所|中|和|、|，|,)|^(?:PART|CHAPTER|SECTION|Part|Chapter|Section)\s+[\dIVXL]+\b/u
const OUTSIDE =
  /^第\s*[\d〇零一二三四五六七八九十]{1,4}\s*篇|^(?:附录|附件|附表|后记|附则|索引|目录|编后|APPENDI(?:X|CES)|Appendi(?:x|ces)|INDEX|Index|CONTENTS|Contents)(?![^\s\d:：一二三四五六七八九十A-Z])|^[—\-–=＿_*·]{4,}$/u
const LONGEST_HEADING = 40
/** Ten times the longest rulebook that is known. */
const LARGEST = 4 * 1024 * 1024

const isHeading = (line: string): boolean => line.length <= LONGEST_HEADING && !/[。；;]$/u.test(line)

/** A title ends with its line, at a colon or at a gap; a sentence is none. */
const titled = (said: string): { readonly title: string; readonly text: string } => {
  const colon = /^([^:：。；;]{1,30})[:：]\s*(\S.*)$/u.exec(said)
  if (colon) return { title: colon[1] as string, text: colon[2] as string }
  const parted = /^([^\s，,。；;]{2,24})\s+(\S.{20,})$/u.exec(said)
  if (parted && /\p{Script=Han}/u.test(parted[1] as string))
    return { title: parted[1] as string, text: parted[2] as string }
  const plain = said.replace(/[(（][^()（）]*[)）]/gu, '')
  if (said.length <= LONGEST_HEADING && !/[。；;，,]/u.test(plain))
    return { title: said.replace(/[:：]$/u, ''), text: '' }
  return { title: '', text: said }
}

interface Draft {
  readonly number: string
  readonly line: number
  title: string
  readonly text: string[]
}

/** Collects articles and their parts while the lines are gone through. */
class Book {
  readonly articles: Draft[] = []
  readonly leftOut: { from: number; to: number }[] = []
  #article: string | undefined
  #items: Items

  constructor(
    readonly numbering: Numbering,
    readonly log: ProblemLog,
  ) {
    this.#items = new Items(numbering === 'dotted')
  }

  /** An article begins; what is said on its own line comes by `say`. */
  begin(number: string, line: number): void {
    this.#article = number
    this.#items = new Items(this.numbering === 'dotted')
    this.articles.push({ number, line, title: '', text: [] })
  }

  end(): void {
    this.#article = undefined
  }

  say(said: string, line: number): void {
    if (said.trim() === '') return
    if (this.#article === undefined) {
      this.#leave(line)
      return
    }
    const items = this.#items.take(said)
    this.#write(said.slice(0, items[0]?.from ?? said.length))
    for (const [at, item] of items.entries()) {
      const number = this.#part(item, line)
      if (item.skipped > 0) this.log.info('LAW_PART_MISSING', { line }, { number, count: item.skipped })
      this.#write(said.slice(item.to, items[at + 1]?.from ?? said.length))
    }
  }

  #part({ path }: Item, line: number): string {
    const number = numberOf(this.#article as string, path)
    this.articles.push({ number, line, title: '', text: [] })
    return number
  }

  #write(said: string): void {
    const words = said.trim()
    const current = this.articles.at(-1)
    if (words === '' || !current) return
    const isFirst = current.title === '' && current.text.length === 0
    const { title, text } = isFirst ? titled(words) : { title: current.title, text: words }
    current.title = title
    if (text !== '') current.text.push(text)
  }

  #leave(line: number): void {
    const last = this.leftOut.at(-1)
    if (last && line - last.to <= 3) last.to = line
    else this.leftOut.push({ from: line, to: line })
  }
}

/** The heading `第十一条` over 3.11.1 is 3.11. */
const chapterOf = (line: TextLine, next: Head | undefined): string | undefined => {
  const [head] = headsIn([line], 'articles')
  return head && next && next.parts[1] === head.parts[0] ? next.parts.slice(0, 2).join('.') : undefined
}

interface Place {
  readonly lines: readonly TextLine[]
  readonly book: Book
  readonly next: Head | undefined
}

/** A line, or the rest of one, that begins no article. */
const sayLine = (said: string, line: TextLine, { book, next }: Place): void => {
  if (said === line.text && isHeading(said)) {
    const above = book.numbering === 'dotted' ? chapterOf(line, next) : undefined
    if (above !== undefined) {
      book.begin(above, line.number)
      book.say(said.replace(/^第\s*\S{1,6}?\s*条\s*/u, ''), line.number)
      return
    }
    if (STRUCTURE.test(said)) {
      book.end()
      return
    }
    if (OUTSIDE.test(said)) book.end()
  }
  book.say(said, line.number)
}

const writeBook = (lines: readonly TextLine[], heads: readonly Head[], book: Book): void => {
  let at = 0
  for (const [index, line] of lines.entries()) {
    let from = 0
    for (; heads[at]?.line === index; at++) {
      const head = heads[at] as Head
      sayLine(line.text.slice(from, head.from), line, { lines, book, next: head })
      const number = head.parts.join('.')
      book.begin(number, line.number)
      if (head.garbled !== undefined)
        book.log.info('LAW_HEADING_GARBLED', { line: line.number }, { value: head.garbled, number })
      from = head.to
    }
    if (from === 0) sayLine(line.text, line, { lines, book, next: heads[at] })
    else book.say(line.text.slice(from), line.number)
  }
}

/** Numbers between two that are there. */
const missingBetween = (heads: readonly Head[]): readonly { readonly number: string; readonly line: number }[] =>
  heads.flatMap((head, at) => {
    const before = heads[at - 1]
    const [last, own] = [before?.parts.at(-1), head.parts.at(-1) as number]
    const sameRow =
      before?.parts.length === head.parts.length && before.parts.slice(0, -1).every((part, i) => part === head.parts[i])
    const first = sameRow ? (last as number) + 1 : head.parts.length > 1 ? 1 : own
    return Array.from({ length: Math.min(99, Math.max(0, own - first)) }, (_, i) => ({
      number: [...head.parts.slice(0, -1), first + i].join('.'),
      line: head.line,
    }))
  })

/** Which of the two ways of numbering a text goes by: the one by which more of it are articles. */
const numberingOf = (
  lines: readonly TextLine[],
): { readonly numbering: Numbering; readonly heads: readonly Head[]; readonly row: readonly Head[] } => {
  const [articles, dotted] = (['articles', 'dotted'] as const).map(numbering => {
    const heads = headsIn(lines, numbering)
    return { numbering, heads, row: risingHeads(heads, lines) }
  }) as [ReturnType<typeof numberingOf>, ReturnType<typeof numberingOf>]
  const deep = dotted.row.filter(({ parts }) => parts.length > 2).length
  return deep > articles.row.length ? dotted : articles
}

const remark = (log: ProblemLog, lines: readonly TextLine[], heads: readonly Head[], row: readonly Head[]): void => {
  const taken = new Map(row.map(head => [head.parts.join('.'), head]))
  const lineOf = (head: Head): number => (lines[head.line] as TextLine).number
  for (const { number, line } of missingBetween(row))
    log.warn('LAW_ARTICLE_MISSING', { line: (lines[line] as TextLine).number }, { number })
  for (const head of heads) {
    const number = head.parts.join('.')
    const other = taken.get(number)
    if (other === head) continue
    if (other) log.info('LAW_ARTICLE_TWICE', { line: lineOf(head) }, { number, line: lineOf(other) })
    else log.warn('LAW_ARTICLE_OUT_OF_ORDER', { line: lineOf(head) }, { number })
  }
}

/**
 * A rulebook as its owner has it, in plain text with its headings as they came out of a scan or a web page, as articles by
 * the numbers by which they are cited. Every article that the file has comes out once: where a list of contents goes
 * before, the text counts. What is missing between two numbers, begins out of order, or belongs to no article, is told by
 * its line. Errors: FILE_EMPTY, FILE_TOO_LARGE, FILE_IS_ZIP, FILE_IS_PDF, FILE_BINARY, LAW_NO_ARTICLES and those of encodings.
 */
export const readLawText = (bytes: Uint8Array): Result<LawTextFile, readonly Problem[]> => {
  const refused = checkSize(bytes, LARGEST) ?? binaryKind(bytes)
  if (refused) return err([refused])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  if (source.value.text.includes('\0')) return err([fileProblem('FILE_BINARY', 'error')])
  const lines = linesOf(source.value.text)
  const { numbering, heads, row } = numberingOf(lines)
  if (row.length === 0)
    return err([...log.list(), fileProblem('LAW_NO_ARTICLES', 'error', undefined, { lines: lines.length })])
  const book = new Book(numbering, log)
  writeBook(lines, row, book)
  remark(log, lines, heads, row)
  const articles = book.articles.map(({ text, ...article }): TextArticle => ({ ...article, text: text.join('\n') }))
  return ok({ numbering, whole: row.length, articles, leftOut: book.leftOut, problems: log.list() })
}
