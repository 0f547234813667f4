export { inputOfSheet, sheetOfData } from './sheet-data'
export { GuandanSheetFields } from './sheet.graphql'
