import { foldedWords, foldText, isHan } from './folding.js'
import { syllablesOf } from './search-meaning.js'
import { combinations, nameReadings, plainPinyin } from './pinyin.js'

/** Words between single spaces, with one at each end: `% word%` finds the beginning of a word. */
const padded = (words: Iterable<string>): string => ` ${[...new Set(words)].filter(word => word !== '').join(' ')} `

const hanApart = (text: string): string => [...text].join(' ')
const initialsOf = (syllables: readonly string[]): string => syllables.map(syllable => syllable[0] ?? '').join('')

const hanNameWords = (family: string, given: string): string[] => {
  const readings = nameReadings(family, given)
  const families = combinations(readings.family)
  const givens = combinations(readings.given)
  return families.flatMap(ofFamily =>
    givens.flatMap(ofGiven => {
      const [surname, rest] = [ofFamily.join(''), ofGiven.join('')]
      return [
        ...ofFamily,
        surname,
        ...ofGiven,
        rest,
        surname + rest,
        rest + surname,
        initialsOf([...ofFamily, ...ofGiven]),
        surname + initialsOf(ofGiven),
      ]
    }),
  )
}

const latinNameWords = (family: string, given: string): string[] => {
  const [families, givens] = [foldedWords(family), foldedWords(given)]
  const [surname, rest] = [families.join(''), givens.join('')]
  return [...families, ...givens, surname, rest, surname + rest, rest + surname]
}

/**
 * What a name is found by: its Han characters apart, its words folded, its pinyin in full, joined either way round,
 * and in initials. Every word begins after a space.
 */
export const personSearchText = (name: { family: string; given: string; display: string }): string => {
  const { family, given } = name
  if (!isHan(name.display)) return padded([...latinNameWords(family, given), ...foldedWords(name.display)])
  const han = foldText(family + given).replace(/\s/gu, '')
  return ` ${hanApart(han)}${padded(hanNameWords(family, given))}`
}

/** What an organisation or an event is found by: both names, pinyin in full and in initials, and its code. */
export const titleSearchText = (title: { zh: string; en: string; code?: string }): string => {
  const han = foldText(title.zh).replace(/\s/gu, '')
  const syllables = plainPinyin(title.zh)
  const words = [...foldedWords(title.en), ...foldedWords(title.code ?? '')]
  return ` ${hanApart(han)}${padded([...words, ...syllables, syllables.join(''), initialsOf(syllables)])}`
}

/** A query, made ready for the two ways of finding. */
export interface SearchQuery {
  /** `like` patterns that must all hold. */
  readonly patterns: readonly string[]
  /** The same for words found whole; Han characters, at the beginning of a name. */
  readonly whole: readonly string[]
  /** Each word with the patterns of its syllables, where it is pinyin without gaps. */
  readonly words: readonly { readonly word: string; readonly pattern: string; readonly syllables: readonly string[] }[]
  /** Folded words in Latin letters (pinyin of Han characters) to be compared by trigrams. */
  readonly latin: string
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, mark => `\\${mark}`)

const patternOf = (word: string): string => (isHan(word) ? `% ${hanApart(word)} %` : `% ${escapeLike(word)}%`)

const wholeOf = (word: string): string => (isHan(word) ? ` ${hanApart(word)} %` : `% ${escapeLike(word)} %`)

const latinOf = (word: string): string => (isHan(word) ? plainPinyin(word).join('') : word)

const MOST_WORDS = 8

/** What finds everything: for a text that asks for a kind of thing alone. */
export const everything: SearchQuery = { patterns: [], whole: [], words: [], latin: '' }

/** Undefined when the text holds nothing to search for. */
export const searchQuery = (text: string): SearchQuery | undefined => {
  const words = foldedWords(text.slice(0, 200)).slice(0, MOST_WORDS)
  if (words.length === 0) return undefined
  return {
    patterns: words.map(patternOf),
    whole: words.map(wholeOf),
    words: words.map(word => ({ word, pattern: patternOf(word), syllables: syllablesOf(word).map(wholeOf) })),
    latin: words.map(latinOf).join(' '),
  }
}

/**
 * How a text made ready as `titleSearchText` does has all words of a query: whole, as beginnings or syllables, or not. `also`
 * says of a word that it is had otherwise.
 */
export const foundIn = (
  searched: string,
  { words }: SearchQuery,
  also: (word: string) => boolean = () => false,
): 'words' | 'beginning' | undefined => {
  const has = (pattern: string) => searched.includes(pattern)
  const spelt = (word: string) => ` ${isHan(word) ? hanApart(word) : word} `
  if (words.every(({ word }) => also(word) || has(spelt(word)))) return 'words'
  const begins = ({ word, syllables }: SearchQuery['words'][number]) =>
    also(word) ||
    has(isHan(word) ? spelt(word) : ` ${word}`) ||
    (syllables.length > 0 && syllables.every(pattern => has(pattern.replaceAll('%', ''))))
  return words.every(begins) ? 'beginning' : undefined
}
