import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Eight to eleven digits: a serial that counts up and two check digits that make the whole ≡ 1 (mod 97)
 * (ISO 7064, MOD 97-10). The serial begins at 100001; when six digits are used up it goes on with seven, to nine at most.
 */
export type PersonNumber = string

const FIRST = 100_001
const LAST = 999_999_999
const CHECK_DIGITS = 2

/** The number of a serial (100001–999999999). Throws a RangeError for any other. */
export const personNumber = (serial: number): PersonNumber => {
  if (!Number.isInteger(serial) || serial < FIRST || serial > LAST)
    throw new RangeError(`no person number for ${serial}`)
  const check = 98 - ((serial * 100) % 97)
  return `${serial}${String(check).padStart(CHECK_DIGITS, '0')}`
}

/** A number as people write it, without its blanks and hyphens, its full-width digits as plain ones. */
export const plainNumber = (text: string): string => text.normalize('NFKC').replace(/[\s-]/gu, '')

/** Whether the text has the form of a person number, whatever its check digits say. */
export const looksLikePersonNumber = (text: string): boolean => /^[1-9]\d{7,10}$/u.test(plainNumber(text))

/** Whether the text is a person number; blanks and hyphens between digits are the reader's own. */
export const isPersonNumber = (text: string): boolean =>
  looksLikePersonNumber(text) && Number(plainNumber(text)) % 97 === 1

export const serialOf = (number: PersonNumber): number => Number(number.slice(0, -CHECK_DIGITS))

/** `count` numbers that follow the highest one given out so far. */
export const numbersAfter = (highest: PersonNumber | undefined, count: number): PersonNumber[] => {
  const next = highest === undefined ? FIRST : serialOf(highest) + 1
  return Array.from({ length: count }, (_, at) => personNumber(next + at))
}

/** What people are sorted by when they are sorted by number: its value, as numbers differ in length. */
export const inNumberOrder = (number: SQLWrapper): SQL<number> => sql<number>`(${number}::bigint)`

const SHORTEST_PART = 4

/** The `like` pattern that numbers holding this part match; undefined for a text that is no part of a number. */
export const partOfNumber = (text: string): string | undefined => {
  const digits = plainNumber(text)
  return /^\d+$/u.test(digits) && digits.length >= SHORTEST_PART && digits.length <= 11 ? `%${digits}%` : undefined
}
