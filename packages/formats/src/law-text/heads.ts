import type { TextLine } from './lines.js'
import { worthOf } from './lines.js'

/** Where an article may begin. */
export interface Head {
  /** By its parts: [54], or [3, 11, 6] of 3.11.6. */
  readonly parts: readonly number[]
  /** The index of its line, and where in it the heading begins and the text after it. */
  readonly line: number
  readonly from: number
  readonly to: number
  /** As it is written, where it is not as headings are. */
  readonly garbled?: string
}

/** How a text numbers its articles: 第 54 条 or Law 54, or 3.11.6. */
export type Numbering = 'articles' | 'dotted'

const DIGITS = String.raw`[\d〇零一二三四五六七八九十百]{1,6}`
/** At the start of a line. 张 and 節 stand for 条 where a reading machine took one for the other. */
const ARTICLE = new RegExp(
  String.raw`^第\s*(${DIGITS})\s*([条條張张款])(\s*[】\]〕*_:：、.．—-]+\s*|\s+|$|(?=\S))`,
  'u',
)
const RULE = new RegExp(String.raw`^(?:规则|規則)\s*(${DIGITS})(?![\d.])(\s*[】\]〕*_:：、.．—-]+\s*|\s+|$)`, 'u')
const LAW = /^(?:law|article|art\.|rule)\s*(\d{1,3})(?![\d.]*\d)(\s*[\]*_:.—–-]+\s*|\s+|$)/iu
/** Within a line a heading follows the end of a sentence, and its title a colon. */
const WITHIN = new RegExp(String.raw`(?<=[。．.！？；;)）」”"])\s*第\s*(${DIGITS})\s*([条條張张])\s*[:：]\s*`, 'gu')
const DOTTED = /^(\d{1,2}(?:\.\d{1,3}){1,3})(?:[.、．:：]|(?=[^\d.]))\s*/u

/** A reference that a broken line happens to begin with goes on as a sentence does. */
const GOES_ON = /^(?:[、,，]|[A-Za-zＡ-Ｚ]\s*(?:款|项|$)|第?[\d一二三四五六七八九十]+\s*[款项目])/u
/** So does one without a blank after its number. */
const RUNS_ON = /^(?:的|和|与|或|及|至|到|处理|执行|规定|引牌|判罚|办理)/u

const garbledOf = (sign: string, written: string) => (/[条條]/u.test(sign) ? {} : { garbled: written.trim() })

const articleHead = (text: string, line: number): Head | undefined => {
  const found = ARTICLE.exec(text)
  if (found) {
    const [whole, number = '', sign = '', after = ''] = found
    const worth = worthOf(number)
    const rest = text.slice(whole.length)
    // What is no 条 is a heading with a colon only; what no mark parts from its number, only a title.
    if (worth === undefined || (!/[条條]/u.test(sign) && !/[:：]/u.test(after))) return undefined
    if (!/[:：]/u.test(after) && (GOES_ON.test(rest) || (after === '' && (RUNS_ON.test(rest) || rest.length > 24))))
      return undefined
    return { parts: [worth], line, from: 0, to: whole.length, ...garbledOf(sign, whole) }
  }
  const [whole = '', number = ''] = RULE.exec(text) ?? LAW.exec(text) ?? []
  const worth = whole === '' ? undefined : worthOf(number)
  return worth === undefined ? undefined : { parts: [worth], line, from: 0, to: whole.length }
}

const headsWithin = (text: string, line: number): readonly Head[] =>
  [...text.matchAll(WITHIN)].flatMap(found => {
    const [whole, number = '', sign = ''] = found
    const worth = worthOf(number)
    if (worth === undefined) return []
    return [{ parts: [worth], line, from: found.index, to: found.index + whole.length, ...garbledOf(sign, whole) }]
  })

const dottedHead = (text: string, line: number): Head | undefined => {
  const found = DOTTED.exec(text.normalize('NFKC'))
  if (!found) return undefined
  const [whole, number = ''] = found
  return { parts: number.split('.').map(Number), line, from: 0, to: whole.length }
}

/** Every place where an article may begin, in the order of the text. */
export const headsIn = (lines: readonly TextLine[], numbering: Numbering): readonly Head[] =>
  lines.flatMap(({ text }, line) => {
    if (numbering === 'dotted') return dottedHead(text, line) ?? []
    const first = articleHead(text, line)
    return [...(first ? [first] : []), ...headsWithin(text, line)]
  })

/** Order of their parts; what stands under another comes after it. */
export const compareParts = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] as number) - (b[at] as number)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Text after which an article counts as one that is there, and no line of contents. */
const ENOUGH = 400
/** What a head is worth that nothing follows. */
const LEAST = 100

/**
 * The heads that make a book: of all rising rows of numbers the one with most of them, and of a contents and a text the
 * text: the weight of a head is what follows it up to the next place, within bounds.
 */
export const risingHeads = (heads: readonly Head[], lines: readonly TextLine[]): readonly Head[] => {
  const before: number[] = [0]
  for (const { text } of lines) before.push((before.at(-1) as number) + text.length)
  const placeOf = (head: Head | undefined): number =>
    head ? (before[head.line] as number) + head.from : (before.at(-1) as number)
  const weights = heads.map((head, at) => LEAST + Math.min(ENOUGH, placeOf(heads[at + 1]) - placeOf(head)))
  const ranks = new Map(
    [...new Map(heads.map(({ parts }) => [parts.join('.'), parts])).entries()]
      .sort(([, a], [, b]) => compareParts(a, b))
      .map(([key], at) => [key, at + 1]),
  )
  // The heaviest row that ends at most at a rank: a tree of maxima over the ranks.
  const tree = new Array<{ readonly weight: number; readonly at: number }>(ranks.size + 1).fill({ weight: 0, at: -1 })
  const best = (rank: number) => {
    let found = { weight: 0, at: -1 }
    for (let i = rank; i > 0; i -= i & -i)
      if ((tree[i] as typeof found).weight > found.weight) found = tree[i] as typeof found
    return found
  }
  const previous: number[] = []
  let last = { weight: 0, at: -1 }
  for (const [at, head] of heads.entries()) {
    const rank = ranks.get(head.parts.join('.')) as number
    const under = best(rank - 1)
    previous.push(under.at)
    const row = { weight: under.weight + (weights[at] as number), at }
    if (row.weight > last.weight) last = row
    for (let i = rank; i < tree.length; i += i & -i) if ((tree[i] as typeof row).weight < row.weight) tree[i] = row
  }
  const row: Head[] = []
  for (let at = last.at; at >= 0; at = previous[at] as number) row.unshift(heads[at] as Head)
  return row
}
