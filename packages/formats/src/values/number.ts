const decimalPattern = /^[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})$/

/** Decimal text in canonical spelling (`+7,50` → `7.50`); undefined when it is no decimal number. */
export const readDecimal = (text: string): string | undefined => {
  const plain = text.trim().replace('−', '-').replace(',', '.').replace(/%$/, '').trim()
  if (!decimalPattern.test(plain)) return undefined
  const unsigned = plain.replace(/^[+-]/, '').replace(/\.$/, '')
  const digits = unsigned.startsWith('.') ? `0${unsigned}` : unsigned
  return plain.startsWith('-') ? `-${digits}` : digits
}

/** A whole number within bounds. */
export const readInteger = (text: string, min: number, max: number): number | undefined => {
  const trimmed = text.trim()
  if (!/^[+-]?\d{1,9}$/.test(trimmed)) return undefined
  const value = Number(trimmed)
  return value >= min && value <= max ? value : undefined
}

/** `7`, `7=`, `=7`, `1/2`, `T3`: a place as printed, blanks removed; undefined when it is none. */
export const readPlace = (text: string): string | undefined => {
  const place = text.replace(/\s+/g, '')
  return /^(?:=|T)?\d{1,6}(?:=|[-/]\d{1,6}=?|\.)?$/.test(place) ? place.replace(/\.$/, '') : undefined
}

/** Board numbers lose their leading zeros: `07` → `7`. Board 17 of a second set is `2-17`, its second form `17b`. */
export const readBoardNumber = (text: string): string | undefined => {
  const [, set = '', digits, form = ''] = /^([1-9]\d{0,2}-)?(\d{1,5})([bc])?$/.exec(text.trim()) ?? []
  const value = digits === undefined ? undefined : readInteger(digits, 1, 99_999)
  return value === undefined ? undefined : `${set}${value}${form}`
}
