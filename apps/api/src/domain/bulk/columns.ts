import type { tableKinds } from '../../db/schema/index.js'

export type TableKind = (typeof tableKinds)[number]

export const playerColumns = [
  'player1',
  'player2',
  'player3',
  'player4',
  'player5',
  'player6',
  'player7',
  'player8',
] as const

export const tableColumns = [
  'name',
  'familyName',
  'givenName',
  'latinName',
  'gender',
  'birthDate',
  'body',
  'person',
  'issuer',
  'identifier',
  'from',
  'lastDay',
  'until',
  'code',
  'nameZh',
  'nameEn',
  'kind',
  'parent',
  'region',
  'venue',
  'contactName',
  'contactEmail',
  'contactPhone',
  'team',
  'entryNumber',
  'seed',
  ...playerColumns,
  'sport',
  'licence',
  'level',
  'pointKind',
  'amount',
  'day',
  'category',
  'note',
  'grade',
  'event',
  'place',
  'field',
  'percent',
  'partners',
  'list',
  'office',
  'keptFrom',
] as const
export type TableColumn = (typeof tableColumns)[number]

/** Kinds of sheets that bring in what an earlier system kept: their rows carry it as their source. */
const historyKinds: readonly TableKind[] = ['points', 'grades', 'results', 'lists', 'numbers', 'offices', 'sanctions']
export const isHistory = (kind: TableKind): boolean => historyKinds.includes(kind)

/** Kinds whose files may be larger than one sheet: what hangs on each row is in the row. */
export const mayBeLarge = (kind: TableKind): boolean => kind !== 'entries' && kind !== 'clubs'

/** Which column of the file, from 0, holds what. */
export type Mapping = Partial<Record<TableColumn, number>>

interface KindColumns {
  readonly columns: readonly TableColumn[]
  /** Of each group one at least. */
  readonly needed: readonly (readonly TableColumn[])[]
}

export const columnsOf: Readonly<Record<TableKind, KindColumns>> = {
  people: {
    columns: [
      'name',
      'familyName',
      'givenName',
      'latinName',
      'gender',
      'birthDate',
      'body',
      'from',
      'lastDay',
      'until',
      'issuer',
      'identifier',
    ],
    needed: [['name', 'familyName', 'latinName']],
  },
  memberships: {
    columns: ['person', 'name', 'issuer', 'identifier', 'body', 'from', 'lastDay', 'until'],
    needed: [['person', 'name', 'identifier']],
  },
  clubs: {
    columns: [
      'code',
      'nameZh',
      'nameEn',
      'kind',
      'parent',
      'region',
      'venue',
      'contactName',
      'contactEmail',
      'contactPhone',
    ],
    needed: [['code'], ['nameZh', 'nameEn']],
  },
  entries: { columns: ['entryNumber', 'team', 'seed', ...playerColumns], needed: [['player1']] },
  officials: {
    columns: ['person', 'name', 'issuer', 'identifier', 'sport', 'licence', 'level', 'from', 'lastDay', 'until'],
    needed: [['person', 'name', 'identifier'], ['sport'], ['licence'], ['level'], ['from']],
  },
  points: {
    columns: [
      'person',
      'name',
      'issuer',
      'identifier',
      'amount',
      'day',
      'pointKind',
      'sport',
      'category',
      'note',
      'lastDay',
      'until',
    ],
    needed: [['person', 'name', 'identifier'], ['amount'], ['day']],
  },
  grades: {
    columns: ['person', 'name', 'issuer', 'identifier', 'grade', 'day', 'sport', 'note'],
    needed: [['person', 'name', 'identifier'], ['grade'], ['day']],
  },
  results: {
    columns: [
      'person',
      'name',
      'issuer',
      'identifier',
      'event',
      'day',
      'place',
      'field',
      'percent',
      'amount',
      'partners',
      'sport',
      'category',
    ],
    needed: [['person', 'name', 'identifier'], ['event'], ['day']],
  },
  lists: {
    columns: ['person', 'name', 'issuer', 'identifier', 'list', 'day', 'place', 'amount', 'sport'],
    needed: [['person', 'name', 'identifier'], ['list'], ['day'], ['place']],
  },
  numbers: {
    columns: ['person', 'name', 'issuer', 'identifier'],
    needed: [['person', 'name'], ['issuer'], ['identifier']],
  },
  offices: {
    columns: ['person', 'name', 'issuer', 'identifier', 'office', 'body', 'from', 'lastDay', 'until'],
    needed: [['person', 'name', 'identifier'], ['office'], ['from']],
  },
  sanctions: {
    columns: ['person', 'name', 'issuer', 'identifier', 'keptFrom', 'sport', 'from', 'lastDay', 'until', 'note'],
    needed: [['person', 'name', 'identifier'], ['keptFrom'], ['from'], ['note']],
  },
}

/** The first row with anything in it names the columns; its place from 0. */
export const headerRow = (rows: readonly (readonly string[])[]): number =>
  Math.max(
    rows.findIndex(row => row.some(cell => cell !== '')),
    0,
  )

/** A row of the file as its mapped cells; `row` counts as a spreadsheet does, from 1. */
export interface TableRow {
  readonly row: number
  cell(column: TableColumn): string
}

/** The rows below the heads that are not empty; `fileRows` are their numbers where the lines are a part of a file. */
export const rowsUnder = (
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  fileRows: readonly number[] | null,
): TableRow[] => {
  const head = headerRow(rows)
  return rows.flatMap((cells, at) => {
    if (at <= head || cells.every(cell => cell === '')) return []
    const cell = (column: TableColumn): string => {
      const place = mapping[column]
      return place === undefined ? '' : (cells[place] ?? '')
    }
    return [{ row: fileRows?.[at] ?? at + 1, cell }]
  })
}
