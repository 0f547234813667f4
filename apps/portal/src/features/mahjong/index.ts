export { inputOfSheet, sheetOfData } from './sheet-data'
export { MahjongSheetFields } from './sheet.graphql'
