import { pinyin, polyphonic } from 'pinyin-pro'
import { isHan } from './folding.js'

/** How a syllable with ü may be typed: `lü` is `lv` on keyboards, `lyu` in passports, `lu` everywhere else. */
const typedForms = (syllable: string): string[] =>
  syllable.includes('v') ? [syllable, syllable.replace('v', 'u'), syllable.replace('v', 'yu')] : [syllable]

const MOST_COMBINATIONS = 12

/** The reading of each character first as it is read in a name, then its other readings. */
const readingsOf = (text: string, mode: 'surname' | 'normal'): string[][] => {
  const options = { toneType: 'none', type: 'array', v: true } as const
  const first = mode === 'surname' ? pinyin(text, { ...options, mode: 'surname' }) : pinyin(text, options)
  const all = mode === 'surname' ? [] : polyphonic(text, options)
  return first.map((reading, at) => [...new Set([reading, ...(all[at] ?? [])].flatMap(typedForms))])
}

/**
 * Syllables of a Han name with their possible readings, most likely first: family names are read as family names
 * (单 `shan`, 仇 `qiu`), given names in every reading. Characters that are not Han are left out.
 */
export const nameReadings = (family: string, given: string): { family: string[][]; given: string[][] } => ({
  family: isHan(family) ? readingsOf(family, 'surname') : [],
  given: isHan(given) ? readingsOf(given, 'normal') : [],
})

/** Every way to read the syllables together, the most likely first; capped, as readings multiply. */
export const combinations = (syllables: readonly (readonly string[])[]): string[][] =>
  syllables.reduce<string[][]>(
    (heads, readings) => readings.flatMap(reading => heads.map(head => [...head, reading])).slice(0, MOST_COMBINATIONS),
    [[]],
  )

/** Pinyin of a title or a query, syllables apart. */
export const plainPinyin = (text: string): string[] =>
  isHan(text)
    ? pinyin(text, { toneType: 'none', type: 'array', v: true }).filter(syllable => syllable.trim() !== '')
    : []

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Syllables of one word: an apostrophe keeps those apart that begin with a vowel (`Xi'an`). */
const joined = (syllables: readonly string[]): string =>
  syllables
    .map((syllable, at) => `${at > 0 && /^[aeo]/.test(syllable) ? "'" : ''}${syllable.replace('v', 'ü')}`)
    .join('')

/** How a Chinese name reads in pinyin, family name first (`Lü Chunlin`); undefined for a name that is not Chinese. */
export const readingOfName = (family: string, given: string): string | undefined => {
  const { family: surname, given: own } = nameReadings(family, given)
  const words = [surname, own].map(syllables => capital(joined(syllables.map(([first = '']) => first))))
  return words.filter(word => word !== '').join(' ') || undefined
}
