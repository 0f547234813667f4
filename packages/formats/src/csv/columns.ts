/** Columns of the results CSV, in the order in which they are written. */
export const csvColumns = [
  'section',
  'round',
  'table',
  'board',
  'ns',
  'ew',
  'contract',
  'declarer',
  'tricks',
  'result',
  'score',
  'lead',
  'ns_points',
  'ew_points',
  'ns_names',
  'ew_names',
  'ns_ids',
  'ew_ids',
] as const
export type CsvColumn = (typeof csvColumns)[number]

/** Headings of other programs (Bridgemate, exports of pairs scorers) for the same thing; compared without marks. */
const aliases: Readonly<Record<string, CsvColumn>> = {
  boardnumber: 'board',
  boardno: 'board',
  pairns: 'ns',
  nspair: 'ns',
  nspairnumber: 'ns',
  pairew: 'ew',
  ewpair: 'ew',
  ewpairnumber: 'ew',
  playedby: 'declarer',
  by: 'declarer',
  nsew: 'declarer',
  nsscore: 'score',
  remarks: 'score',
  adjusted: 'score',
  leadcard: 'lead',
  nsresult: 'ns_points',
  ewresult: 'ew_points',
  nsmp: 'ns_points',
  ewmp: 'ew_points',
  nsname: 'ns_names',
  ewname: 'ew_names',
  sectionid: 'section',
  roundnumber: 'round',
  tablenumber: 'table',
}

const squeezed = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '')

const byName: ReadonlyMap<string, CsvColumn> = new Map([
  ...Object.entries(aliases),
  ...csvColumns.map(column => [squeezed(column), column] as const),
])

/** The column a heading means. */
export const columnOf = (heading: string): CsvColumn | undefined => byName.get(squeezed(heading))
