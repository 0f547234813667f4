import type { ResultOf, VariablesOf } from '@/gql'
import type { LargeSpreadsheetQuery, ReadSpreadsheetMutation, SpreadsheetQuery } from './spreadsheets.graphql'

export type Spreadsheet = NonNullable<ResultOf<typeof SpreadsheetQuery>['spreadsheet']>
export type LargeSpreadsheet = NonNullable<ResultOf<typeof LargeSpreadsheetQuery>['largeSpreadsheet']>
export type Preview = NonNullable<Spreadsheet['preview']>
export type PreviewRow = Preview['rows'][number]
export type Ask = PreviewRow['asks'][number]
export type SpreadsheetKind = VariablesOf<typeof ReadSpreadsheetMutation>['input']['kind']

type Columns = NonNullable<VariablesOf<typeof SpreadsheetQuery>['columns']>

/** The columns chosen in the address; undefined while nobody has chosen. */
export const columnsIn = (chosen: Readonly<Record<string, string | string[] | undefined>>): Columns | undefined => {
  if (!chosen.mapped) return undefined
  return Object.entries(chosen).flatMap(([column, at]) =>
    column !== 'mapped' && typeof at === 'string' && /^\d+$/.test(at)
      ? [{ column: column as Columns[number]['column'], at: Number(at) }]
      : [],
  )
}

/** The columns of a preview that hold something, as an act is told them. */
export const columnsOf = ({ columns }: Pick<Preview, 'columns'>): Columns =>
  columns.flatMap(({ column, at }) => (at === null ? [] : [{ column, at }]))

/** Kinds that the register's desk takes in; entries come by way of their stage. */
export const registerKinds = [
  'people',
  'memberships',
  'clubs',
  'officials',
  'points',
  'grades',
  'results',
  'lists',
  'numbers',
  'offices',
  'sanctions',
] as const satisfies readonly SpreadsheetKind[]

type ColumnName = Preview['columns'][number]['column']

/** Kinds whose rows an earlier system kept: which one is asked with the file. */
const historyKinds: readonly (string | undefined)[] = [
  ...['points', 'grades', 'results', 'lists', 'numbers', 'offices', 'sanctions'],
]
export const isHistory = (kind: string | undefined): boolean => historyKinds.includes(kind)

/** The columns that are read of each kind, as a secretary is told them before there is a file. */
export const columnsOfKind: Readonly<Record<(typeof registerKinds)[number], readonly ColumnName[]>> = {
  people: [
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
  memberships: ['person', 'name', 'issuer', 'identifier', 'body', 'from', 'lastDay', 'until'],
  clubs: [
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
  officials: ['person', 'name', 'issuer', 'identifier', 'sport', 'licence', 'level', 'from', 'lastDay', 'until'],
  points: [
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
  grades: ['person', 'name', 'issuer', 'identifier', 'grade', 'day', 'sport', 'note'],
  results: [
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
  lists: ['person', 'name', 'issuer', 'identifier', 'list', 'day', 'place', 'amount', 'sport'],
  numbers: ['person', 'name', 'issuer', 'identifier'],
  offices: ['person', 'name', 'issuer', 'identifier', 'office', 'body', 'from', 'lastDay', 'until'],
  sanctions: ['person', 'name', 'issuer', 'identifier', 'keptFrom', 'sport', 'from', 'lastDay', 'until', 'note'],
}
