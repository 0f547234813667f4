import type { TableColumn } from './columns.js'
import type { SheetPlace } from './kind.js'
import { sportWords } from './people-table.js'
import type { RowReader } from './read-cells.js'

/** The sport of a row, else the one that the sheet is of; empty where neither says one. Notes CELL_MISSING. */
export const sportIn = (reader: RowReader, place: SheetPlace): string => {
  const sport = reader.word('sport', sportWords) ?? (reader.text('sport') ? '' : (place.source.sport ?? ''))
  if (sport === '' && !reader.text('sport')) reader.note('sport', 'CELL_MISSING')
  return sport
}

/** Notes DAY_AFTER_SWITCH at a day on or after the switch day of the sport. */
export const checkSwitch = (reader: RowReader, { switches }: SheetPlace, sport: string, column: TableColumn): void => {
  const since = switches.get(sport)
  const day = since && reader.text(column) !== undefined ? reader.day(column) : undefined
  if (since && day !== undefined && day >= since.day) reader.note(column, 'DAY_AFTER_SWITCH', { value: since.day })
}
