import type { ImportedPlayer } from '../imported-event.js'
import { plainText } from '../values/text.js'

/** A pair of a ranking on the page. */
export interface PagePair {
  readonly number: string
  readonly names: readonly string[]
}

/** Two names that stand in one cell. */
export const namesIn = (cell: string): readonly string[] =>
  cell
    .split(/\s*(?:\n|&|\+|;|、|\/|\s[-–]\s|\s(?:and|og|och|und|en|et)\s)\s*/)
    .map(plainText)
    .filter(name => name !== '')

const keyOf = (names: readonly string[]): string =>
  names
    .map(name => name.toLowerCase())
    .sort()
    .join('\n')

const numbered = /^(?:[A-Z]{0,2}\d{1,4}[A-Z]{0,2})$/i
const numberAndNames = /^([A-Z]{0,2}\d{1,4})\s*(?:[-–]|[\s.:)])[\s.:)]*(\S[\s\S]*)$/i

/** `Alfa-Bravo` behind a number: two names, where there is one hyphen. */
const namesBehind = (text: string): readonly string[] => {
  const names = namesIn(text)
  const halves = names.length === 1 ? text.split(/[-–]/).map(plainText) : []
  return halves.length === 2 && halves.every(Boolean) ? halves : names
}

/** Who a cell of a traveller means: a number, a number with names, or names alone, which then get a number. */
export class PagePairs {
  readonly #byNames = new Map<string, string>()
  readonly #namesOf = new Map<string, readonly string[]>()
  #last = 0

  learn({ number, names }: PagePair): void {
    if (names.length > 0) this.#byNames.set(keyOf(names), number)
    this.#namesOf.set(number, names)
    this.#last = Math.max(this.#last, Number(/\d+/.exec(number)?.[0] ?? 0))
  }

  /** The pair that a cell means, by the names beside its number before those known; its number is empty for an empty cell. */
  pairOf(cell: string): PagePair {
    const text = cell.trim()
    if (text === '' || numbered.test(text)) return { number: text, names: this.#namesOf.get(text) ?? [] }
    const both = numberAndNames.exec(text)
    if (both?.[1] && both[2]) {
      const pair = { number: both[1], names: namesBehind(both[2]) }
      if (!this.#namesOf.has(pair.number)) this.learn(pair)
      return pair
    }
    const names = namesIn(text)
    const known = this.#byNames.get(keyOf(names))
    if (known !== undefined) return { number: known, names }
    const pair = { number: `${this.#last + 1}`, names }
    this.learn(pair)
    return pair
  }
}

export const playersNamed = (names: readonly string[], path: string): readonly ImportedPlayer[] =>
  names.map(name => ({ name, location: { path } }))
