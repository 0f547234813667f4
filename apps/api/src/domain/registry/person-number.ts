/** Eight digits: six that count up and two check digits that make the whole ≡ 1 (mod 97) (ISO 7064, MOD 97-10). */
export type PersonNumber = string

const FIRST = 100_001
const LAST = 999_999

/** The number whose first six digits are `serial` (100001–999999). */
export const personNumber = (serial: number): PersonNumber => {
  if (!Number.isInteger(serial) || serial < FIRST || serial > LAST)
    throw new RangeError(`no person number for ${serial}`)
  const check = 98 - ((serial * 100) % 97)
  return `${serial}${String(check).padStart(2, '0')}`
}

/** Whether the text is a person number; blanks and hyphens between digits are the reader's own. */
export const isPersonNumber = (text: string): boolean => {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{8}$/.test(digits) && Number(digits) % 97 === 1
}

export const serialOf = (number: PersonNumber): number => Number(number.slice(0, 6))

/** `count` numbers that follow the highest one given out so far. */
export const numbersAfter = (highest: PersonNumber | undefined, count: number): PersonNumber[] => {
  const next = highest === undefined ? FIRST : serialOf(highest) + 1
  return Array.from({ length: count }, (_, at) => personNumber(next + at))
}
