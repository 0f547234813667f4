/** Letters that Unicode does not take apart into a base and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
}

const HAN = /\p{Script=Han}/u

export const isHan = (text: string): boolean => HAN.test(text)

/**
 * Text as it is compared: lower case, no diacritics, apostrophes dropped, all other punctuation a space.
 * Han characters stay as they are; full-width letters become ordinary ones.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłħıŋŧ]/g, letter => WHOLE_LETTERS[letter] ?? letter)
    .replace(/['’‘`ʼ]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** Folded words; each run of Han characters and each run of others is a word. */
export const foldedWords = (text: string): readonly string[] =>
  foldText(text).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []
