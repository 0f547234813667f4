import type { ResultOf, VariablesOf } from '@/gql'
import type { ReadSpreadsheetMutation, SpreadsheetQuery } from './spreadsheets.graphql'

export type Spreadsheet = NonNullable<ResultOf<typeof SpreadsheetQuery>['spreadsheet']>
export type Preview = NonNullable<Spreadsheet['preview']>
export type PreviewRow = Preview['rows'][number]
export type Ask = PreviewRow['asks'][number]
export type SpreadsheetKind = VariablesOf<typeof ReadSpreadsheetMutation>['input']['kind']

/** Kinds that the register's desk takes in; entries come by way of their stage. */
export const registerKinds = [
  'people',
  'memberships',
  'clubs',
  'officials',
] as const satisfies readonly SpreadsheetKind[]
