import type { SheetPlace } from './kind.js'
import { sportWords } from './people-table.js'
import type { RowReader } from './read-cells.js'

/** The sport of a row, else the one that the sheet is of; empty where neither says one. Notes CELL_MISSING. */
export const sportIn = (reader: RowReader, place: SheetPlace): string => {
  const sport = reader.word('sport', sportWords) ?? (reader.text('sport') ? '' : (place.source.sport ?? ''))
  if (sport === '' && !reader.text('sport')) reader.note('sport', 'CELL_MISSING')
  return sport
}
