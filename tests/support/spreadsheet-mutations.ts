/** The mutations of the desk for spreadsheets, walked in `spreadsheets.test.ts`. */
export const spreadsheetMutations = [
  'commitSpreadsheet',
  'mendSpreadsheetRow',
  'readSpreadsheet',
  'undoSpreadsheet',
] as const
