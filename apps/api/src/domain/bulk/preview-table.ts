import { err, ok, type Problem, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { guessMapping } from './guess-mapping.js'
import { columnsOf, headerRow, type Mapping, rowsUnder, type TableColumn } from './columns.js'
import type { RowReading, SheetPlace, TablePlace } from './kind.js'
import type { TableFileRow } from './table-files.repo.js'
import { sumAbove } from './sum-above.js'
import { rulesOf } from './table-place.js'

/** A column of ours, and the file's column, from 0, that holds it; none where it is left empty. */
export interface ColumnChoice {
  readonly column: TableColumn
  readonly at?: number | null | undefined
}

export interface TablePreview {
  readonly mapping: Mapping
  /** What is wrong with the choice of columns; then no row was read. */
  readonly problems: readonly Problem[]
  readonly rows: readonly RowReading<unknown>[]
}

type Cells = Pick<TableFileRow, 'cells' | 'kind'>
type Sheet = Cells & Pick<TableFileRow, 'id' | 'digest' | 'sport' | 'system' | 'largeId' | 'part' | 'fileRows'>

/** The heads of the file's columns. */
export const headerOf = ({ cells }: Pick<TableFileRow, 'cells'>): readonly string[] => cells[headerRow(cells)] ?? []

/** Which column holds what: as chosen, else as the heads say. Problems: TABLE_COLUMN_UNKNOWN. */
export const mappingOf = (file: Cells, choices: readonly ColumnChoice[] | undefined): Outcome<Mapping> => {
  const header = headerOf(file)
  if (!choices) return ok(guessMapping(file.kind, header))
  const mapping: Mapping = {}
  for (const { column, at } of choices) {
    if (at === null || at === undefined) continue
    if (!columnsOf[file.kind].columns.includes(column) || !Number.isInteger(at) || at < 0 || at >= header.length)
      return err([problem('TABLE_COLUMN_UNKNOWN', { severity: 'error', at: { path: column }, params: { column } })])
    mapping[column] = at
  }
  return ok(mapping)
}

/** Problems: TABLE_COLUMN_MISSING for each group of columns of which none is there. */
export const missingColumns = ({ kind }: Cells, mapping: Mapping): Problem[] =>
  columnsOf[kind].needed
    .filter(group => group.every(column => mapping[column] === undefined))
    .map(([column = 'name']) => problem('TABLE_COLUMN_MISSING', { severity: 'error', params: { column } }))

/** A place and the sheet that is taken in there. */
export const onSheet = (place: TablePlace, { id, digest, sport, system }: Sheet): SheetPlace => ({
  ...place,
  source: { tableId: id, digest, sport, system: system ?? '' },
})

/** What would come of a sheet: every row with what is wrong with it and whom it may mean. Changes nothing. */
export const previewTable = async (
  db: Db,
  place: TablePlace,
  file: Sheet,
  choices: readonly ColumnChoice[] | undefined,
): Promise<Outcome<TablePreview>> => {
  const mapping = mappingOf(file, choices)
  if (!mapping.ok) return mapping
  const problems = missingColumns(file, mapping.value)
  if (problems.length > 0) return ok({ mapping: mapping.value, problems, rows: [] })
  const above = () => sumAbove(db, file, mapping.value)
  const sheet = { ...onSheet(place, file), ...(file.part === null ? {} : { above }) }
  const rows = await rulesOf(file.kind).read(db, sheet, rowsUnder(file.cells, mapping.value, file.fileRows))
  return ok({ mapping: mapping.value, problems: [], rows })
}
