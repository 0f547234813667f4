/** Whole units of 1, 1/10 or 1/100 of a point as printed. */
export const printUnits = (unit: string, value: number): string => {
  const places = Math.max(0, (unit.split('.')[1] ?? '').length)
  const digits = String(value).padStart(places + 1, '0')
  const at = digits.length - places
  return places === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`.replace(/\.?0+$/, '')
}
