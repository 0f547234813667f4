export { LargeSpreadsheetView } from './large-spreadsheet-view'
export { SpreadsheetView } from './spreadsheet-view'
export { SpreadsheetsView } from './spreadsheets-view'
