import { worthOf } from './lines.js'

/** How the parts of an article are marked, the outer before the inner. */
const marks = ['chinese', 'upper', 'arabic', 'spaced', 'lower', 'circled', 'bracketed'] as const
type Mark = (typeof marks)[number]

/** Where a part of an article may begin within a line. */
interface Candidate {
  readonly mark: Mark
  readonly value: number
  readonly from: number
  readonly to: number
}

const letter = (text: string): number => (text.toLowerCase().codePointAt(0) as number) - 96

/** What may stand before a mark within a line. */
const BEFORE = String.raw`(?<=^|[\s。．！？；;:：)）」”"])`
/** The first of a row may stand at the very end of a title; what is named stands after a word that names. */
const GLUED = String.raw`(?<=\p{Script=Han})(?<![述款项条第上按照据至和或及])(?=[(（]a[)）]\p{Script=Han})`
const patterns: readonly (readonly [Mark, RegExp, (text: string) => number | undefined])[] = [
  [
    'chinese',
    /^[(（]?([一二三四五六七八九十]{1,3})[)）]?\s*[、.．]\s*|^[(（]([一二三四五六七八九十]{1,3})[)）]\s*/gu,
    worthOf,
  ],
  [
    'upper',
    /(?<=^|[\s。．！？；;:：)）」”",，])([A-Z])\s*[.．、。](?!\w)\s*|[(（]([A-Z])[)）](?![款项目、和与或至到所])\s*/gu,
    letter,
  ],
  ['arabic', new RegExp(String.raw`${BEFORE}(\d{1,2})\s*[.．、](?![\d])\s*`, 'gu'), worthOf],
  ['spaced', /^(\d{1,2})\s+(?=\D)|^(\d{1,2})(?=[\p{Script=Han}])/gu, worthOf],
  ['lower', new RegExp(String.raw`(?:${BEFORE}|${GLUED})[(（]([a-h])[)）]\s*|^([a-h])[.．)）]\s+`, 'gu'), letter],
  ['circled', /([①-⑳])\s*/gu, text => worthOf(text.normalize('NFKC'))],
  ['bracketed', new RegExp(String.raw`${BEFORE}[(（](\d{1,2})[)）]\s*`, 'gu'), worthOf],
]

/** After a bracket these begin a part only where another has just begun: elsewhere `(b)(1)` names one. */
const inBrackets: ReadonlySet<Mark> = new Set(['lower', 'bracketed'])

const candidatesIn = (text: string): readonly Candidate[] =>
  patterns
    .flatMap(([mark, pattern, worth]) =>
      [...text.matchAll(pattern)].flatMap(found => {
        const value = worth(found.slice(1).find(Boolean) ?? '')
        return value === undefined ? [] : [{ mark, value, from: found.index, to: found.index + found[0].length }]
      }),
    )
    .sort((a, b) => a.from - b.from || a.to - b.to)

interface Open {
  readonly mark: Mark
  readonly value: number
}

/** A part that begins in a line. */
export interface Item {
  readonly path: readonly Open[]
  readonly from: number
  readonly to: number
}

/**
 * The marks of one article that follow each other: the next of a row that is open, or the first of a row within it. All
 * others are text. `skipped` says that one or two before it are missing, which only the start of a line can show.
 */
export class Items {
  #path: readonly Open[] = []

  /** Numbers without a mark begin a part only where articles are numbered 3.11.6. */
  constructor(readonly spaced: boolean) {}

  /** The parts that begin in a line of the article, with the numbers of those that are missing before them. */
  take(text: string): readonly (Item & { readonly skipped: number })[] {
    const items: (Item & { skipped: number })[] = []
    let end = 0
    for (const candidate of candidatesIn(text)) {
      const refers =
        candidate.from !== end && /[)）]/u.test(text[candidate.from - 1] ?? '') && inBrackets.has(candidate.mark)
      if (refers || candidate.from < end || (candidate.mark === 'spaced' && !this.spaced)) continue
      const skipped = this.#open(candidate)
      if (skipped === undefined) continue
      items.push({ path: this.#path, from: candidate.from, to: candidate.to, skipped })
      end = candidate.to
    }
    return items
  }

  #open({ mark, value, from }: Candidate): number | undefined {
    const at = this.#path.findIndex(open => open.mark === mark)
    if (at >= 0) {
      const ahead = value - (this.#path[at] as Open).value
      if (ahead < 1 || ahead > (from === 0 ? 3 : 1)) return undefined
      this.#path = [...this.#path.slice(0, at), { mark, value }]
      return ahead - 1
    }
    const last = this.#path.at(-1)
    if (value !== 1 || (last && marks.indexOf(mark) < marks.indexOf(last.mark))) return undefined
    this.#path = [...this.#path, { mark, value }]
    return 0
  }
}

const upper = (value: number): string => String.fromCharCode(64 + value)
const isDigit = (text: string): boolean => /\d$/u.test(text)

/** The number of a part as it is cited: 12C1c, 15.3.3, 3.11.6-7 (1). */
export const numberOf = (article: string, path: readonly Open[]): string => {
  let number = article
  for (const { mark, value } of path) {
    if (mark === 'upper') number += upper(value)
    else if (mark === 'lower') number += upper(value).toLowerCase()
    else if (mark === 'spaced') number += `-${value}`
    else if (mark === 'bracketed') number += path[0]?.mark === 'upper' ? `(${value})` : ` (${value})`
    else number += isDigit(number) ? `.${value}` : `${value}`
  }
  return number
}
