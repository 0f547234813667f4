/** A line of the text, without blanks around it. */
export interface TextLine {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/** What a web page or an editor sets before a heading. */
const ORNAMENT = /^(?:#{1,6}\s+|[*_]{1,3}(?=\S)|[■●◆▲◎]\s*|[【[〔](?=第|规则|規則|law|rule|art)|\u3000+)+/iu

/** The lines of a text that say something. */
export const linesOf = (text: string): readonly TextLine[] =>
  text
    .split(/\r\n?|\n/u)
    .map((line, at) => ({ number: at + 1, text: line.normalize('NFC').trim().replace(ORNAMENT, '').trim() }))
    .filter(line => line.text !== '')

const numerals = '零一二三四五六七八九'

/** What a number is worth, in digits of any width or Chinese: 54, ５４, 五十四, 五四, 一百零三. Undefined for none. */
export const worthOf = (written: string): number | undefined => {
  const text = written.normalize('NFKC').replace(/〇/gu, '零').replace(/\s/gu, '')
  if (/^\d{1,4}$/u.test(text)) return Number(text)
  const found = /^(?:([一二三四五六七八九])百)?零?(?:([一二三四五六七八九]?)(十))?([一二三四五六七八九])?$/u.exec(text)
  if (found && text !== '') {
    const [, hundreds, tens, ten, ones] = found
    const digit = (character: string | undefined) => (character ? numerals.indexOf(character) : 0)
    return 100 * digit(hundreds) + (ten ? 10 * (tens ? digit(tens) : 1) : 0) + digit(ones)
  }
  return /^[零一二三四五六七八九]{2,3}$/u.test(text)
    ? Number([...text].map(character => numerals.indexOf(character)).join(''))
    : undefined
}
