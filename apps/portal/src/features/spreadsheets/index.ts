export { SpreadsheetView } from './spreadsheet-view'
export { SpreadsheetsView } from './spreadsheets-view'
