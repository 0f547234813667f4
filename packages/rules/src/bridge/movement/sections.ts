/** A section of a field: its pairs are so many places of the entry list from `first` on. */
export interface Section {
  /** A, B, …; empty where the field is one section. */
  readonly name: string
  readonly first: number
  readonly pairs: number
}

/**
 * Divides a field into sections of as even a number of tables as can be, the larger first; an odd pair is in the last
 * one. Undefined when one of several sections would have less than two tables.
 */
export const sectionsOf = (pairs: number, sections: number): readonly Section[] | undefined => {
  const tables = Math.ceil(pairs / 2)
  if (
    !Number.isInteger(sections) ||
    sections < 1 ||
    sections > 26 ||
    (sections > 1 && Math.floor(tables / sections) < 2)
  )
    return undefined
  let first = 1
  return Array.from({ length: sections }, (_, at) => {
    const own = Math.floor(tables / sections) + (at < tables % sections ? 1 : 0)
    const size = at === sections - 1 ? pairs - first + 1 : 2 * own
    const section = { name: sections === 1 ? '' : String.fromCharCode(65 + at), first, pairs: size }
    first += size
    return section
  })
}
