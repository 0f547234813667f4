const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** `YYYY-MM-DD` of an existing day, else undefined. */
export const isoDate = (year: number, month: number, day: number): string | undefined => {
  const length = monthLengths[month - 1]
  if (length === undefined || day < 1 || day > length || year < 1900 || year > 2200) return undefined
  if (month === 2 && day === 29 && !isLeap(year)) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * `22/10/2015` (day first), `22.10.2015`, `2015-10-22`, `2015.10.22` → `2015-10-22`; undefined when it is no date.
 * Two-digit years are of this century.
 */
export const readDate = (text: string): string | undefined => {
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim())
  if (dayFirst) {
    const year = dayFirst[3] as string
    return isoDate(Number(year.length === 2 ? `20${year}` : year), Number(dayFirst[2]), Number(dayFirst[1]))
  }
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:T.*)?$/.exec(text.trim())
  return yearFirst ? isoDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])) : undefined
}
