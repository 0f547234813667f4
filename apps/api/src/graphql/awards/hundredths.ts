/** Hundredths of a point as text with two decimals: 1234 → `12.34`. */
export const printHundredths = (value: number): string => {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
